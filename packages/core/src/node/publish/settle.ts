import { rmSync } from 'node:fs'
import { ROBOTS_PATH } from '../../files/robots.ts'
import { fileInside } from '../inside.ts'
import { type Journal, type Move, stateOf } from './journal.ts'
import { rename } from './rename.ts'

/**
 * Finishes the publish of a journal whose process died. Where that cannot give a whole set any more (a new build has emptied or
 * rewritten the folder since), removes what is still staged and leaves the rest as it is.
 */
export function settleJournal(folder: string, { moves, removals }: Journal): void {
  const paths = [...moves.flatMap(({ from, to }) => [from, to]), ...removals.map(({ path }) => path)]
  // Not written by us: a journal names only what lies in its own folder.
  if (paths.some((path) => fileInside(folder, path) === undefined)) return
  // A robots.txt that a new build has copied anew must not be replaced by one made from the older; it does not hold up the set.
  const isRobots = ({ to }: Move) => to === ROBOTS_PATH
  const set = moves.filter((move) => !isRobots(move))
  const isWhole = set.every((move) => isDone(folder, move) || isUntouched(folder, move))
  if (isWhole && finish(folder, [...set, ...moves.filter(isRobots)])) {
    for (const { path, before } of removals) {
      if (stateOf(fileOf(folder, path)) === before) rmSync(fileOf(folder, path), { force: true })
    }
  }
  for (const { from } of moves) rmSync(fileOf(folder, from), { force: true })
}

/** False where a move is impossible; the run that comes next says why when it publishes itself. */
function finish(folder: string, moves: Move[]): boolean {
  try {
    for (const move of moves) {
      if (isUntouched(folder, move)) rename(fileOf(folder, move.from), fileOf(folder, move.to))
    }
    return true
  } catch {
    return false
  }
}

const isDone = (folder: string, { to, after }: Move) => stateOf(fileOf(folder, to)) === after

/** Still to be moved, and nobody else has written to the destination. */
const isUntouched = (folder: string, { from, to, before, after }: Move) =>
  stateOf(fileOf(folder, from)) === after && stateOf(fileOf(folder, to)) === before

const fileOf = (folder: string, path: string): string => fileInside(folder, path)!
