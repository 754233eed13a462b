import { randomBytes } from 'node:crypto'
import { SECOND } from '../domain/platform/duration.ts'
import type { Settings } from '../domain/settings/settings.ts'
import type { BarFacts } from './bar/bar-facts.ts'
import { barOrders } from './bar/bar-orders.ts'
import { itemCategories, type ItemCategories } from './orders/items/item-categories.ts'
import { orderDesk } from './orders/items/order-desk.ts'
import { placeDeskOrder } from './orders/items/place-desk-order.ts'
import { parkingOrders } from './parking/parking-orders.ts'
import { restaurantOrders } from './restaurant/table-orders.ts'
import { serviceOrders } from './services/service-orders.ts'
import { instalmentOrders } from './subscriptions/instalment-orders.ts'
import type { SubscriptionDesk } from './subscriptions/staff/staff-facts.ts'
import { subscriptionOrders } from './subscriptions/subscription-orders.ts'
import type { OccupancyChange } from './umbrellas/occupancy-changes.ts'
import { ResortClock } from './umbrellas/resort-clock.ts'

/** What the slices of items need of the server around them. */
export interface ItemSurroundings {
  readonly settings: Settings
  readonly clock: ResortClock
  /** Signs the tags of places. */
  readonly tagKey: Buffer
  /** After the commit: an order of the bar changed, or the bar itself. */
  readonly announceBar: (orderId: number | null) => void
  /** After the commit: a table or a booking changed. */
  readonly announceRestaurant: () => void
  /** After the commit: places became free or taken. */
  readonly announce: (changes: readonly OccupancyChange[]) => void
}

/** Everything that is ordered and is no place; the only place that knows all of it. */
export function composeItems(around: ItemSurroundings): ItemCategories {
  const { settings, tagKey, announceBar, announceRestaurant } = around
  return itemCategories([
    barOrders({ settings, tagKey, announce: announceBar }),
    restaurantOrders({ settings, announce: announceRestaurant }),
    parkingOrders(around),
    serviceOrders(around),
    subscriptionOrders(around),
    instalmentOrders(around),
  ])
}

/** Orders that a worker enters at the bar (B-08). */
export function barCounter({
  settings,
  tagKey,
  announceBar,
}: Pick<ItemSurroundings, 'settings' | 'tagKey' | 'announceBar'>): BarFacts['placeAtCounter'] {
  const categories = itemCategories([barOrders({ settings, tagKey, announce: announceBar, isByWorker: true })])
  return (tx, wish) => placeDeskOrder(tx, { settings, categories }, wish)
}

/** What the resort's people do about the money of subscriptions (`server/subscriptions/staff`). */
export function subscriptionDesk(around: {
  readonly settings: Settings
  readonly categories: ItemCategories
}): SubscriptionDesk {
  const { categories } = around
  return {
    first: orderDesk(categories, 'subscription'),
    instalments: orderDesk(categories, 'instalment'),
    orderSubscription: (tx, wish) =>
      placeDeskOrder(tx, around, { ...wish, mailAfterMs: around.settings.deskUndoSeconds * SECOND }),
    orderInstalment: (tx, { accountId, subscriptionId, position, language, key }) =>
      placeDeskOrder(tx, around, { accountId, cart: { cart: 'instalment', subscriptionId, position }, language, key }),
  }
}

/** The same for a process that nobody listens to: the servers' polling shows what it changes. */
export function quietItems(settings: Settings): ItemCategories {
  const tellNobody = () => undefined
  return composeItems({
    settings,
    clock: new ResortClock(),
    // Nobody shows it a tag.
    tagKey: randomBytes(32),
    announceBar: tellNobody,
    announceRestaurant: tellNobody,
    announce: tellNobody,
  })
}
