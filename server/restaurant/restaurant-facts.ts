import type { Settings } from '../../domain/settings/settings.ts'
import type { OrderDesk } from '../platform/order-desk.ts'

/** Channel that says that something of a restaurant changed; nothing of who or what. */
export const RESTAURANT_CHANNEL = 'restaurant_changed'

/** What the booking of tables needs of the server around it. */
export interface TableFacts {
  readonly settings: Settings
  /** Tells the boards of every process that they are old; after the commit. */
  readonly announce: () => void
}

/** What the people of a restaurant need besides. */
export interface RestaurantFacts extends TableFacts {
  /** Money and life of orders, which lie to the right of the restaurants. */
  readonly desk: Pick<OrderDesk, 'reject' | 'reschedule'>
}
