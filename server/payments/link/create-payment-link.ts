import { createPaymentLink as contract } from '../../../domain/payments/link-calls.ts'
import { Refusal } from '../../../domain/platform/refusal.ts'
import { newToken, tokenHash } from '../../accounts/bearer-token.ts'
import { handle } from '../../platform/handler.ts'
import { lockPayable } from '../attempt-queries.ts'
import type { PaymentFacts } from '../payment-facts.ts'
import { requirePayable } from '../start-payment.ts'
import { keepPaymentLink } from './payment-link-queries.ts'

/** Where the one-time addresses lie: the server's own, no page of the app. */
export const PAYMENT_LINK_PATH = '/pay'

/** a one-time address for an order that can be paid now; its token is kept as a hash and named nowhere else. */
export const createPaymentLink = ({ settings, publicUrl }: PaymentFacts) =>
  handle(contract, 'write', async (tx, { orderId }, { actor, language }) => {
    const found = await lockPayable(tx, actor.accountId, orderId)
    if (found === null) throw new Refusal('not_found')
    requirePayable(found.order, settings.maxPaymentTries)
    const token = newToken()
    const { accountId, sessionId } = actor
    const expiresAt = await keepPaymentLink(tx, {
      orderId,
      accountId,
      sessionId,
      tokenHash: tokenHash(token),
      language,
    })
    // The page that it opens speaks the app's language, which the browser's may not be.
    return { url: `${publicUrl}${PAYMENT_LINK_PATH}/${token}?lang=${language}`, expiresAt }
  })
