import { missingLanguages, requireNothingMissing } from '../../../domain/content/publishing.ts'
import * as calls from '../../../domain/content/staff-calls.ts'
import { Refusal } from '../../../domain/platform/refusal.ts'
import { auditStaffAction } from '../../platform/audit.ts'
import { handle } from '../../platform/handler.ts'
import { lockPublished } from '../dish-queries.ts'
import { removeMenu, writeMenu } from '../menu-queries.ts'

/** R-603, B-10: the menu of a day; only published dishes of that restaurant, and a note in every language. */
export const setDailyMenu = handle(calls.setDailyMenu, 'write', async (tx, { day, restaurant, menu }, { actor }) => {
  if (menu === null) {
    await removeMenu(tx, restaurant, day)
  } else {
    const { dishIds, note } = menu
    if (note !== null) requireNothingMissing(missingLanguages(note.title, note.text))
    const published = await lockPublished(tx, restaurant, dishIds)
    if (published.length < dishIds.length) throw new Refusal('item_unknown')
    await writeMenu(tx, { restaurant, day }, { dishIds, note })
  }
  await auditStaffAction(tx, actor, { action: 'menu.set', subject: `menu:${restaurant}:${day}`, detail: { menu } })
  return { done: true as const }
})
