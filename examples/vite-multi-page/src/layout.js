import menu from './menu.json'

const nav = document.createElement('nav')
for (const { href, text } of menu) {
  const link = document.createElement('a')
  link.href = href
  link.textContent = text
  nav.append(link, ' ')
}
document.body.prepend(nav)
