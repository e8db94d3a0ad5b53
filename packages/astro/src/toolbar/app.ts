import { defineToolbarApp } from 'astro/toolbar'
import type { Answer } from './answer.ts'
import { showAnswer } from './show-answer.ts'

const ASK = 'mapwright:ask'
const ANSWER = 'mapwright:answer'

/** The toolbar app: for the page at hand, listed or why not, its entry, where its date comes from, and its findings. */
export default defineToolbarApp({
  init(canvas, app, server) {
    const panel = document.createElement('astro-dev-toolbar-window')
    const ask = async () => {
      const html = await fetch(location.href, { headers: { accept: 'text/html' } }).then((answer) =>
        answer.text(),
      )
      server.send(ASK, { path: location.pathname, html })
    }
    server.on(ANSWER, (answer: Answer) => {
      if (answer.path !== location.pathname) return
      panel.replaceChildren(...showAnswer(answer))
      const worst =
        answer.failure || answer.findings.some(({ severity }) => severity === 'error')
          ? 'error'
          : answer.findings.some(({ severity }) => severity === 'warning')
            ? 'warning'
            : undefined
      app.toggleNotification({ state: worst !== undefined, ...(worst && { level: worst }) })
    })
    canvas.append(panel)
    void ask()
    document.addEventListener('astro:after-swap', () => {
      canvas.append(panel)
      void ask()
    })
  },
})
