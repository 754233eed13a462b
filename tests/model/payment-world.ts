import { MINUTE } from '../../domain/platform/duration.ts'
import type { OrderStatus, PaymentMethod } from '../../domain/orders/calls.ts'
import type { AttemptState } from '../../domain/payments/attempt-states.ts'
import type { WindowRules } from '../../domain/payments/payment-window.ts'
import type { AttemptUse, GiveBackReason } from '../../domain/payments/settlement.ts'
import type { ProviderId } from '../../domain/payments/snapshot.ts'
import { PlayedProvider, type PlayedEvent } from './payment-provider.ts'

/** The rules of the payments guide (8.9, 8.10) that the model can do without, to see that this is noticed. */
export const RULES = [
  'R4',
  'R5',
  'R7',
  'R8',
  'R12',
  'late success is settled',
  'a second success goes back',
  'a refund has one key',
  'the reconciler runs',
  'the sweep cancels at the provider',
  'the cap of 20 minutes',
  'what goes back pays for nothing',
  'credit is asked for under its lock',
  'credit comes back once',
  'credit waits for late money',
  'credit of what ended comes back',
] as const
export type Rule = (typeof RULES)[number]

export const PLACES = [0, 1] as const
export const PLACE_CENTS = 2000
export const MAX_TRIES = 3
export const WINDOW: WindowRules = { payMinutes: 10, capMinutes: 20, declineMinutes: 2 }
export const HOLD = 8 * MINUTE
/** How long a job has a row for itself. */
export const LEASE = 2 * MINUTE

/** A row of `orders`, with its holds (`payUntil`) in it. Instants are milliseconds from the start, money is cents. */
export interface OrderRow {
  readonly id: string
  readonly guest: number
  readonly method: PaymentMethod
  places: readonly number[]
  totalCents: number
  status: OrderStatus
  /** The payer has approved, so that the places are booked before the money is there (8.5, PayPal). */
  isPinned: boolean
  /** t0 of the window: when the hold began, or the first *Paga* of a booked order. */
  windowStartedAt: number
  payUntil: number | null
  /** Until when an unpaid order stands; null for one that is paid, or waits at a provider. */
  dueAt: number | null
  tries: number
}

export interface AttemptRow {
  readonly id: string
  readonly orderId: string
  readonly provider: ProviderId
  readonly amountCents: number
  readonly currency: string
  state: AttemptState
  ref: string | null
  use: AttemptUse | null
  reason: GiveBackReason | null
  isCancelRequested: boolean
  isSettled: boolean
  /** The declines that were counted. */
  readonly tries: Set<string>
  leasedUntil: number
  /** When the driver looks at it; null for never again. */
  nextAt: number | null
}

export interface RefundRow {
  readonly key: string
  readonly orderId: string
  readonly attemptId: string
  readonly amountCents: number
  state: 'requested' | 'pending' | 'succeeded' | 'cancelled'
  leasedUntil: number
}

export interface LedgerRow {
  readonly key: string
  readonly orderId: string
  readonly attemptId: string | null
  readonly kind: 'capture' | 'cash' | 'refund' | 'credit' | 'credit_back'
  readonly amountCents: number
}

export interface MailRow {
  readonly key: string
  isSent: boolean
  leasedUntil: number
}

/** Something that the server does in several steps: a crash falls between two of them. */
export type Work = Generator<undefined, void, undefined>

export class World {
  now = 0
  readonly rules: ReadonlySet<Rule>
  readonly provider: PlayedProvider
  readonly orders = new Map<string, OrderRow>()
  readonly attempts = new Map<string, AttemptRow>()
  readonly refunds: RefundRow[] = []
  readonly ledger: LedgerRow[] = []
  readonly outbox = new Map<string, MailRow>()
  /** How often each mail really went out; the world outside remembers what a crash forgets. */
  readonly mailed = new Map<string, number>()
  /** Who has each place booked: more than one order is a double booking. */
  readonly booked = PLACES.map(() => new Set<string>())
  readonly seenEvents = new Set<string>()
  /** Deliveries of events, the repeated ones among them. */
  eventsHeard = 0
  /** Webhooks that got lost on their way, until they come days later. */
  readonly lateEvents: PlayedEvent[] = []
  readonly edges = new Set<string>()
  readonly broken = new Set<string>()
  /** What each guest has of credit, all that was ever given, and all that ended with its last day; in cents. */
  readonly credit: [number, number] = [0, 0]
  earnedCents = 0
  endedCents = 0
  /** A balance as a server without a lock saw it, before somebody else used it. */
  seenCredit = 0
  /** Names the keys of a server that forgets to keep them. */
  refundCalls = 0
  work: Work[] = []

  constructor(seed: number, without: Rule | null) {
    this.rules = new Set(RULES.filter((rule) => rule !== without))
    this.provider = new PlayedProvider(chances(seed))
  }

  has(rule: Rule): boolean {
    return this.rules.has(rule)
  }

  order(id: string): OrderRow {
    const found = this.orders.get(id)
    if (found === undefined) throw new RangeError(`no order ${id}`)
    return found
  }

  attemptsOf(orderId: string): AttemptRow[] {
    return [...this.attempts.values()].filter((attempt) => attempt.orderId === orderId)
  }

  /** What the ledger says that an order has received, without what went back. */
  balance(orderId: string): number {
    return this.ledger.reduce((sum, row) => (row.orderId === orderId ? sum + row.amountCents : sum), 0)
  }

  /** Of it, what stays: money that is still to be given back pays for nothing. */
  keptBalance(orderId: string): number {
    const isAll = !this.has('what goes back pays for nothing')
    const stays = (row: LedgerRow) => row.orderId === orderId && (isAll || this.#use(row) !== 'give_back')
    return this.ledger.reduce((sum, row) => (stays(row) ? sum + row.amountCents : sum), 0)
  }

  #use({ attemptId }: LedgerRow): AttemptUse | null {
    return attemptId === null ? null : (this.attempts.get(attemptId)?.use ?? null)
  }

  /** An entry is written once, whoever finds its movement (the ledger's unique key). */
  enter(row: LedgerRow): void {
    if (!this.ledger.some(({ key }) => key === row.key)) this.ledger.push(row)
  }

  mail(key: string): void {
    if (!this.outbox.has(key)) this.outbox.set(key, { key, isSent: false, leasedUntil: 0 })
  }
}

/** Numbers from 0 to below 1 that a seed decides (mulberry32). */
export function chances(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
