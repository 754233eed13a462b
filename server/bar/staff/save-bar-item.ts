import { randomBytes } from 'node:crypto'
import { missingOf } from '../../../domain/bar/bar-publishing.ts'
import * as calls from '../../../domain/bar/catalogue-calls.ts'
import type { CallParsed } from '../../../domain/platform/call.ts'
import { requireNothingMissing } from '../../../domain/content/publishing.ts'
import { Refusal } from '../../../domain/platform/refusal.ts'
import { auditStaffAction } from '../../platform/audit.ts'
import type { Queryable } from '../../platform/database.ts'
import { handle } from '../../platform/handler.ts'
import type { BarFacts } from '../bar-facts.ts'
import { insertItem, updateItem, writeOptionGroups } from '../catalogue-queries.ts'
import { readItem } from './catalogue-item.ts'

type Wish = CallParsed<typeof calls.saveBarItem>

/** B-10, R-603: saves a draft; what is on sale changes at once, and must stay complete. */
export const saveBarItem = ({ announce }: BarFacts) =>
  handle(calls.saveBarItem, 'write', async (tx, input, { actor, afterCommit }) => {
    const before = input.itemId === null ? null : await readItem(tx, input.itemId)
    if (before?.isPublished === true) requireNothingMissing(missingOf(input.draft))
    const itemId = await write(tx, input)
    await writeOptionGroups(tx, itemId, input.draft.optionGroups)
    await auditStaffAction(tx, actor, {
      action: 'bar.saveItem',
      subject: `dish:${itemId}`,
      detail: { before: before?.draft ?? null, after: input.draft },
    })
    afterCommit(() => announce(null))
    return { item: await readItem(tx, itemId) }
  })

async function write(tx: Queryable, { itemId, version, draft }: Wish): Promise<number> {
  if (itemId === null) {
    const made = await insertItem(tx, keyOf(draft.name.it), draft)
    if (made === null) throw new Refusal('item_unknown')
    return made
  }
  if (!(await updateItem(tx, itemId, version, draft))) throw new Refusal('status_changed')
  return itemId
}

/** Names an item in the resort's files: what it is called, and something that makes it its own. */
function keyOf(name: string): string {
  const words = name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
  return [...(words === '' ? ['item'] : [words.slice(0, 40)]), randomBytes(3).toString('hex')].join('-')
}
