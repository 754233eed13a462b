import type Stripe from 'stripe'
import { UnknownAtProvider } from '../../provider.ts'
import { asked } from './stripe-errors.ts'
import { idOf } from './stripe-fields.ts'

/** Whose a card is; null for one that is saved with nobody, any more or ever, or is not there at all. */
export async function ownerOf(stripe: Stripe, cardRef: string): Promise<string | null> {
  const method = await asked(
    () => stripe.paymentMethods.retrieve(cardRef),
    ({ code }) => (code === 'resource_missing' ? { customer: null } : null),
  )
  return idOf(method.customer)
}

/** Throws UnknownAtProvider for a card that is not the customer's own (case 96), removed ones included (case 97). */
export async function requireOwnCard(stripe: Stripe, customerRef: string, cardRef: string): Promise<void> {
  if ((await ownerOf(stripe, cardRef)) !== customerRef) throw notTheirs(customerRef, cardRef)
}

export function notTheirs(customerRef: string, cardRef: string): UnknownAtProvider {
  return new UnknownAtProvider(`Stripe: ${customerRef} has no card ${cardRef}`)
}
