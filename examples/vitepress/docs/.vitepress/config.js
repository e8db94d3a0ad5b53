export default { title: 'Example', cleanUrls: true }
