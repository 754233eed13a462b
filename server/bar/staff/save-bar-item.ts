import * as calls from '../../../domain/bar/catalogue-calls.ts'
import type { CallParsed } from '../../../domain/platform/call.ts'
import { Refusal } from '../../../domain/platform/refusal.ts'
import { changedMeanwhile } from '../../content/changes/changed-meanwhile.ts'
import { rememberChange } from '../../content/changes/undoable.ts'
import { auditStaffAction } from '../../platform/audit.ts'
import type { Queryable } from '../../platform/database.ts'
import { handle } from '../../platform/handler.ts'
import { insertItem, storeDraft, updateItem, writeOptionGroups } from '../catalogue-queries.ts'
import { holdCategory } from '../category-queries.ts'
import type { StoredItem } from '../item-queries.ts'
import { keyOf } from '../key-of.ts'
import { barItemUndo } from './bar-undoables.ts'
import { catalogueItemOf, knownItem, writtenItem } from './catalogue-item.ts'

type Wish = CallParsed<typeof calls.saveBarItem>

/** B-10, R-603: saves a draft; guests go on ordering what was published last. */
export const saveBarItem = handle(calls.saveBarItem, 'write', async (tx, input, { actor }) => {
  const state = input.itemId === null ? null : await barItemUndo.read(tx, String(input.itemId))
  const before = input.itemId === null ? null : await knownItem(tx, input.itemId)
  if (!(await holdCategory(tx, input.draft.categoryId))) throw new Refusal('item_unknown')
  const itemId = await write(tx, input, before)
  await auditStaffAction(tx, actor, {
    action: 'bar.saveItem',
    subject: `dish:${itemId}`,
    detail: { before: before === null ? null : writtenItem(before), after: input.draft },
  })
  const changeId = await rememberChange(tx, actor, barItemUndo, { subject: itemId, before: state })
  return { item: catalogueItemOf(await knownItem(tx, itemId)), changeId }
})

async function write(tx: Queryable, { itemId, version, draft }: Wish, known: StoredItem | null): Promise<number> {
  if (itemId === null) {
    const made = await insertItem(tx, keyOf(draft.name.it), draft)
    if (made === null) throw new Refusal('item_unknown')
    await writeOptionGroups(tx, made, draft.optionGroups)
    return made
  }
  if (known?.isPublished === true) {
    if (!(await storeDraft(tx, { itemId, version }, draft))) throw await changedMeanwhile(tx, barItemUndo, itemId)
    return itemId
  }
  if (!(await updateItem(tx, itemId, version, draft))) throw await changedMeanwhile(tx, barItemUndo, itemId)
  await writeOptionGroups(tx, itemId, draft.optionGroups)
  return itemId
}
