import * as calls from '../../domain/bar/calls.ts'
import { handle } from '../platform/handler.ts'
import { readCategories, readItems } from './item-queries.ts'
import { menuItemOf } from './menu-words.ts'

/** R-714, B-15: what the bar sells, in one language; a part of the menu without items is not shown. */
export const getBarMenu = handle(calls.getBarMenu, 'read', async (tx, { language }) => {
  const [categories, items] = await Promise.all([readCategories(tx), readItems(tx)])
  const sold = items.filter((item) => item.isPublished)
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
