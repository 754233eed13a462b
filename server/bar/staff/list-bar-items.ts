import * as calls from '../../../domain/bar/catalogue-calls.ts'
import { handle } from '../../platform/handler.ts'
import { readCategories, readItems } from '../item-queries.ts'
import { barCategoryOf } from './bar-category.ts'
import { catalogueItemOf } from './catalogue-item.ts'

/** B-10, R-603: every item of the bar, drafts too, with what each still misses. */
export const listBarItems = handle(calls.listBarItems, 'read', async (tx) => {
  const [categories, items] = await Promise.all([readCategories(tx), readItems(tx)])
  return {
    categories: categories.map(barCategoryOf),
    items: items.map(catalogueItemOf),
  }
})
