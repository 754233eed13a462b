import * as calls from '../../../domain/bar/catalogue-calls.ts'
import { changedMeanwhile } from '../../content/changes/changed-meanwhile.ts'
import { rememberChange } from '../../content/changes/undoable.ts'
import { auditStaffAction } from '../../platform/audit.ts'
import { handle } from '../../platform/handler.ts'
import type { BarFacts } from '../bar-facts.ts'
import { removeItem } from '../catalogue-queries.ts'
import { barItemUndo } from './bar-undoables.ts'
import { knownItem, writtenItem } from './catalogue-item.ts'

/** out of the catalogue; what is ordered of it is made and keeps its words. */
export const deleteBarItem = ({ announce }: BarFacts) =>
  handle(calls.deleteBarItem, 'write', async (tx, { itemId, version }, { actor, afterCommit }) => {
    const state = await barItemUndo.read(tx, String(itemId))
    const before = writtenItem(await knownItem(tx, itemId))
    if (!(await removeItem(tx, itemId, version))) throw await changedMeanwhile(tx, barItemUndo, itemId)
    await auditStaffAction(tx, actor, { action: 'bar.deleteItem', subject: `dish:${itemId}`, detail: { before } })
    afterCommit(() => announce(null))
    return { changeId: await rememberChange(tx, actor, barItemUndo, { subject: itemId, before: state }) }
  })
