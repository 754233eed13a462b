import * as calls from '../../../domain/bar/catalogue-calls.ts'
import { changedMeanwhile } from '../../content/changes/changed-meanwhile.ts'
import { rememberChange } from '../../content/changes/undoable.ts'
import { auditStaffAction } from '../../platform/audit.ts'
import { handle } from '../../platform/handler.ts'
import type { BarFacts } from '../bar-facts.ts'
import { storePublished, updateItem, writeOptionGroups } from '../catalogue-queries.ts'
import { barItemUndo } from './bar-undoables.ts'
import { knownItem, readItem } from './catalogue-item.ts'

/** B-10: off the menu; carts that hold it are told when they are priced. What was written over it is what it now says. */
export const unpublishBarItem = ({ announce }: BarFacts) =>
  handle(calls.unpublishBarItem, 'write', async (tx, { itemId, version }, { actor, afterCommit }) => {
    const state = await barItemUndo.read(tx, String(itemId))
    const { draft } = await knownItem(tx, itemId)
    if (!(await storePublished(tx, { itemId, version }, false))) throw await changedMeanwhile(tx, barItemUndo, itemId)
    if (draft !== null && (await updateItem(tx, itemId, version + 1, draft))) {
      await writeOptionGroups(tx, itemId, draft.optionGroups)
    }
    await auditStaffAction(tx, actor, { action: 'bar.unpublishItem', subject: `dish:${itemId}` })
    afterCommit(() => announce(null))
    const changeId = await rememberChange(tx, actor, barItemUndo, { subject: itemId, before: state })
    return { item: await readItem(tx, itemId), changeId }
  })
