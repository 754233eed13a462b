import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database, Queryable } from '../../server/platform/database.ts'
import { violations } from '../invariants/check.ts'
import { INVARIANTS } from '../invariants/invariants.ts'
import { clearBeach } from '../support/clear-beach.ts'
import type { TestDatabase } from '../support/database.ts'
import { reportFigures } from '../support/figures.ts'
import * as orders from '../../domain/orders/calls.ts'
import * as umbrellas from '../../domain/umbrellas/calls.ts'
import { bookingCalls, type Guest } from './booking-calls.ts'
import { bookingDatabase } from './booking-world.ts'

/** Breaks the connection's n-th statement from now on, before or after PostgreSQL has carried it out. */
interface Sabotage {
  failAt: number
  isAfter: boolean
  seen: number
}

class Sabotaged extends Error {}

function sabotaged(database: Database, sabotage: Sabotage): Database {
  const wrap = (tx: Queryable): Queryable => ({
    async query(statement) {
      sabotage.seen += 1
      const isHit = sabotage.seen === sabotage.failAt
      if (isHit && !sabotage.isAfter) throw new Sabotaged(`before ${statement.name}`)
      const rows = await tx.query(statement)
      if (isHit) throw new Sabotaged(`after ${statement.name}`)
      return rows as never
    },
  })
  return {
    ...database,
    query: (statement) => wrap(database).query(statement),
    connection: (work) => database.connection((tx) => work(wrap(tx))),
    transaction: (work, finish) => database.transaction((tx) => work(wrap(tx)), finish),
  }
}

let db: TestDatabase
const sabotage: Sabotage = { failAt: 0, isAfter: false, seen: 0 }

beforeAll(async () => {
  db = await bookingDatabase()
})
afterAll(() => db.close())

const DAY = { from: '2027-07-10', to: '2027-07-10', part: 'full_day' } as const
const beds = [{ id: 'sun_bed' as const, quantity: 1 }]
const wish = { ...DAY, places: [320, 321].map((umbrellaId) => ({ umbrellaId, people: 1, dogs: [], extras: beds })) }

/** What is done before, and what is broken at every statement. */
const STEPS: readonly {
  name: string
  prepare: (guest: Guest) => Promise<unknown>
  step: (guest: Guest, prepared: never) => Promise<unknown>
}[] = [
  { name: 'lock', prepare: async () => null, step: (guest) => guest.lock(wish) },
  {
    name: 'change a line',
    prepare: (guest) => guest.lock(wish),
    step: (guest, { cart }: Awaited<ReturnType<Guest['lock']>>) =>
      guest.call(umbrellas.updateLine, { lineId: cart.lines[0]?.lineId ?? 0, people: 2, dogs: [], extras: [] }),
  },
  {
    name: 'unlock',
    prepare: (guest) => guest.lock(wish),
    step: (guest) =>
      guest.call(umbrellas.unlockUmbrella, { dataInizio: DAY.from, dataFine: DAY.to, idOmbrellone: 320 }),
  },
  {
    name: 'order',
    prepare: async (guest) => {
      await guest.lock(wish)
      return guest.quote()
    },
    step: (guest, quote: orders.Quote) => guest.start(quote, 'cash'),
  },
  {
    name: 'delete',
    prepare: async (guest) => {
      await guest.lock(wish)
      return guest.order('cash')
    },
    step: (guest, order: orders.Order) =>
      guest.call(orders.deleteUmbrellaBooking, {
        idOrdine: order.orderId,
        idPrenotazioneOmbrellone: order.lines[0]?.bookingId ?? 0,
      }),
  },
]

test.each(
  STEPS.flatMap((step) => [
    { ...step, isAfter: false },
    { ...step, isAfter: true },
  ]),
)(
  'F-07 F20 $name broken at every statement (after it: $isAfter) leaves nothing half-done, and works when it is tried again',
  async ({ prepare, step, isAfter }) => {
    const world = await bookingCalls({ ...db, database: sabotaged(db.database, sabotage) })
    for (let failAt = 1; ; failAt += 1) {
      expect(failAt).toBeLessThan(20)
      await clearBeach(db)
      Object.assign(sabotage, { failAt: 0, isAfter, seen: 0 })
      const guest = await world.guest()
      const prepared = (await prepare(guest)) as never
      Object.assign(sabotage, { failAt, seen: 0 })
      const isBroken = await step(guest, prepared).then(
        () => false,
        (error: unknown) => {
          if (error instanceof Sabotaged) return true
          throw error
        },
      )
      sabotage.failAt = 0
      const halfDone = await violations((text) => db.sql(text), INVARIANTS)
      if (isBroken) reportFigures('F-07', { statements: 1, halfDone: halfDone.length })
      expect(halfDone).toEqual([])
      if (!isBroken) return
      await step(guest, prepared)
      expect(await violations((text) => db.sql(text), INVARIANTS)).toEqual([])
    }
  },
)
