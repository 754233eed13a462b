import { afterEach, expect, test, vi } from 'vitest'
import { getCart } from '../../domain/cart/calls.ts'
import * as orders from '../../domain/orders/calls.ts'
import type { CallOutput } from '../../domain/platform/call.ts'
import { MINUTE } from '../../domain/platform/duration.ts'
import { lockUmbrellas } from '../../domain/umbrellas/calls.ts'
import { violations } from '../invariants/check.ts'
import { TIMELESS_INVARIANTS } from '../invariants/invariants.ts'
import { overlaps, setClock } from '../race/booking-world.ts'
import { reportFigures } from '../support/figures.ts'
import { aCustomer, anAcceptance } from './people.ts'
import { contractWorld, type World } from './world.ts'

/** Three nights in which the clocks change, shortly before they do, and a midnight; somebody wants a place for the day that comes. */
const NIGHTS = [
  { night: '25 October 2026', at: '2026-10-25T02:55:00+02:00', day: '2026-10-25' },
  { night: '28 March 2027', at: '2027-03-28T01:55:00+01:00', day: '2027-03-28' },
  { night: '2 July 2027', at: '2027-07-01T23:55:00+02:00', day: '2027-07-02' },
  { night: '31 October 2027', at: '2027-10-31T02:55:00+02:00', day: '2027-10-31' },
]
/** The database's clock decides; that of the server's process may believe what it likes. */
const JUMPS = (['database', 'server'] as const).flatMap((clock) => [-10, 10].map((minutes) => ({ clock, minutes })))

const HOLD = 8 * MINUTE
const PLACE = 320

let world: World

afterEach(async () => {
  vi.useRealTimers()
  await world.close()
})

async function jump(at: string, clock: 'database' | 'server', minutes: number): Promise<void> {
  if (clock === 'database') await setClock(world.db, new Date(Date.parse(at) + MINUTE + minutes * MINUTE).toISOString())
  else vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + minutes * MINUTE })
}

test.each(NIGHTS.flatMap((night) => JUMPS.map((one) => ({ ...night, ...one }))))(
  'F-06 F8 in the night of $night the clock of the $clock jumps by $minutes minutes: a hold lasts until its instant, one guest has the place',
  async ({ at, day, clock, minutes }) => {
    reportFigures('F-06', { cases: 1 })
    world = await contractWorld({ at, hasJobs: false })
    const [anna, bruno] = [(await aCustomer(world)).token, (await aCustomer(world)).token]
    const lock = (token: string) =>
      world.ask(
        lockUmbrellas,
        { from: day, to: day, part: 'full_day', places: [{ umbrellaId: PLACE, people: 2, dogs: [], extras: [] }] },
        { token },
      )
    const cartOf = async (token: string) =>
      (await world.ask(getCart, {}, { token })).json() as CallOutput<typeof getCart>
    const order = async (token: string) => {
      const quoted = await world.ask(orders.evaluateOrder, { cart: 'umbrella' }, { token })
      if (quoted.status !== 200) return quoted
      return world.ask(orders.startOrder, anAcceptance(quoted.json() as orders.Quote), { token })
    }

    expect((await lock(anna)).status).toBe(200)
    const before = await cartOf(anna)
    const left = Date.parse(before.umbrella.expiresAt ?? '') - Date.parse(before.serverNow)
    expect(left).toBeGreaterThan(HOLD - MINUTE)
    expect(left).toBeLessThanOrEqual(HOLD)
    await jump(at, clock, minutes)

    const isOver = clock === 'database' && minutes > 0
    const other = await lock(bruno)
    expect([other.status, other.problem().code ?? null]).toEqual(isOver ? [200, null] : [409, 'umbrella_taken'])
    const after = await cartOf(anna)
    if (isOver) expect(after.umbrella.isEmpty).toBe(true)
    else {
      expect(after.umbrella.expiresAt).toBe(before.umbrella.expiresAt)
      expect((await lock(anna)).status).toBe(200)
      expect((await cartOf(anna)).umbrella.expiresAt).toBe(before.umbrella.expiresAt)
    }
    expect((await order(isOver ? anna : bruno)).status).toBe(409)
    const placed = await order(isOver ? bruno : anna)
    expect(placed.status, placed.body).toBe(200)
    expect(await violations((text) => world.db.sql(text), TIMELESS_INVARIANTS)).toEqual([])

    // The clock is set right again: what was sold is neither lost nor sold twice, and its day's hour is the resort's.
    vi.useRealTimers()
    await setClock(world.db, new Date(Date.parse(at) + 2 * MINUTE).toISOString())
    const { deadline } = placed.json() as orders.Order
    const [arrival] = await world.db.sql<{ at: Date }>(
      `select ($1::date + make_interval(hours => $2)) at time zone 'Europe/Rome' as at`,
      [deadline?.day, deadline?.hour],
    )
    expect(deadline).toMatchObject({ day, at: arrival?.at.toISOString() })
    expect(await world.db.sql(`select days::text, state from occupancy`)).toMatchObject([{ state: 'booked' }])
    expect(await overlaps(world.db)).toBe(0)
    expect((await order(isOver ? anna : bruno)).status).toBe(409)
    reportFigures('F-06', { right: 1 })
  },
)
