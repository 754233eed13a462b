import type { Language } from '../../domain/platform/language.ts'
import type { PayableOrders } from '../payments/payable-orders.ts'
import { resortData } from '../umbrellas/resort-data.ts'
import { enqueueFreed } from './freed-outbox.ts'
import type { OrderFacts } from './order-facts.ts'
import { cancelLines, readStandingBookings } from './order-queries.ts'
import { confirmOrder, failOrder, keepNothing, pinPlaces, unpinPlaces } from './paying-queries.ts'
import { enqueueGivenBack, enqueueRefund } from './refund-outbox.ts'

/** What is bought, in the language of the order; the number follows. */
const ORDER: Readonly<Record<Language, string>> = {
  it: 'Ordine',
  en: 'Order',
  fr: 'Commande',
  nl: 'Bestelling',
  de: 'Bestellung',
}

/** The orders as the payments see them; composed in `server/slices.ts`. */
export function payableOrders({ settings, announce }: Pick<OrderFacts, 'settings' | 'announce'>): PayableOrders {
  return {
    pin: async (tx, orderId) => pinPlaces(tx, orderId, (await resortData(tx)).stock),
    confirm: confirmOrder,
    unpin: unpinPlaces,
    giveUp: (tx, orderId, why) => failOrder(tx, orderId, why === 'too_late' ? 'expired' : 'failed', why),
    async lose(tx, orderId) {
      const bookingIds = await readStandingBookings(tx, orderId)
      await enqueueFreed(tx, orderId, bookingIds, 'payment_lost')
      await keepNothing(tx, orderId)
      return cancelLines(tx, {
        orderId,
        bookingIds,
        endedStatus: 'cancelled',
        actor: 'provider',
        reason: 'payment_lost',
      })
    },
    mailGivenBack: enqueueGivenBack,
    mailRefund: enqueueRefund,
    announce,
    describe: (number, language) => `${settings.resortName}: ${ORDER[language]} ${number}`,
  }
}
