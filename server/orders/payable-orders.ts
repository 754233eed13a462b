import type { Language } from '../../domain/platform/language.ts'
import { returnExcessCredit } from '../payments/credit/use-credit.ts'
import type { OrderChange, OrderChanges, PayableOrders } from '../payments/payable-orders.ts'
import type { Queryable } from '../platform/database.ts'
import type { OccupancyChange } from '../umbrellas/occupancy-changes.ts'
import { resortData } from '../umbrellas/resort-data.ts'
import { enqueueFreed } from './freed-outbox.ts'
import type { ItemCategories } from './items/item-categories.ts'
import { readCategory } from './items/item-order-queries.ts'
import { payableItemOrders } from './items/payable-item-orders.ts'
import type { OrderFacts } from './order-facts.ts'
import { cancelLines, readStandingBookings } from './cancel-queries.ts'
import { confirmOrder, failOrder, hasDifference, keepNothing, pinPlaces, unpinPlaces } from './paying-queries.ts'
import { enqueueGivenBack, enqueuePaid, enqueueRefund, enqueueReview } from './refund-outbox.ts'

/** What is bought, in the language of the order; the number follows. */
const ORDER: Readonly<Record<Language, string>> = {
  it: 'Ordine',
  en: 'Order',
  fr: 'Commande',
  nl: 'Bestelling',
  de: 'Bestellung',
}

type Claims = Pick<PayableOrders, 'pin' | 'confirm' | 'unpin' | 'giveUp' | 'lose'>

/** Orders of places as the payments see them. */
const places: Claims = {
  pin: async (tx, orderId) => pinPlaces(tx, orderId, (await resortData(tx)).stock),
  async confirm(tx, orderId, method) {
    await confirmOrder(tx, orderId, method)
    return []
  },
  unpin: unpinPlaces,
  giveUp: (tx, orderId, why) => failOrder(tx, orderId, why === 'too_late' ? 'expired' : 'failed', why),
  async lose(tx, orderId) {
    // What was to pay a difference leaves it open: the order stands on what it was paid with before (decision 105).
    if (await hasDifference(tx, orderId)) return []
    const bookingIds = await readStandingBookings(tx, orderId)
    await enqueueFreed(tx, orderId, bookingIds, 'payment_lost')
    await keepNothing(tx, orderId)
    const freed = await cancelLines(tx, {
      orderId,
      bookingIds,
      endedStatus: 'cancelled',
      actor: 'provider',
      reason: 'payment_lost',
    })
    await returnExcessCredit(tx, orderId, `lost:${orderId}`)
    return freed
  },
}

/** The orders as the payments see them; composed in `server/slices.ts`. */
export function payableOrders(facts: Pick<OrderFacts, 'settings' | 'announce' | 'categories'>): PayableOrders {
  const items = payableItemOrders(facts.categories)
  const of = async (tx: Queryable, orderId: number) =>
    (await readCategory(tx, orderId)) === 'umbrella' ? places : items
  return {
    pin: async (tx, orderId) => (await of(tx, orderId)).pin(tx, orderId),
    confirm: async (tx, orderId, method) => (await of(tx, orderId)).confirm(tx, orderId, method),
    unpin: async (tx, orderId) => (await of(tx, orderId)).unpin(tx, orderId),
    giveUp: async (tx, orderId, why) => (await of(tx, orderId)).giveUp(tx, orderId, why),
    lose: async (tx, orderId) => (await of(tx, orderId)).lose(tx, orderId),
    mailPaid: enqueuePaid,
    mailGivenBack: enqueueGivenBack,
    mailRefund: enqueueRefund,
    mailReview: enqueueReview,
    announce: (changes) => announceChanges(facts, changes),
    describe: (number, language) => `${facts.settings.resortName}: ${ORDER[language]} ${number}`,
  }
}

/** Tells the map of the days that are free, and boards and tables of the orders that changed. */
function announceChanges(
  { announce, categories }: { readonly announce: OrderFacts['announce']; readonly categories: ItemCategories },
  changes: OrderChanges,
): void {
  const days = changes.filter(isDays)
  if (days.length > 0) announce(days)
  for (const change of changes) if (!isDays(change)) categories.of(change.category).announce(change.orderId)
}

function isDays(change: OrderChange): change is OccupancyChange {
  return 'from' in change
}
