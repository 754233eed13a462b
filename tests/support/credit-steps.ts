import { evaluateOrder, startOrder, type Order, type PaymentMethod } from '../../domain/orders/calls.ts'
import { getCredit, type Credit } from '../../domain/payments/credit-calls.ts'
import { creditFor, type CreditReason } from '../../domain/payments/credit.ts'
import { isOnlineMethod } from '../../domain/payments/payment-modes.ts'
import { grantCredit } from '../../server/payments/credit/grant-credit.ts'
import { freePlaces } from './card-steps.ts'
import type { Payer, PaymentWorld } from './payment-world.ts'

let grants = 0

/** Gives a guest credit, as whatever earns it does. */
export async function earn(
  { db }: Pick<PaymentWorld, 'db'>,
  { accountId }: Pick<Payer, 'accountId'>,
  amountCents: number,
  reason: CreditReason = 'goodwill',
): Promise<string> {
  const key = `test:${(grants += 1)}`
  await db.database.transaction((tx) => grantCredit(tx, { accountId, amountCents, reason, key, orderId: null }))
  return key
}

/** Locks places and orders them with a part of credit; all of it goes without another method. */
export async function orderWithCredit(
  guest: Payer,
  method: PaymentMethod,
  options: { readonly creditCents?: number; readonly places?: readonly number[] } = {},
): Promise<Order> {
  await guest.lock(...(options.places ?? freePlaces()))
  const quote = await guest.call(evaluateOrder, { cart: 'umbrella' })
  const creditCents = options.creditCents ?? creditFor(quote.totalCents, quote.creditCents, isOnlineMethod(method))
  const by = creditCents === quote.totalCents ? 'no_payment_needed' : method
  const { version = '' } = quote.conditions.find((one) => one.method === by) ?? {}
  return guest.call(startOrder, {
    quoteId: quote.quoteId,
    method: by,
    conditionsAccepted: true,
    conditionsVersion: version,
    creditCents,
  })
}

/** What a guest has, as the profile shows it. */
export const creditOf = (guest: Payer): Promise<Credit> => guest.call(getCredit, {})

/** The balance of a guest in cents. */
export async function balanceOf(guest: Payer): Promise<number> {
  return (await creditOf(guest)).balanceCents
}
