import type { Call, CallInput, CallOutput } from '../../domain/platform/call.ts'
import { cartHandlers } from '../../server/cart/routes.ts'
import { quietItems } from '../../server/item-slices.ts'
import { orderHandlers } from '../../server/orders/routes.ts'
import type { Actor, Handler } from '../../server/platform/handler.ts'
import { liveSettings, type LiveSettings } from '../../server/settings/live-settings.ts'
import { BeachPressure } from '../../server/umbrellas/beach-pressure.ts'
import type { OccupancyChange } from '../../server/umbrellas/occupancy-changes.ts'
import { ResortClock } from '../../server/umbrellas/resort-clock.ts'
import { umbrellaHandlers } from '../../server/umbrellas/routes.ts'
import * as cart from '../../domain/cart/calls.ts'
import * as orders from '../../domain/orders/calls.ts'
import * as umbrellas from '../../domain/umbrellas/calls.ts'
import type { TestDatabase } from '../support/database.ts'
import { keylessPayments } from '../support/keyless-payments.ts'
import { runHandler, type Asker } from '../support/run-handler.ts'
import { makeCustomers } from './booking-world.ts'

/** The booking calls without HTTP, on one database. */
export interface BookingCalls {
  readonly settings: LiveSettings
  readonly announced: OccupancyChange[]
  /** A new confirmed customer. */
  guest(asker?: Omit<Asker, 'actor'>): Promise<Guest>
  run<C extends Call>(call: C, input: CallInput<C>, asker: Asker): Promise<CallOutput<C>>
}

/** What one customer does. */
export interface Guest {
  readonly accountId: number
  readonly asker: Asker
  lock(wish: CallInput<typeof umbrellas.lockUmbrellas>): Promise<CallOutput<typeof umbrellas.lockUmbrellas>>
  cart(): Promise<CallOutput<typeof cart.getCart>['umbrella']>
  quote(): Promise<orders.Quote>
  start(quote: orders.Quote, method: orders.PaymentMethod): Promise<orders.Order>
  /** Quotes the cart and orders it. */
  order(method: orders.PaymentMethod): Promise<orders.Order>
  call<C extends Call>(call: C, input: CallInput<C>): Promise<CallOutput<C>>
}

let guests = 0

export async function bookingCalls(db: TestDatabase): Promise<BookingCalls> {
  const settings = liveSettings()
  await settings.reload(db.database)
  const announced: OccupancyChange[] = []
  const announce = (changes: readonly OccupancyChange[]) => void announced.push(...changes)
  const payments = keylessPayments(db.database, settings, announce)
  const facts = {
    settings,
    clock: new ResortClock(),
    pressure: new BeachPressure(settings),
    workKey: Buffer.alloc(32),
    isTrusted: () => false,
    announce,
  }
  const handlers = [
    ...umbrellaHandlers(facts),
    ...cartHandlers(announce),
    ...orderHandlers({ settings, payments, categories: quietItems(settings), announce }),
  ]
  const run = <C extends Call>(call: C, input: CallInput<C>, asker: Asker): Promise<CallOutput<C>> => {
    const handler = handlers.find((one) => one.call.name === call.name)
    if (handler === undefined) throw new Error(`no handler answers ${call.name}`)
    return runHandler(db.database, handler as unknown as Handler<C>, input, asker)
  }
  return {
    settings,
    announced,
    run,
    async guest(asker = {}) {
      guests += 1
      const [customer] = await makeCustomers(db, 1, `guest-${guests}-`)
      if (customer === undefined) throw new Error('no customer was made')
      const { accountId, email } = customer
      const actor: Actor = {
        accountId,
        sessionId: accountId,
        email,
        isConfirmed: true,
        isGuest: false,
        isProven: true,
        roles: [] as const,
      }
      return guestOf(accountId, { addressPrefix: `10.0.${guests % 250}.0/24`, ...asker, actor }, run)
    },
  }
}

function guestOf(accountId: number, asker: Asker, run: BookingCalls['run']): Guest {
  const call: Guest['call'] = (which, input) => run(which, input, asker)
  const quote = () => call(orders.evaluateOrder, { cart: 'umbrella' })
  const start: Guest['start'] = (quoted, method) =>
    call(orders.startOrder, {
      quoteId: quoted.quoteId,
      method,
      conditionsAccepted: true,
      conditionsVersion:
        quoted.conditions.find((one) => one.method === method)?.version ?? quoted.conditions[0]?.version ?? 'none',
    })
  return {
    accountId,
    asker,
    call,
    quote,
    start,
    lock: (wish) => call(umbrellas.lockUmbrellas, wish),
    cart: async () => (await call(cart.getCart, {})).umbrella,
    order: async (method) => start(await quote(), method),
  }
}
