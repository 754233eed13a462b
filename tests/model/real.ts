import { instantOf } from '../../domain/orders/resort-time.ts'
import { civilDate, addDays } from '../../domain/platform/civil-date.ts'
import type { Call, CallInput, CallOutput } from '../../domain/platform/call.ts'
import * as orders from '../../domain/orders/calls.ts'
import * as umbrellas from '../../domain/umbrellas/calls.ts'
import { quietItems } from '../../server/item-slices.ts'
import { orderHandlers } from '../../server/orders/routes.ts'
import { releaseDueOrders } from '../../server/orders/release-due-orders.ts'
import type { PaymentFacts } from '../../server/payments/payment-facts.ts'
import { knownAccount } from '../../server/platform/account-source.ts'
import type { Queryable } from '../../server/platform/database.ts'
import type { Handler } from '../../server/platform/handler.ts'
import { liveSettings } from '../../server/settings/live-settings.ts'
import { BeachPressure } from '../../server/umbrellas/beach-pressure.ts'
import { sweepHolds } from '../../server/umbrellas/occupancy-queries.ts'
import { ResortClock } from '../../server/umbrellas/resort-clock.ts'
import { umbrellaHandlers } from '../../server/umbrellas/routes.ts'
import { violations } from '../invariants/check.ts'
import { TIMELESS_INVARIANTS } from '../invariants/invariants.ts'
import type { Customer } from '../race/booking-world.ts'
import type { JumpingDatabase } from './clock.ts'

/** The product under the model's commands: its own handlers on a database whose clock jumps. */
export class Real {
  /** Seconds from the start. */
  now = 0
  readonly #database: JumpingDatabase
  readonly #guests: readonly Customer[]
  readonly #start: number
  readonly #handlers: readonly Handler[]
  readonly #orderIds: number[] = []
  readonly #lineIds = new Map<string, number>()

  constructor(database: JumpingDatabase, guests: readonly Customer[], start: string, payments: PaymentFacts) {
    this.#database = database
    this.#guests = guests
    this.#start = Date.parse(start)
    const settings = {
      ...liveSettings(),
      holdRenewalMinutes: 0,
      pauseMinutes: 0,
      heldSharePercent: 100,
      umbrellaSeasonFrom: civilDate('2026-01-01'),
      umbrellaSeasonTo: civilDate('2028-12-31'),
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
    ]
  }

  lock(guest: number, places: readonly number[], day: string, beds: number) {
    const extras = beds === 0 ? [] : [{ id: 'sun_bed' as const, quantity: beds }]
    const wish = {
      from: day,
      to: day,
      part: 'full_day' as const,
      places: places.map((umbrellaId) => ({ umbrellaId, people: 1, dogs: [], extras })),
    }
    return this.#call(umbrellas.lockUmbrellas, guest, wish)
  }

  async unlock(guest: number, place: number, day: string): Promise<void> {
    await this.#call(umbrellas.unlockUmbrella, guest, {
      dataInizio: day,
      dataFine: day,
      idOmbrellone: place,
      idUser: 1,
    })
  }

  async change(guest: number, key: string, beds: number): Promise<void> {
    const lineId = await this.#inTransaction(async (tx) => {
      const [row] = await tx.query<{ id: number }>({
        name: '',
        text: 'select id from occupancy where umbrella_id = $1 and days @> $2::date',
        values: key.split(' '),
      })
      return row?.id ?? 0
    })
    const extras = beds === 0 ? [] : [{ id: 'sun_bed' as const, quantity: beds }]
    await this.#call(umbrellas.updateLine, guest, { lineId, people: 1, dogs: [], extras })
  }

  async order(guest: number, method: 'cash' | 'pay_later'): Promise<void> {
    const quote = await this.#call(orders.evaluateOrder, guest, { cart: 'umbrella' })
    const conditionsVersion = quote.conditions[0]?.version ?? 'none'
    const placed = await this.#call(orders.startOrder, guest, {
      quoteId: quote.quoteId,
      method,
      conditionsAccepted: true,
      conditionsVersion,
    })
    this.#orderIds.push(placed.orderId)
    for (const line of placed.lines)
      this.#lineIds.set(`${placed.orderId} ${line.umbrellaId} ${line.from}`, line.bookingId)
  }

  async deleteBooking(guest: number, order: number, key: string): Promise<void> {
    const idOrdine = this.#orderIds[order] ?? 0
    const idPrenotazioneOmbrellone = this.#lineIds.get(`${idOrdine} ${key}`) ?? 0
    await this.#call(orders.deleteUmbrellaBooking, guest, { idOrdine, idPrenotazioneOmbrellone })
  }

  async sweep(): Promise<void> {
    await this.#inTransaction((tx) => sweepHolds(tx, 2_000))
  }

  async release(): Promise<void> {
    const transaction = <T>(work: (tx: Queryable) => Promise<T>) => this.#inTransaction(work)
    while (await releaseDueOrders({ transaction }, () => undefined));
  }

  /** Second at which a day begins, at which its half-day turns, and at which a way to settle it is over. */
  begins(day: string): number {
    return (Date.parse(instantOf(civilDate(day), 0)) - this.#start) / 1000
  }

  turns(day: string): number {
    return (Date.parse(instantOf(civilDate(day), 14)) - this.#start) / 1000
  }

  deadline(day: string, method: 'cash' | 'pay_later'): number {
    const at = method === 'cash' ? instantOf(civilDate(day), 10) : instantOf(addDays(civilDate(day), -1), 20)
    return (Date.parse(at) - this.#start) / 1000
  }

  /** `held 0` or `booked 1` of every stay that keeps others away. */
  async stays(): Promise<Map<string, string>> {
    const rows = await this.#inTransaction((tx) =>
      tx.query<{ key: string; state: string; account_id: number }>({
        name: '',
        text: `select umbrella_id || ' ' || lower(days) as key, state, account_id from occupancy
               where state <> 'held' or expires_at > battigia_now()`,
        values: [],
      }),
    )
    const index = new Map(this.#guests.map((guest, position) => [guest.accountId, position]))
    return new Map(rows.map((row) => [row.key, `${row.state} ${index.get(row.account_id)}`]))
  }

  async orderStatuses(): Promise<string[]> {
    const rows = await this.#inTransaction((tx) =>
      tx.query<{ status: string }>({ name: '', text: 'select status from orders order by id', values: [] }),
    )
    return rows.map((row) => row.status)
  }

  /** Broken promises about the data; the sweep, the outbox and the season have tests of their own. */
  violations() {
    return this.#inTransaction((tx) =>
      violations((text) => tx.query({ name: '', text, values: [] }), TIMELESS_INVARIANTS),
    )
  }

  async #call<C extends Call>(call: C, guest: number, input: CallInput<C>): Promise<CallOutput<C>> {
    const handler = this.#handlers.find((one) => one.call.name === call.name)
    const customer = this.#guests[guest]
    if (handler === undefined || customer === undefined) throw new Error(`nobody answers ${call.name}`)
    const actor = {
      accountId: customer.accountId,
      sessionId: 1,
      email: customer.email,
      isConfirmed: true,
      isGuest: false,
      isProven: true,
      roles: [] as const,
    }
    const context = {
      actor,
      account: knownAccount(customer.accountId),
      language: 'it' as const,
      deviceId: null,
      deviceName: '',
      addressPrefix: '192.0.2.0/24',
      afterCommit: () => undefined,
    }
    const parsed = call.input.parse(input) as never
    return this.#inTransaction(async (tx) => (await handler.run(tx, parsed, context as never)) as CallOutput<C>)
  }

  /** A refusal rolls back, as it does in the server. */
  #inTransaction<T>(work: (tx: Queryable) => Promise<T>): Promise<T> {
    return this.#database.transaction(this.now, work)
  }
}
