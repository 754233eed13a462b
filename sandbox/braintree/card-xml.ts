import type { ThreeDSecureInfo } from './cards.ts'
import { cardType, type BraintreeState } from './state.ts'
import type { Card, Customer, Dispute, Nonce, SavedCard } from './records.ts'
import { day, instant, list, type XmlFields } from './xml.ts'
import { decimal } from './amount.ts'
import { CURRENCY } from './keys.ts'

/** What Braintree tells of a card: never its number. */
function cardFields(card: Card): XmlFields {
  return {
    bin: card.number.slice(0, 6),
    last4: card.number.slice(-4),
    cardType: cardType(card),
    cardholderName: card.cardholderName,
    expirationMonth: card.expirationMonth,
    expirationYear: card.expirationYear,
    customerLocation: 'International',
    prepaid: 'Unknown',
    debit: 'Unknown',
    commercial: 'Unknown',
    countryOfIssuance: 'Unknown',
    issuingBank: 'Unknown',
    productId: 'Unknown',
  }
}

/** The card of a transaction; the token is null for one that is not saved. */
export function paidCardXml(card: Card, token: string | null): XmlFields {
  return { token, ...cardFields(card) }
}

export function savedCardXml(saved: SavedCard, now: number): XmlFields {
  const { card, token, customerId, createdAt, updatedAt } = saved
  const end = Date.UTC(Number(card.expirationYear), Number(card.expirationMonth))
  return {
    token,
    ...cardFields(card),
    customerId,
    default: saved.isDefault,
    expired: now >= end,
    uniqueNumberIdentifier: Buffer.from(`sandbox ${card.number}`).toString('hex').slice(-32),
    createdAt: instant(createdAt),
    updatedAt: instant(updatedAt),
    subscriptions: list('subscription', []),
    verifications: list('verification', []),
    billingAddress: saved.billing,
  }
}

export function customerXml(state: BraintreeState, customer: Customer): XmlFields {
  const { createdAt, updatedAt, ...fields } = customer
  const cards = state.cardsOf(customer.id).map((one) => savedCardXml(one, state.now()))
  return {
    ...fields,
    fax: null,
    website: null,
    createdAt: instant(createdAt),
    updatedAt: instant(updatedAt),
    customFields: '',
    addresses: list('address', []),
    creditCards: list('credit_card', cards),
    paypalAccounts: list('paypal_account', []),
  }
}

export function nonceXml(nonce: Nonce, isDefault: boolean): XmlFields {
  const { card } = nonce
  return {
    type: 'CreditCard',
    nonce: nonce.nonce,
    description: `ending in ${card.number.slice(-2)}`,
    consumed: nonce.consumed,
    default: isDefault,
    isLocked: false,
    details: {
      bin: card.number.slice(0, 6),
      cardType: cardType(card),
      lastTwo: card.number.slice(-2),
      lastFour: card.number.slice(-4),
      cardholderName: card.cardholderName,
      expirationMonth: card.expirationMonth,
      expirationYear: card.expirationYear,
    },
    threeDSecureInfo: nonce.threeDSecure === null ? null : threeDSecureXml(nonce.threeDSecure),
  }
}

export function threeDSecureXml(info: ThreeDSecureInfo): XmlFields {
  return { ...info, threeDSecureVersion: '2.2.0' }
}

export function disputeXml(dispute: Dispute): XmlFields {
  const { id, amount, status, openedAt, updatedAt, transactionId } = dispute
  return {
    id,
    amount: decimal(amount),
    amountDisputed: decimal(amount),
    amountWon: decimal(status === 'won' ? amount : 0),
    currencyIsoCode: CURRENCY,
    kind: 'chargeback',
    reason: 'fraud',
    status,
    receivedDate: day(openedAt),
    replyByDate: day(openedAt + 10 * 86_400_000),
    dateOpened: day(openedAt),
    dateWon: status === 'won' ? day(updatedAt) : null,
    createdAt: instant(openedAt),
    updatedAt: instant(updatedAt),
    evidence: list('evidence', []),
    statusHistory: list(
      'status_history',
      dispute.history.map((one) => ({ status: one.status, timestamp: instant(one.at) })),
    ),
    transaction: { id: transactionId, amount: decimal(amount) },
  }
}
