import { createHash } from 'node:crypto'
import {
  CardRefused,
  ProviderMisuse,
  UnknownAtProvider,
  type SavedCards,
  type SavedCardSnapshot,
} from '../../provider.ts'
import { clientTokenOf } from './client-token.ts'
import type { BraintreeConnection } from './connection.ts'
import { codesOf, type Card, type Result } from './sdk.ts'
import { brandOf } from './transaction-snapshot.ts'

const CUSTOMER_EXISTS = '91609'
/** The nonce was used; the token is taken. */
const SAVED_ALREADY = new Set(['93107', '91719'])

/** The vault (payments guide, 7.4; cases 9, 94 to 96, 99). */
export function vaultOf(braintree: BraintreeConnection): SavedCards {
  const { sdk, ask } = braintree
  return {
    /** The address is part of the id, so that another installation's account of the same number is somebody else. */
    async createCustomer({ accountId, email, name }) {
      const id = `account-${accountId}-${hash(email, 12)}`
      const result = await ask(() => sdk.customer.create({ id, firstName: name, email }))
      if (!result.success && !codesOf(result).includes(CUSTOMER_EXISTS)) {
        throw new ProviderMisuse(`Braintree made no customer: ${codesOf(result).join(' ')}`)
      }
      return id
    },
    setUp: async (customerRef) => ({
      setupRef: null,
      clientSecret: null,
      clientToken: await clientTokenOf(braintree, customerRef),
    }),
    finishSetUp: (customerRef, proof) => saveCard(braintree, customerRef, proof),
    async list(customerRef) {
      const { creditCards = [] } = await ask(() => sdk.customer.find(customerRef))
      return creditCards.map(snapshotOf)
    },
    async setDefault(customerRef, cardRef) {
      await ownCard(braintree, customerRef, cardRef)
      changed(await ask(() => sdk.paymentMethod.update(cardRef, { options: { makeDefault: true } })))
    },
    async update(customerRef, cardRef, { month, year }) {
      await ownCard(braintree, customerRef, cardRef)
      const expiry = { expirationMonth: String(month).padStart(2, '0'), expirationYear: String(year) }
      return snapshotOf(changed(await ask(() => sdk.paymentMethod.update(cardRef, expiry))))
    },
    async remove(customerRef, cardRef) {
      const card = await orNull(ask(() => sdk.paymentMethod.find(cardRef)))
      if (card === null) return
      if (card.customerId !== customerRef) throw foreign(cardRef)
      await orNull(ask(() => sdk.paymentMethod.delete(cardRef)))
    },
    async deleteCustomer(customerRef) {
      await orNull(ask(() => sdk.customer.delete(customerRef)))
    },
    async nonceOf(customerRef, cardRef) {
      await ownCard(braintree, customerRef, cardRef)
      const result = await ask(() => sdk.paymentMethodNonce.create(cardRef))
      if (!result.success) throw new ProviderMisuse(`Braintree made no nonce: ${result.message}`)
      const { nonce, details } = result.paymentMethodNonce
      return { nonce, bin: details?.bin ?? null }
    },
  }
}

/**
 * Saves the card of a nonce once its bank has said that it is good. The token follows from the nonce, so that after a
 * lost answer the card is found under it.
 */
async function saveCard(
  braintree: BraintreeConnection,
  customerId: string,
  proof: Parameters<SavedCards['finishSetUp']>[1],
): Promise<SavedCardSnapshot> {
  if (!('nonce' in proof)) throw new ProviderMisuse('Braintree saves a card from a nonce')
  const { sdk, ask } = braintree
  const { nonce: paymentMethodNonce } = proof
  const token = hash(`${customerId} ${paymentMethodNonce}`, 32)
  const request = { customerId, token, paymentMethodNonce, options: { verifyCard: true } }
  const result = await ask(() => sdk.paymentMethod.create(request))
  if (!result.success && codesOf(result).some((code) => SAVED_ALREADY.has(code))) {
    const saved = await orNull(ask(() => sdk.paymentMethod.find(token)))
    if (saved !== null) return snapshotOf(saved)
  }
  return snapshotOf(changed(result))
}

/** Throws `CardRefused` for a card that Braintree or its bank refuses. */
function changed(result: Result<{ readonly creditCard: Card }>): Card {
  if (result.success) return result.creditCard
  const { verification } = result
  if (verification === undefined) throw new CardRefused(codesOf(result)[0] ?? result.message)
  throw new CardRefused(verification.status, verification.processorResponseCode)
}

/** Throws `UnknownAtProvider` for a card that is not there, or that is another customer's (case 96). */
async function ownCard({ sdk, ask }: BraintreeConnection, customerRef: string, cardRef: string): Promise<void> {
  const { customerId } = await ask(() => sdk.paymentMethod.find(cardRef))
  if (customerId !== customerRef) throw foreign(cardRef)
}

function foreign(cardRef: string): UnknownAtProvider {
  return new UnknownAtProvider(`the customer has no card ${cardRef}`)
}

async function orNull<Found>(finding: Promise<Found>): Promise<Found | null> {
  try {
    return await finding
  } catch (error) {
    if (error instanceof UnknownAtProvider) return null
    throw error
  }
}

function snapshotOf(card: Card): SavedCardSnapshot {
  return {
    ref: card.token,
    brand: brandOf(card.cardType),
    lastFour: card.last4,
    expiryMonth: Number(card.expirationMonth),
    expiryYear: Number(card.expirationYear),
    isDefault: card.default,
  }
}

function hash(text: string, length: number): string {
  return createHash('sha256').update(text).digest('hex').slice(0, length)
}
