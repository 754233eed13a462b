import * as calls from '../../../domain/content/staff-calls.ts'
import { handle } from '../../platform/handler.ts'
import { announceMenu } from '../announce-menu.ts'
import { CONTENT_UNDOABLES } from '../changes/content-undoables.ts'
import { undoChange } from '../changes/undoable.ts'

/** a dish, a course, a menu, news or the sea as it was before one's own last change. */
export const undoContentChange = handle(calls.undoContentChange, 'write', async (tx, { changeId }, { actor }) => {
  await undoChange(tx, actor, changeId, CONTENT_UNDOABLES)
  await announceMenu(tx)
  return { done: true as const }
})
