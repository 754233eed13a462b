import { hash } from 'node:crypto'
import { isOnlineMethod } from '../../../domain/payments/payment-modes.ts'
import type { Cents } from '../../../domain/platform/cents.ts'
import { PAYMENT_METHODS, type OrderCategory } from '../../../domain/orders/calls.ts'
import type { ItemCart } from '../../../domain/orders/item-calls.ts'
import { itemMethods, itemQuoteContent, itemTotals, type RefusedItemMethod } from '../../../domain/orders/item-quote.ts'
import type { OfferedMethod } from '../../../domain/orders/methods.ts'
import type { MethodConditions } from '../../../domain/orders/quote.ts'
import type { Queryable } from '../../platform/database.ts'
import { conditionsSlugs, promisedConditions } from '../offer.ts'
import type { OrderFacts } from '../order-facts.ts'
import type { StoredConditions } from '../order-queries.ts'
import { hasOpenCash, readConditions } from './item-checkout-queries.ts'
import type { CartAsker, PricedCart } from './item-category.ts'

/** What a cart of items would be ordered on, as everything stands now. */
export interface ItemOffer {
  readonly category: OrderCategory
  readonly cart: PricedCart
  readonly servicePercent: number
  readonly serviceCents: Cents
  readonly totalCents: Cents
  readonly offered: readonly OfferedMethod[]
  readonly refused: readonly RefusedItemMethod[]
  /** Of the methods that are offered, and of credit alone; none where nothing is sold. */
  readonly conditions: readonly (MethodConditions & Pick<StoredConditions, 'language'>)[]
  /** Equal offers have equal hashes. */
  readonly contentHash: string
}

/**
 * The offer for a cart of items. Throws its category's refusal of what cannot be ordered now, and an error
 * when the resort has no conditions of sale.
 */
export async function itemOfferFor(
  tx: Queryable,
  { settings, payments, categories }: OrderFacts,
  cart: ItemCart,
  asker: CartAsker,
): Promise<ItemOffer> {
  const priced = await categories.of(cart.cart).price(tx, cart, asker)
  const servicePercent = priced.isServiceFree ? 0 : settings.servicePercent
  const totals = itemTotals(priced.items, servicePercent)
  const { offered, refused } = itemMethods({
    totalCents: totals.totalCents,
    online: payments.modes.offered(asker.platform).map(({ method }) => method),
    takesCash: priced.takesCash && (settings.payAlsoCash || settings.payOnlyCash),
    isGuest: asker.isGuest,
    guestCashMostCents: settings.guestCashMostCents,
    hasOpenCash: await hasOpenCash(tx, asker.accountId, cart.cart),
  })
  const texts = await readConditions(tx, conditionsSlugs(settings), asker.language)
  const conditions =
    totals.totalCents === 0
      ? []
      : PAYMENT_METHODS.filter(
          (method) => isOnlineMethod(method) || method === 'cash' || method === 'no_payment_needed',
        ).map((method) => promisedConditions(method, settings, { conditions: texts }))
  const content = itemQuoteContent({
    items: priced.items,
    servicePercent,
    totalCents: totals.totalCents,
    methods: [...offered, ...refused].map(({ method }) => method),
    conditions,
  })
  return {
    category: cart.cart,
    cart: priced,
    servicePercent,
    ...totals,
    offered,
    refused,
    // What credit may pay alone is accepted like what is paid otherwise (B-06).
    conditions: conditions.filter(
      ({ method }) => method === 'no_payment_needed' || offered.some((one) => one.method === method),
    ),
    contentHash: hash('sha256', content),
  }
}
