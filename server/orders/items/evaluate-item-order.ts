import { randomBytes } from 'node:crypto'
import * as calls from '../../../domain/orders/item-calls.ts'
import { refusalText } from '../../../domain/platform/texts-for.ts'
import { readCreditFor } from '../../payments/credit/use-credit.ts'
import { quotedCredit } from '../credit-part.ts'
import { handle } from '../../platform/handler.ts'
import type { OrderFacts } from '../order-facts.ts'
import type { DraftItem } from './item-category.ts'
import { insertItemQuote } from './item-checkout-queries.ts'
import { itemOfferFor } from './item-offer.ts'

/** the binding quote of a cart of items; the cart is kept with it, so that what was quoted is ordered. */
export const evaluateItemOrder = (facts: OrderFacts) =>
  handle(calls.evaluateItemOrder, 'statement', async (tx, { cart }, { actor, language, platform }) => {
    const { accountId, isGuest } = actor
    const offer = await itemOfferFor(tx, facts, cart, { accountId, isGuest, language, platform })
    const id = randomBytes(16).toString('base64url')
    const { expiresAt, serverNow } = await insertItemQuote(tx, {
      id,
      accountId,
      language,
      cart,
      hash: offer.contentHash,
      minutes: facts.settings.itemQuoteMinutes,
    })
    const { creditCents, isAccepted } = quotedCredit(offer, await readCreditFor(tx, accountId, offer.category))
    return {
      quoteId: id,
      category: offer.category,
      items: offer.cart.items.map(itemOf),
      servicePercent: offer.servicePercent,
      serviceCents: offer.serviceCents,
      totalCents: offer.totalCents,
      methods: [...offer.offered],
      refused: offer.refused.map(({ method, reason }) => ({
        method,
        reason,
        message: refusalText(reason, {}, language),
      })),
      creditCents,
      conditions: offer.conditions.filter(isAccepted).map(({ method, slug, version }) => ({ method, slug, version })),
      readyInMinutes: offer.cart.readyInMinutes,
      expiresAt,
      serverNow,
    }
  })

/** What its slice alone needs of an item stays here. */
function itemOf({ facts: _facts, ...item }: DraftItem) {
  return item
}
