import { setTimeout as sleep } from 'node:timers/promises'
import type { Quote } from '../../domain/orders/calls.ts'
import type { StartedPayment } from '../../domain/payments/calls.ts'
import { PAYMENT_MODES, type OnlineMethod } from '../../domain/payments/payment-modes.ts'
import type { Bank } from '../support/bank.ts'
import type { Client, Customer } from './booking-world.ts'
import { patiently } from './journal.ts'

/** What a guest was told of an order that is paid online. */
export interface Paid {
  readonly orderId: number
  readonly totalCents: number
  readonly outcome: 'completed' | 'failed' | 'pending'
}

const METHODS: readonly OnlineMethod[] = ['card', 'wallet', 'second_card']
const AUTHENTICATED = 'fake-three-d-secure-visa-full-authentication-nonce'

/**
 * One guest's whole path by one of the three providers, every fifth of them leaving after having paid at the bank. Answers
 * what was told, or null when it was refused or nobody asked any more. Who reads "we are checking" waits `patience` milliseconds.
 */
export async function payOnce(
  client: Client,
  bank: Bank,
  guest: Customer,
  turn: number,
  { id, day }: { readonly id: number; readonly day: string },
  patience: number,
): Promise<Paid | null> {
  const post = async <T>(path: string, body: unknown): Promise<T | null> => {
    const reply = await patiently((key) => client.post(path, body, guest, { key }))
    return reply.status === 200 ? (reply.json as unknown as T) : null
  }
  const places = [{ umbrellaId: id, people: 1, dogs: [], extras: [{ id: 'sun_bed', quantity: 1 }] }]
  if ((await post('umbrellas/lock', { from: day, to: day, part: 'full_day', places })) === null) return null
  const quote = await post<Quote>('orders/evaluate', { cart: 'umbrella' })
  if (quote === null) return null
  const method = METHODS[turn % METHODS.length] ?? 'card'
  const conditionsVersion = quote.conditions.find((one) => one.method === method)?.version
  const order = await post<{ orderId: number; totalCents: number }>('orders/start', {
    quoteId: quote.quoteId,
    method,
    conditionsAccepted: true,
    conditionsVersion,
  })
  if (order === null) return null
  const { orderId, totalCents } = order
  const started = await post<StartedPayment>('payments/start', { orderId, modeId: PAYMENT_MODES[method] })
  if (started === null) return null
  await approve(bank, started, (nonce) => post('payments/submit', { attemptId: started.attemptId, nonce }))
  if (turn % 5 === 4) return null
  for (const end = performance.now() + patience; performance.now() < end; await sleep(300)) {
    const told = await post<{ outcome: Paid['outcome'] }>('orders/complete', { orderId })
    if (told !== null && told.outcome === 'completed') return { orderId, totalCents, outcome: 'completed' }
    if (told === null) return null
  }
  return { orderId, totalCents, outcome: 'pending' }
}

/** What the guest does at the provider. */
async function approve(
  bank: Bank,
  started: StartedPayment,
  submit: (nonce: string) => Promise<unknown>,
): Promise<void> {
  if (started.provider === 'stripe') await bank.confirmCard(started.clientSecret ?? '', 'pm_card_visa')
  if (started.provider === 'paypal') await bank.control('paypal/approve', { id: started.providerRef })
  if (started.provider === 'braintree') await submit(AUTHENTICATED)
}
