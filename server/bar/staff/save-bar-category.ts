import * as calls from '../../../domain/bar/catalogue-calls.ts'
import { missingLanguages, requireNothingMissing } from '../../../domain/content/publishing.ts'
import { changedMeanwhile } from '../../content/changes/changed-meanwhile.ts'
import { rememberChange } from '../../content/changes/undoable.ts'
import { auditStaffAction } from '../../platform/audit.ts'
import { handle } from '../../platform/handler.ts'
import type { BarFacts } from '../bar-facts.ts'
import { insertCategory, updateCategory } from '../category-queries.ts'
import { keyOf } from '../key-of.ts'
import { knownCategory, writtenCategory } from './bar-category.ts'
import { barCategoryUndo } from './bar-undoables.ts'

/** R-603, B-10: a part of the menu is written in every language before it is stored. */
export const saveBarCategory = ({ announce }: BarFacts) =>
  handle(calls.saveBarCategory, 'write', async (tx, input, { actor, afterCommit }) => {
    const { categoryId: known, version, category } = input
    requireNothingMissing(missingLanguages(category.name, category.name))
    const state = known === null ? null : await barCategoryUndo.read(tx, String(known))
    const before = known === null ? null : await knownCategory(tx, known)
    if (known !== null && !(await updateCategory(tx, { categoryId: known, version }, category))) {
      throw await changedMeanwhile(tx, barCategoryUndo, known)
    }
    const categoryId = known ?? (await insertCategory(tx, keyOf(category.name.it), category))
    await auditStaffAction(tx, actor, {
      action: 'bar.saveCategory',
      subject: `bar-category:${categoryId}`,
      detail: { before: before === null ? null : writtenCategory(before), after: category },
    })
    afterCommit(() => announce(null))
    const changeId = await rememberChange(tx, actor, barCategoryUndo, { subject: categoryId, before: state })
    return { category: await knownCategory(tx, categoryId), changeId }
  })
