import type { Answer } from '../platform/exchange.ts'
import { decimal } from './amount.ts'
import { echo, type Call } from './call.ts'
import { paidCardXml } from './card-xml.ts'
import { CURRENCY } from './keys.ts'
import { refusalText, verdictOf } from './processor.ts'
import { apiError } from './refusal.ts'
import type { Card } from './records.ts'
import type { BraintreeState } from './state.ts'
import { instant } from './xml.ts'

/** The answer to a card whose verification for nothing is refused (`options.verifyCard`), or null when it is good. */
export function failedVerification(state: BraintreeState, card: Card, call: Call): Answer | null {
  const verdict = verdictOf(card, 0)
  const message = refusalText(verdict)
  if (message === null) return null
  const { status, processor, rejection } = verdict
  const now = instant(state.now())
  return apiError(message, [], {
    params: echo(call.body),
    verification: {
      id: state.world.id('', 8).toLowerCase(),
      status,
      amount: decimal(0),
      currencyIsoCode: CURRENCY,
      processorResponseCode: processor?.code ?? null,
      processorResponseText: processor?.text ?? null,
      processorResponseType: processor?.type ?? null,
      gatewayRejectionReason: rejection,
      creditCard: paidCardXml(card, null),
      createdAt: now,
      updatedAt: now,
    },
  })
}
