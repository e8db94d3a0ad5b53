import { closes, opens } from './hours.json'

document.querySelector('#hours').textContent = `Open from ${opens} to ${closes}, Tuesday to Saturday.`
