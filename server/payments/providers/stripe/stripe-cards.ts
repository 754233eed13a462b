import { createHash } from 'node:crypto'
import type Stripe from 'stripe'
import {
  CardRefused,
  ProviderMisuse,
  UnknownAtProvider,
  type SavedCards,
  type SavedCardSnapshot,
} from '../../provider.ts'
import { notTheirs, ownerOf, requireOwnCard } from './stripe-card-owner.ts'
import { asked } from './stripe-errors.ts'
import { idOf, objectOf } from './stripe-fields.ts'

/** Customers and SetupIntents (payments guide, 7.4). The person is always present when a saved card is charged. */
export function stripeCards(stripe: Stripe): SavedCards {
  return {
    createCustomer: (account) => createCustomer(stripe, account),
    async setUp(customerRef) {
      const setup = await asked(() =>
        stripe.setupIntents.create({
          customer: customerRef,
          usage: 'on_session',
          allowed_payment_method_types: ['card'],
        }),
      )
      return { setupRef: setup.id, clientSecret: setup.client_secret, clientToken: null }
    },
    finishSetUp: (customerRef, proof) => finishSetUp(stripe, customerRef, proof),
    list: (customerRef) => listCards(stripe, customerRef),
    async setDefault(customerRef, cardRef) {
      await requireOwnCard(stripe, customerRef, cardRef)
      await makeDefault(stripe, customerRef, cardRef)
    },
    async update(customerRef, cardRef, { month, year }) {
      await requireOwnCard(stripe, customerRef, cardRef)
      const card = { exp_month: month, exp_year: year }
      const method = await asked(() => stripe.paymentMethods.update(cardRef, { card }))
      return cardOf(method, await defaultOf(stripe, customerRef))
    },
    remove: (customerRef, cardRef) => removeCard(stripe, customerRef, cardRef),
    async deleteCustomer(customerRef) {
      await asked(
        () => stripe.customers.del(customerRef),
        ({ code }) => (code === 'resource_missing' ? 'gone' : null),
      )
    },
    async nonceOf(customerRef, cardRef) {
      await requireOwnCard(stripe, customerRef, cardRef)
      return null
    },
  }
}

/**
 * The customer of an account. The key holds the address beside the account's id, since the ids of two databases that share
 * a Stripe account are the same; the name comes after, so that a changed one does not break the key (case 43).
 */
async function createCustomer(
  stripe: Stripe,
  { accountId, email, name }: Parameters<SavedCards['createCustomer']>[0],
): Promise<string> {
  const address = createHash('sha256').update(email).digest('hex').slice(0, 16)
  const { id } = await asked(() =>
    stripe.customers.create(
      { email, metadata: { account: String(accountId) } },
      { idempotencyKey: `customer:${accountId}:${address}` },
    ),
  )
  await asked(() => stripe.customers.update(id, { name }))
  return id
}

/** The first card becomes the default one. */
async function finishSetUp(
  stripe: Stripe,
  customerRef: string,
  proof: Parameters<SavedCards['finishSetUp']>[1],
): Promise<SavedCardSnapshot> {
  if (!('setupRef' in proof)) throw new ProviderMisuse('Stripe saves cards by a setup, not by a nonce')
  const setup = await asked(() => stripe.setupIntents.retrieve(proof.setupRef, { expand: ['payment_method'] }))
  if (idOf(setup.customer) !== customerRef)
    throw new UnknownAtProvider(`a setup of another customer: ${proof.setupRef}`)
  const { last_setup_error: error, status } = setup
  const method = objectOf(setup.payment_method)
  if (status !== 'succeeded' || method === null) {
    throw new CardRefused(error?.code ?? `setup_${status}`, error?.decline_code ?? null)
  }
  const before = await defaultOf(stripe, customerRef)
  if (before === null) await makeDefault(stripe, customerRef, method.id)
  return cardOf(method, before ?? method.id)
}

/** Newest first. */
async function listCards(stripe: Stripe, customerRef: string): Promise<readonly SavedCardSnapshot[]> {
  const preferred = await defaultOf(stripe, customerRef)
  const methods = await asked(() =>
    stripe.customers.listPaymentMethods(customerRef, { type: 'card', limit: 100 }).autoPagingToArray({ limit: 1000 }),
  )
  return methods.map((method) => cardOf(method, preferred))
}

/** A removed default makes the newest of the others the default (case 95); a card that is gone stays gone. */
async function removeCard(stripe: Stripe, customerRef: string, cardRef: string): Promise<void> {
  const owner = await ownerOf(stripe, cardRef)
  if (owner === null) return
  if (owner !== customerRef) throw notTheirs(customerRef, cardRef)
  const wasDefault = (await defaultOf(stripe, customerRef)) === cardRef
  await asked(
    () => stripe.paymentMethods.detach(cardRef),
    // Another tab was faster: Stripe names no code for that.
    ({ code, statusCode }) => (statusCode === 400 && code === undefined ? 'gone' : null),
  )
  if (!wasDefault) return
  const [next] = await listCards(stripe, customerRef)
  if (next !== undefined) await makeDefault(stripe, customerRef, next.ref)
}

async function makeDefault(stripe: Stripe, customerRef: string, cardRef: string): Promise<void> {
  await asked(() => stripe.customers.update(customerRef, { invoice_settings: { default_payment_method: cardRef } }))
}

/** Throws UnknownAtProvider for a customer that was deleted. */
async function defaultOf(stripe: Stripe, customerRef: string): Promise<string | null> {
  const customer = await asked(() => stripe.customers.retrieve(customerRef))
  if (customer.deleted === true) throw new UnknownAtProvider(`Stripe: the customer ${customerRef} was deleted`)
  return idOf(customer.invoice_settings.default_payment_method)
}

function cardOf({ id, card }: Stripe.PaymentMethod, preferred: string | null): SavedCardSnapshot {
  if (card === undefined) throw new ProviderMisuse(`Stripe: ${id} is no card`)
  return {
    ref: id,
    brand: card.brand,
    lastFour: card.last4,
    expiryMonth: card.exp_month,
    expiryYear: card.exp_year,
    isDefault: id === preferred,
  }
}
