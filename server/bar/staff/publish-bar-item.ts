import { missingOf } from '../../../domain/bar/bar-publishing.ts'
import * as calls from '../../../domain/bar/catalogue-calls.ts'
import { requireNothingMissing } from '../../../domain/content/publishing.ts'
import { changedMeanwhile } from '../../content/changes/changed-meanwhile.ts'
import { rememberChange } from '../../content/changes/undoable.ts'
import { auditStaffAction } from '../../platform/audit.ts'
import { handle } from '../../platform/handler.ts'
import type { BarFacts } from '../bar-facts.ts'
import { storePublished, updateItem, writeOptionGroups } from '../catalogue-queries.ts'
import { barItemUndo } from './bar-undoables.ts'
import { knownItem, readItem, soldAs, writtenItem } from './catalogue-item.ts'

/** B-10: on sale as it is saved, once nothing of it is missing. */
export const publishBarItem = ({ announce }: BarFacts) =>
  handle(calls.publishBarItem, 'write', async (tx, { itemId, version }, { actor, afterCommit }) => {
    const state = await barItemUndo.read(tx, String(itemId))
    const stored = await knownItem(tx, itemId)
    const written = writtenItem(stored)
    requireNothingMissing(missingOf(written))
    if (!(await updateItem(tx, itemId, version, written))) throw await changedMeanwhile(tx, barItemUndo, itemId)
    await writeOptionGroups(tx, itemId, written.optionGroups)
    if (!(await storePublished(tx, { itemId, version: version + 1 }, true)))
      throw await changedMeanwhile(tx, barItemUndo, itemId)
    await auditStaffAction(tx, actor, {
      action: 'bar.publishItem',
      subject: `dish:${itemId}`,
      detail: { before: stored.isPublished ? soldAs(stored) : null, after: written },
    })
    afterCommit(() => announce(null))
    const changeId = await rememberChange(tx, actor, barItemUndo, { subject: itemId, before: state })
    return { item: await readItem(tx, itemId), changeId }
  })
