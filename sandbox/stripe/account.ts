import type { Stripe } from 'stripe'
import { empty, type Collections } from '../platform/collections.ts'
import type { Kept, World } from '../platform/provider.ts'
import { EventLog } from './events.ts'
import { missing } from './errors.ts'
import type { Decline, TestCard } from './test-cards.ts'

/** A payment method and what Stripe knows of it beyond the object. */
export interface StoredMethod {
  readonly method: Stripe.PaymentMethod
  readonly card: TestCard
  /** Set up for payments without the person. */
  setUp: boolean
  /** Used without a customer, or detached: it can never be used again. */
  spent: boolean
}

/** How an intent was confirmed the last time; a challenge goes on from here. */
export interface Confirmation {
  readonly returnUrl: string | null
  /** True where Stripe.js shows the challenge in the page, even with an address to return to. */
  readonly useSdk: boolean
  readonly offSession: boolean
}

/** One Stripe account in test mode: everything that the calls know. Ids are the keys; newest objects come last. */
export class Account {
  readonly world: World
  readonly customers = new Map<string, Stripe.Customer>()
  readonly deletedCustomers = new Set<string>()
  readonly methods = new Map<string, StoredMethod>()
  readonly paymentIntents = new Map<string, Stripe.PaymentIntent>()
  readonly setupIntents = new Map<string, Stripe.SetupIntent>()
  readonly confirmations = new Map<string, Confirmation>()
  readonly charges = new Map<string, Stripe.Charge>()
  readonly refunds = new Map<string, Stripe.Refund>()
  readonly disputes = new Map<string, Stripe.Dispute>()
  readonly balance = new Map<string, Stripe.BalanceTransaction>()
  /** What issuers say to the next tries, whatever the card; one refusal for each. */
  readonly refusals: Decline[] = []
  readonly events: EventLog

  constructor(world: World) {
    this.world = world
    this.events = new EventLog(world)
  }

  /** Seconds of the sandbox's clock. */
  now(): number {
    return this.world.clock.seconds()
  }

  id(prefix: string): string {
    return this.world.id(prefix)
  }

  /** An object by its id, for `expand`. */
  find(id: string): object | undefined {
    const maps = [this.customers, this.paymentIntents, this.setupIntents, this.charges, this.refunds, this.disputes]
    for (const map of [...maps, this.balance]) {
      const found = map.get(id)
      if (found !== undefined) return found
    }
    return this.methods.get(id)?.method
  }

  /** Throws `resource_missing`, also for a deleted customer. */
  customer(id: string, param = 'customer'): Stripe.Customer {
    return need(this.customers.get(id), 'customer', id, param)
  }

  paymentIntent(id: string, param = 'intent'): Stripe.PaymentIntent {
    return need(this.paymentIntents.get(id), 'payment_intent', id, param)
  }

  setupIntent(id: string): Stripe.SetupIntent {
    return need(this.setupIntents.get(id), 'setupintent', id, 'intent')
  }

  charge(id: string, param = 'charge'): Stripe.Charge {
    return need(this.charges.get(id), 'charge', id, param)
  }

  refund(id: string): Stripe.Refund {
    return need(this.refunds.get(id), 'refund', id, 'id')
  }

  dispute(id: string): Stripe.Dispute {
    return need(this.disputes.get(id), 'dispute', id, 'id')
  }

  /** All of it but the webhook endpoints. */
  collections(): Collections {
    const { customers, deletedCustomers, methods, paymentIntents, setupIntents, confirmations } = this
    const { charges, refunds, disputes, balance, refusals } = this
    const people = { customers, deletedCustomers, methods }
    const payments = { paymentIntents, setupIntents, confirmations, charges, refunds, disputes, balance }
    return { ...people, ...payments, refusals, events: this.events.events }
  }

  /** Forgets everything; webhook endpoints are kept when asked. */
  reset(keep: Kept): void {
    empty(this.collections())
    if (!keep.webhooks) this.events.endpoints.clear()
  }
}

/** The id in a field that may hold the whole object. */
export function idOf(field: string | { readonly id: string } | null | undefined): string | null {
  return typeof field === 'string' ? field : (field?.id ?? null)
}

function need<T>(found: T | undefined, what: string, id: string, param: string): T {
  if (found === undefined) throw missing(what, id, param)
  return found
}
