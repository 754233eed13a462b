import type { Settings } from '../../domain/settings/settings.ts'
import type { PaymentFacts } from '../payments/payment-facts.ts'
import type { OccupancyChange } from '../umbrellas/occupancy-changes.ts'
import type { ItemCategories } from './items/item-categories.ts'

/** What the order calls need of the server around them; composed in `server/app.ts`. */
export interface OrderFacts {
  readonly settings: Settings
  readonly payments: PaymentFacts
  /** What bar, restaurants, parking and services bring to an order. */
  readonly categories: ItemCategories
  /** Tells every server process that places became free or taken. Called after the commit. */
  readonly announce: (changes: readonly OccupancyChange[]) => void
}
