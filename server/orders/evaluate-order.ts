import { randomBytes } from 'node:crypto'
import * as calls from '../../domain/orders/calls.ts'
import { refusalText } from '../../domain/platform/texts-for.ts'
import { readCreditFor } from '../payments/credit/use-credit.ts'
import { quotedCredit } from './credit-part.ts'
import { handle } from '../platform/handler.ts'
import { conditionsSlugs, offerFor } from './offer.ts'
import type { OrderFacts } from './order-facts.ts'
import { insertQuote, readCheckout } from './order-queries.ts'

/** the binding quote of the cart, good until the cart's end. */
export const evaluateOrder = ({ settings, payments }: OrderFacts) =>
  handle(calls.evaluateOrder, 'claim', async (tx, _input, { actor, account, language, platform }) => {
    const { accountId } = actor
    const checkout = await readCheckout(tx, account, {
      quoteId: null,
      conditionsSlugs: conditionsSlugs(settings),
      language,
      locks: false,
    })
    const online = payments.modes.offered(platform).map(({ method }) => method)
    const offer = await offerFor(tx, settings, online, checkout)
    const expiresAt = checkout.expiresAt ?? checkout.serverNow
    const id = randomBytes(16).toString('base64url')
    await insertQuote(tx, { id, accountId, language, contentHash: offer.contentHash, expiresAt })
    const { creditCents, isAccepted } = quotedCredit(offer, await readCreditFor(tx, accountId, 'umbrella'))
    return {
      quoteId: id,
      lines: offer.lines,
      servicePercent: offer.servicePercent,
      serviceCents: offer.serviceCents,
      totalCents: offer.totalCents,
      methods: [...offer.offered],
      refused: offer.refused.map(({ method, reason, deadline }) => ({
        method,
        reason,
        message: refusalText(reason, { hour: deadline.hour }, language),
      })),
      creditCents,
      conditions: offer.conditions.filter(isAccepted),
      expiresAt,
      serverNow: checkout.serverNow,
    }
  })
