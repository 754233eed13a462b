import * as calls from '../../../domain/bar/catalogue-calls.ts'
import { undoChange } from '../../content/changes/undoable.ts'
import { handle } from '../../platform/handler.ts'
import type { BarFacts } from '../bar-facts.ts'
import { BAR_UNDOABLES } from './bar-undoables.ts'

/** an item or a part of the menu as it was before one's own last change. */
export const undoBarChange = ({ announce }: BarFacts) =>
  handle(calls.undoBarChange, 'write', async (tx, { changeId }, { actor, afterCommit }) => {
    await undoChange(tx, actor, changeId, BAR_UNDOABLES)
    afterCommit(() => announce(null))
    return { done: true as const }
  })
