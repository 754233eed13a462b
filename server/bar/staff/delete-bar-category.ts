import * as calls from '../../../domain/bar/catalogue-calls.ts'
import { Refusal } from '../../../domain/platform/refusal.ts'
import { changedMeanwhile } from '../../content/changes/changed-meanwhile.ts'
import { rememberChange } from '../../content/changes/undoable.ts'
import { auditStaffAction } from '../../platform/audit.ts'
import { handle } from '../../platform/handler.ts'
import { removeCategory } from '../category-queries.ts'
import { knownCategory, writtenCategory } from './bar-category.ts'
import { barCategoryUndo } from './bar-undoables.ts'

/** deletes a part of the menu that nothing is in, not even a draft; guests never saw it empty. */
export const deleteBarCategory = handle(
  calls.deleteBarCategory,
  'write',
  async (tx, { categoryId, version }, { actor }) => {
    const state = await barCategoryUndo.read(tx, String(categoryId))
    const before = await knownCategory(tx, categoryId)
    if (before.version !== version) throw await changedMeanwhile(tx, barCategoryUndo, categoryId)
    if (!(await removeCategory(tx, categoryId, version))) throw new Refusal('still_used')
    await auditStaffAction(tx, actor, {
      action: 'bar.deleteCategory',
      subject: `bar-category:${categoryId}`,
      detail: { before: writtenCategory(before) },
    })
    return { changeId: await rememberChange(tx, actor, barCategoryUndo, { subject: categoryId, before: state }) }
  },
)
