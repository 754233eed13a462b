import * as calls from '../../../domain/bar/catalogue-calls.ts'
import { Refusal } from '../../../domain/platform/refusal.ts'
import { auditStaffAction } from '../../platform/audit.ts'
import { handle } from '../../platform/handler.ts'
import type { BarFacts } from '../bar-facts.ts'
import { moveCategories } from '../category-queries.ts'
import { readCategories } from '../item-queries.ts'
import { barCategoryOf } from './bar-category.ts'

/** another order of the parts of the menu, when they are still in the one that was seen. */
export const orderBarCategories = ({ announce }: BarFacts) =>
  handle(calls.orderBarCategories, 'write', async (tx, { before, after }, { actor, afterCommit }) => {
    if (!(await moveCategories(tx, before, after))) throw new Refusal('status_changed')
    await auditStaffAction(tx, actor, {
      action: 'bar.orderCategories',
      subject: 'bar-category:all',
      detail: { before, after },
    })
    afterCommit(() => announce(null))
    return { categories: (await readCategories(tx)).map(barCategoryOf) }
  })
