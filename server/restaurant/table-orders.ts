import { cents, type Cents } from '../../domain/platform/cents.ts'
import type { Platform } from '../../domain/platform/app-platform.ts'
import type { CivilDate } from '../../domain/platform/civil-date.ts'
import type { Language } from '../../domain/platform/language.ts'
import { Refusal } from '../../domain/platform/refusal.ts'
import type { RestaurantCart } from '../../domain/restaurant/calls.ts'
import { DEPOSIT_NAME } from '../../domain/restaurant/deposit-names.ts'
import { stayMinutes } from '../../domain/restaurant/meal-times.ts'
import { RESTAURANT_IDS, type Meal } from '../../domain/restaurant/meals.ts'
import type { Queryable } from '../platform/database.ts'
import { bookableTable } from './bookable-table.ts'
import type { TableFacts } from './restaurant-facts.ts'
import { readNow, readRestaurants } from './restaurant-queries.ts'
import { isOffered, takeOfferedTable } from './waiting/take-offered-table.ts'
import { claimTable, confirmTables, hasTable, releaseTables, type TableWish } from './seating-queries.ts'

/** What of an order's item this slice reads; the orders' own item has it all. */
interface TableItem {
  readonly kind: string
  readonly refId: number
  readonly note: string | null
  readonly quantity: number
  readonly from: CivilDate
  readonly meal: Meal | null
  readonly time: string | null
  readonly dogs: number
}

interface TableOrder {
  readonly orderId: number
  readonly accountId: number
  readonly number: string
  readonly items: readonly (TableItem & { readonly itemId: number; readonly isCancelled: boolean })[]
}

interface Asker {
  readonly accountId: number
  readonly language: Language
  readonly platform: Platform
}

/** What a table brings to an order: the shape that orders ask of every category of items. */
export function restaurantOrders({ settings, announce }: TableFacts) {
  return {
    name: 'restaurant' as const,

    async price(tx: Queryable, cart: RestaurantCart, { accountId, language, platform }: Asker) {
      const isKept = await isOffered(tx, accountId, cart)
      const restaurant = await bookableTable(tx, cart, settings, { platform, isKept })
      const deposit = cents(settings.restaurantDepositCents)
      return {
        items: [
          itemOf(cart, { kind: 'table', name: restaurant.name, unitCents: cents(0) }),
          ...(deposit === 0
            ? []
            : [
                itemOf(
                  { ...cart, note: undefined, dogs: 0 },
                  { kind: 'deposit', name: DEPOSIT_NAME[language], unitCents: deposit },
                ),
              ]),
        ],
        firstDay: cart.day,
        // A deposit that is paid on arrival secures nothing.
        takesCash: false,
        isServiceFree: true,
        readyInMinutes: null,
      }
    },

    async take(tx: Queryable, order: TableOrder) {
      for (const item of tablesOf(order)) if (!(await seat(tx, order, item))) throw new Refusal('no_seats')
    },

    async retake(tx: Queryable, order: TableOrder) {
      const now = await readNow(tx)
      for (const item of tablesOf(order)) {
        if (await hasTable(tx, item.itemId)) continue
        if (!isAhead(item, now) || !(await seat(tx, order, item))) return false
      }
      return true
    },

    release: (tx: Queryable, _order: TableOrder, itemIds: readonly number[]) => releaseTables(tx, itemIds),
    confirm: (tx: Queryable, { orderId }: TableOrder) => confirmTables(tx, orderId),
    /** A table is given up until its time; its deposit goes with it. */
    canDelete: (item: TableItem, now: { readonly today: CivilDate; readonly time: string }) =>
      item.kind === 'table' && isAhead(item, now),
    announce: () => announce(),
  }
}

function itemOf(
  { restaurant, day, meal, time, seats, dogs, note }: RestaurantCart,
  { kind, name, unitCents }: { readonly kind: 'table' | 'deposit'; readonly name: string; readonly unitCents: Cents },
) {
  return {
    kind,
    refId: restaurant,
    name,
    options: [],
    note: note ?? null,
    quantity: seats,
    unitCents,
    totalCents: cents(unitCents * seats),
    from: day,
    to: day,
    part: null,
    meal,
    time,
    plate: null,
    dogs,
    facts: {},
  }
}

function tablesOf({ items }: TableOrder) {
  return items.filter((item) => item.kind === 'table' && !item.isCancelled)
}

/** 'HH:MM' and 'HH:MM:SS' compare as they are. */
function isAhead({ from, time }: TableItem, now: { readonly today: CivilDate; readonly time: string }): boolean {
  return from > now.today || (from === now.today && time !== null && time > now.time)
}

/** Takes the table that is kept for the guest (B-09), or claims one; it waits for its order to stand. */
async function seat(
  tx: Queryable,
  { orderId, accountId, number }: TableOrder,
  item: TableOrder['items'][number],
): Promise<boolean> {
  const wish = await wishOf(tx, item)
  if (wish === null) return false
  const { dogs, note, itemId } = item
  const party = { dogs, note, state: 'held', accountId, orderId, orderNumber: number, itemId } as const
  if (await takeOfferedTable(tx, accountId, wish, { dogs, note, orderId, orderNumber: number, itemId })) return true
  return (await claimTable(tx, wish, party)) !== null
}

async function wishOf(tx: Queryable, item: TableItem): Promise<TableWish | null> {
  const restaurant = RESTAURANT_IDS.find((id) => id === item.refId)
  const stored = (await readRestaurants(tx)).find(({ id }) => id === restaurant)
  if (restaurant === undefined || stored === undefined || item.meal === null || item.time === null) return null
  return {
    restaurant,
    day: item.from,
    meal: item.meal,
    time: item.time,
    seats: item.quantity,
    stayMinutes: stayMinutes(stored.stays, item.quantity),
    isOnline: true,
    table: null,
  }
}
