import * as calls from '../../domain/bar/calls.ts'
import { handle } from '../platform/handler.ts'
import { readCategories } from './item-queries.ts'
import { menuItemOf } from './menu-words.ts'
import { soldItems } from './sold-items.ts'

/** R-714, B-15: what the bar sells, in one language; a part of the menu without items is not shown. */
export const getBarMenu = handle(calls.getBarMenu, 'read', async (tx, { language }) => {
  const [categories, sold] = await Promise.all([readCategories(tx), soldItems(tx)])
  return {
    categories: categories
      .map(({ id, name, isForDogs }) => ({
        id,
        name: name[language],
        isForDogs,
        items: sold.filter((item) => item.categoryId === id).map((item) => menuItemOf(item, language)),
      }))
      .filter((category) => category.items.length > 0),
  }
})
