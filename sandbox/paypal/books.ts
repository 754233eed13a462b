import type { CaptureStatus, OrderStatus } from '@paypal/paypal-server-sdk'
import { empty, type Collections } from '../platform/collections.ts'
import type { Kept, World } from '../platform/provider.ts'
import type { WireMoney } from './money.ts'
import type { UnitInput } from './order-input.ts'

/** How an approval ends at the capture. */
export type Outcome = 'accept' | 'decline' | 'pending'

/** One purchase unit of an order. */
export interface Unit {
  referenceId: string
  /** As it was sent, with its breakdown. */
  amount: UnitInput['amount']
  description: string | undefined
  customId: string | undefined
  invoiceId: string | undefined
  items: UnitInput['items']
  captures: Capture[]
}

export interface Order {
  readonly id: string
  readonly intent: 'CAPTURE' | 'AUTHORIZE'
  status: `${OrderStatus}`
  /** True with `payment_source.paypal`, which makes the order wait for `payer-action` instead of `approve`. */
  readonly withSource: boolean
  readonly returnUrl: string | undefined
  readonly cancelUrl: string | undefined
  readonly brand: string | undefined
  readonly units: Unit[]
  approval: { readonly at: number; readonly outcome: Outcome } | null
  declines: number
  /** Milliseconds since 1970. */
  readonly created: number
  updated: number
}

export interface Capture {
  readonly id: string
  readonly orderId: string
  status: `${CaptureStatus}`
  readonly cents: number
  readonly currency: string
  readonly invoiceId: string | undefined
  readonly customId: string | undefined
  refundedCents: number
  readonly created: number
  updated: number
}

export interface Refund {
  readonly id: string
  readonly captureId: string
  readonly amount: WireMoney
  readonly cents: number
  /** All refunds of the capture, this one among them. */
  readonly totalCents: number
  readonly invoiceId: string | undefined
  readonly customId: string | undefined
  readonly note: string | undefined
  readonly created: number
}

/** A chargeback: the payer's bank wants the money back. */
export interface Dispute {
  readonly id: string
  readonly captureId: string
  readonly cents: number
  outcome: 'RESOLVED_BUYER_FAVOUR' | 'RESOLVED_SELLER_FAVOUR' | null
  readonly created: number
  updated: number
}

/** An address that hears events. */
export interface Listener {
  readonly id: string
  readonly url: string
  /** `*` hears all of them. */
  readonly eventTypes: readonly string[]
}

/** Everything that PayPal remembers of a merchant. */
export class Books {
  readonly orders = new Map<string, Order>()
  readonly captures = new Map<string, Capture>()
  readonly refunds = new Map<string, Refund>()
  readonly disputes = new Map<string, Dispute>()
  readonly listeners = new Map<string, Listener>()
  /** Path and `PayPal-Request-Id` of what succeeded, to the id of what came of it. */
  readonly done = new Map<string, string>()

  /** All of it but the listeners. */
  collections(): Collections {
    const { orders, captures, refunds, disputes, done } = this
    return { orders, captures, refunds, disputes, done }
  }

  reset(keep: Kept): void {
    empty(this.collections())
    if (!keep.webhooks) this.listeners.clear()
  }
}

/** The books and the world that they are kept in. */
export interface Desk {
  readonly world: World
  readonly books: Books
}

/** A new id of an order, a capture or a refund: 17 capital letters and digits. */
export function newId(own: Desk): string {
  return own.world.id('', 17).toUpperCase()
}
