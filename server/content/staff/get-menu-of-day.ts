import * as calls from '../../../domain/content/staff-calls.ts'
import { handle } from '../../platform/handler.ts'
import { findPublished } from '../dish-queries.ts'
import { findMenus, menuRevision } from '../menu-queries.ts'

/** the menu of a day for its editor. */
export const getMenuOfDay = handle(calls.getMenuOfDay, 'read', async (tx, { day, restaurant }) => {
  const menu = (await findMenus(tx, day)).find((one) => one.restaurant === restaurant)
  const published = await findPublished(tx, menu?.dishIds ?? [])
  return {
    dishIds: published.map(({ dishId }) => dishId),
    note: menu?.note ?? null,
    isWeekly: menu?.isWeekly ?? true,
    revision: menuRevision(menu),
  }
})
