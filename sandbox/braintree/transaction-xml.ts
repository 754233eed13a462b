import { decimal } from './amount.ts'
import { disputeXml, paidCardXml, threeDSecureXml } from './card-xml.ts'
import { CURRENCY, MERCHANT_ACCOUNT } from './keys.ts'
import type { Transaction } from './records.ts'
import type { BraintreeState } from './state.ts'
import { instant, list, type XmlFields } from './xml.ts'

/** A transaction as every answer, search and notification writes it. */
export function transactionXml(state: BraintreeState, one: Transaction): XmlFields {
  const customer = one.customerId === null ? undefined : state.customers.get(one.customerId)
  const { firstName = null, lastName = null, email = null } = customer ?? {}
  const approved = one.processor?.type === 'approved'
  return {
    id: one.id,
    status: one.status,
    type: one.type,
    currencyIsoCode: CURRENCY,
    amount: decimal(one.amount),
    merchantAccountId: MERCHANT_ACCOUNT,
    orderId: one.orderId,
    createdAt: instant(one.createdAt),
    updatedAt: instant(one.updatedAt),
    customer: { id: one.customerId, firstName, lastName, email },
    creditCard: paidCardXml(one.card, one.token),
    paymentInstrumentType: 'credit_card',
    processorAuthorizationCode: approved ? one.id.slice(0, 6).toUpperCase() : null,
    processorResponseCode: one.processor?.code ?? '',
    processorResponseText: one.processor?.text ?? '',
    processorResponseType: one.processor?.type ?? null,
    gatewayRejectionReason: one.rejection,
    threeDSecureInfo: one.threeDSecure === null ? null : threeDSecureXml(one.threeDSecure),
    refundedTransactionId: one.refundedTransactionId,
    refundIds: list('item', one.refundIds),
    authorizedTransactionId: one.authorizedTransactionId,
    partialSettlementTransactionIds: list('item', one.partialSettlementIds),
    statusHistory: list(
      'status_event',
      one.history.map(({ status, at, amount }) => ({
        timestamp: instant(at),
        status,
        amount: decimal(amount),
        user: BRAINTREE_USER,
        transactionSource: 'api',
      })),
    ),
    disputes: list('dispute', one.disputes.map(disputeXml)),
    authorizationAdjustments: list('authorization_adjustment', []),
    customFields: '',
  }
}

const BRAINTREE_USER = 'battigia_sandbox'
