import * as z from 'zod/mini'
import { restaurantCartField, type RestaurantCart } from '../../domain/restaurant/calls.ts'
import { createStoredStore } from '../platform/stored.ts'

const draftSchema = z.partial(z.omit(restaurantCartField, { cart: true }))
/** What somebody has said of their table so far. */
export type TableDraft = z.output<typeof draftSchema>

/** What was last chosen on the page, so that it is there again after a look elsewhere or a reload. */
export const tableDraft = createStoredStore<TableDraft>('battigia.tableDraft', draftSchema, {})

/** The table that waits on this device for its deposit; null is an empty cart. */
export const tableCart = createStoredStore<RestaurantCart | null>(
  'battigia.tableCart',
  z.nullable(restaurantCartField),
  null,
)

/** The table is ordered: nothing of it is offered again. */
export function forgetTable(): void {
  tableDraft.set({})
  tableCart.set(null)
}
