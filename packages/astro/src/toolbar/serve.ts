import type { AstroConfig, AstroIntegrationLogger } from 'astro'
import type { AstroOptions } from '../build-sitemap.ts'
import type { AstroRoute } from '../match-route.ts'
import { type Answer, answerQuestion, type Question } from './answer.ts'

export const ASK = 'mapwright:ask'
export const ANSWER = 'mapwright:answer'

interface Toolbar {
  on(event: string, callback: (data: Question) => void): void
  send(event: string, payload: Answer): void
}

export interface ToolbarContext {
  toolbar: Toolbar
  logger: AstroIntegrationLogger
  options: AstroOptions
  config: AstroConfig
  routes: () => AstroRoute[]
}

/** Answers the toolbar in `astro dev`. A wrong option is shown there; it never stops the server. */
export function serveToolbar({ toolbar, logger, options, config, routes }: ToolbarContext): void {
  toolbar.on(ASK, (question) => {
    const build = { options, config, routes: routes(), dir: config.outDir, startedAt: Date.now() }
    answerQuestion(question, build).then(
      (answer) => toolbar.send(ANSWER, answer),
      (error: Error) => {
        logger.debug(error.stack ?? error.message)
        toolbar.send(ANSWER, { path: question.path, findings: [], failure: error.message })
      },
    )
  })
}
