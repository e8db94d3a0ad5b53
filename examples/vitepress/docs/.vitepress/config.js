import mapwright from 'unplugin-mapwright/vite'

export default {
  title: 'Example',
  cleanUrls: true,
  vite: { plugins: [mapwright({ site: 'https://www.example.com' })] },
}
