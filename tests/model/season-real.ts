import type { Call, CallInput, CallOutput } from '../../domain/platform/call.ts'
import { addDays, civilDate, type CivilDate } from '../../domain/platform/civil-date.ts'
import type { DayPart } from '../../domain/platform/day-part.ts'
import { Refusal } from '../../domain/platform/refusal.ts'
import * as orders from '../../domain/orders/calls.ts'
import * as returns from '../../domain/returns/calls.ts'
import * as umbrellas from '../../domain/umbrellas/calls.ts'
import { quietItems } from '../../server/item-slices.ts'
import { orderHandlers } from '../../server/orders/routes.ts'
import type { PaymentFacts } from '../../server/payments/payment-facts.ts'
import type { Database, Queryable } from '../../server/platform/database.ts'
import type { Handler } from '../../server/platform/handler.ts'
import { returnHandlers } from '../../server/returns/routes.ts'
import { settleReturns } from '../../server/returns/settle-returns.ts'
import { liveSettings } from '../../server/settings/live-settings.ts'
import { BeachPressure } from '../../server/umbrellas/beach-pressure.ts'
import { ResortClock } from '../../server/umbrellas/resort-clock.ts'
import { umbrellaHandlers } from '../../server/umbrellas/routes.ts'
import { violations } from '../invariants/check.ts'
import { TIMELESS_INVARIANTS } from '../invariants/invariants.ts'
import type { Customer } from '../race/booking-world.ts'
import { arrangePlan, arrangeSubscription, payInCash } from '../support/return-world.ts'
import { runHandler } from '../support/run-handler.ts'
import type { JumpingDatabase } from './clock.ts'
import { CAP, SHARE } from './season-model.ts'

/** What a holder is in the database. */
interface StoredHolder {
  readonly of: { readonly kind: returns.HolderKind; readonly id: number }
  readonly orderId: number
}

/** First day of the season; the clock's hour 0 is its midnight. */
export const FIRST_DAY = civilDate('2027-05-20')
export const SEASON_START = '2027-05-20T00:00:00+02:00'
const SUBSCRIPTION_CENTS = 90_000

/** The product under the season's commands: its own handlers on a database whose clock jumps. */
export class SeasonReal {
  /** Hours from the start. */
  now = 8
  readonly #database: JumpingDatabase
  readonly #guests: readonly Customer[]
  readonly #handlers: readonly Handler[]
  readonly #holders: StoredHolder[] = []

  constructor(database: JumpingDatabase, guests: readonly Customer[], payments: PaymentFacts) {
    this.#database = database
    this.#guests = guests
    const settings = {
      ...liveSettings(),
      holdRenewalMinutes: 0,
      pauseMinutes: 0,
      heldSharePercent: 100,
      returnSharePercent: SHARE,
      returnCapCents: CAP,
      umbrellaSeasonFrom: FIRST_DAY,
      umbrellaSeasonTo: civilDate('2027-11-30'),
    }
    const announce = () => undefined
    // A clock of its own each time: the database is asked anew after every jump.
    const facts = {
      settings,
      clock: new ResortClock(),
      pressure: new BeachPressure(settings),
      workKey: Buffer.alloc(32),
      isTrusted: () => true,
      announce,
    }
    this.#handlers = [
      ...umbrellaHandlers(facts),
      ...orderHandlers({ settings, payments, categories: quietItems(settings), announce }),
      ...returnHandlers({ settings, announce }),
    ]
  }

  day = (index: number): CivilDate => addDays(FIRST_DAY, index)

  async subscribe(guest: number, umbrellaId: number, from: number, to: number): Promise<ReadonlyMap<number, number>> {
    await arrangePlan(this.#world)
    const { accountId } = this.#customer(guest)
    const wish = { accountId, umbrellaId, from: this.day(from), to: this.day(to), totalCents: SUBSCRIPTION_CENTS }
    const { subscriptionId, orderId } = await arrangeSubscription(this.#world, wish)
    this.#holders.push({ of: { kind: 'subscription', id: subscriptionId }, orderId })
    const perHalf = Math.floor(SUBSCRIPTION_CENTS / ((to - from + 1) * 2))
    return new Map(Array.from({ length: to - from + 1 }, (_, index) => [from + index, perHalf]))
  }

  /** Holds, orders and pays a place; answers its price per day, or the refusal. */
  async book(
    guest: number,
    umbrellaId: number,
    { from, to, part }: { readonly from: number; readonly to: number; readonly part: DayPart },
  ): Promise<ReadonlyMap<number, number> | string> {
    const period = { from: this.day(from), to: this.day(to), part }
    const locked = await this.#outcome(umbrellas.lockUmbrellas, guest, {
      ...period,
      places: [{ umbrellaId, people: 1, dogs: [], extras: [] }],
    })
    if (locked !== 'done') return locked
    const quote = await this.#call(orders.evaluateOrder, guest, { cart: 'umbrella' })
    const order = await this.#call(orders.startOrder, guest, {
      quoteId: quote.quoteId,
      method: 'cash',
      conditionsAccepted: true,
      conditionsVersion: quote.conditions[0]?.version ?? 'none',
    })
    await payInCash(this.#world, order.orderId, order.totalCents)
    const line = order.lines[0]
    if (line === undefined) throw new Error('an order without a line')
    this.#holders.push({ of: { kind: 'booking', id: line.bookingId }, orderId: order.orderId })
    return new Map(line.price.map((row, index) => [from + index, row.unitCents]))
  }

  cancel(guest: number, holder: number): Promise<string> {
    const { of, orderId } = this.#holder(holder)
    const ids = { idOrdine: orderId, idPrenotazioneOmbrellone: of.id }
    return this.#outcome(orders.deleteUmbrellaBooking, guest, ids)
  }

  /** Gives half-days back, or takes them back; answers `done` or the refusal's code. */
  change(
    kind: 'give' | 'reclaim',
    guest: number,
    holder: number,
    { from, to, part }: { readonly from: number; readonly to: number; readonly part: DayPart },
  ): Promise<string> {
    const wish = { ...this.#holder(holder).of, from: this.day(from), to: this.day(to), part }
    if (kind === 'reclaim') return this.#outcome(returns.reclaimDays, guest, wish)
    return this.#outcome(returns.giveBackDays, guest, { ...wish, terms: { sharePercent: SHARE, capCents: CAP } })
  }

  async settle(): Promise<void> {
    await this.#inTransaction(settleReturns)
  }

  /** Holder of every half-day that somebody has. */
  async taken(): Promise<Map<string, number>> {
    const rows = await this.#rows<{ key: string; id: number; kind: string }>(
      `select o.umbrella_id || ' ' || (lower(o.days) + n - $1::date) || ' ' || h as key,
         coalesce(o.subscription_id, o.line_id, o.id) as id, case when o.state = 'booked' then 'booking' else o.state end as kind
       from occupancy o, generate_series(0, upper(o.days) - lower(o.days) - 1) n,
         generate_series(lower(o.halves), upper(o.halves) - 1) h
       where o.state <> 'held'`,
      [FIRST_DAY],
    )
    return new Map(rows.map(({ key, id, kind }) => [key, this.#indexOf(kind, id)]))
  }

  /** Holder, half-day and state of every return, in their order. */
  async returns(): Promise<string[]> {
    const rows = await this.#rows<{ key: string; id: number; kind: string; state: string }>(
      `select umbrella_id || ' ' || (day - $1::date) || ' ' || half as key, coalesce(line_id, subscription_id) as id,
         case when line_id is null then 'subscription' else 'booking' end as kind, state
       from day_return order by id`,
      [FIRST_DAY],
    )
    return rows.map(({ key, id, kind, state }) => `${this.#indexOf(kind, id)}: ${key} ${state}`)
  }

  async credit(): Promise<number[]> {
    const rows = await this.#rows<{ account: number; cents: number }>(
      'select account_id as account, sum(amount_cents)::integer as cents from credit_entry group by 1',
      [],
    )
    return this.#guests.map(({ accountId }) => rows.find(({ account }) => account === accountId)?.cents ?? 0)
  }

  violations() {
    return this.#inTransaction((tx) =>
      violations((text) => tx.query({ name: '', text, values: [] }), TIMELESS_INVARIANTS),
    )
  }

  #indexOf(kind: string, id: number): number {
    return this.#holders.findIndex(({ of }) => of.kind === kind && of.id === id)
  }

  #holder(index: number): StoredHolder {
    const found = this.#holders[index]
    if (found === undefined) throw new Error(`there is no holder ${index}`)
    return found
  }

  #customer(guest: number): Customer {
    const found = this.#guests[guest]
    if (found === undefined) throw new Error(`there is no guest ${guest}`)
    return found
  }

  /** What arranges by SQL works with the same clock. */
  get #world() {
    return {
      sql: <Row extends Record<string, unknown>>(text: string, values: unknown[] = []) => this.#rows<Row>(text, values),
      database: {
        transaction: <T>(work: (tx: Queryable) => Promise<T>) => this.#inTransaction(work),
      } as unknown as Database,
    }
  }

  #rows<Row extends Record<string, unknown>>(text: string, values: unknown[]): Promise<Row[]> {
    return this.#inTransaction((tx) => tx.query<Row>({ name: '', text, values }))
  }

  async #outcome<C extends Call>(call: C, guest: number, input: CallInput<C>): Promise<string> {
    try {
      await this.#call(call, guest, input)
      return 'done'
    } catch (error) {
      if (error instanceof Refusal) return error.code
      throw error
    }
  }

  #call<C extends Call>(call: C, guest: number, input: CallInput<C>): Promise<CallOutput<C>> {
    const handler = this.#handlers.find((one) => one.call.name === call.name)
    if (handler === undefined) throw new Error(`no handler answers ${call.name}`)
    const { accountId, email } = this.#customer(guest)
    const actor = {
      accountId,
      sessionId: 1,
      email,
      isConfirmed: true,
      isGuest: false,
      isProven: true,
      roles: [] as const,
    }
    // Reads and writes alike happen at the model's instant.
    return this.#inTransaction((tx) => {
      const database = {
        ...tx,
        transaction: <T>(work: (inner: Queryable) => Promise<T>) => work(tx),
      } as unknown as Database
      return runHandler(database, handler as unknown as Handler<C>, input, { actor })
    })
  }

  /** A refusal rolls back, as it does in the server. */
  #inTransaction<T>(work: (tx: Queryable) => Promise<T>): Promise<T> {
    return this.#database.transaction(this.now * 3600, work)
  }
}
