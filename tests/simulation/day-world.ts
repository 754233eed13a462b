import type { CallOutput } from '../../domain/platform/call.ts'
import type { CivilDate } from '../../domain/platform/civil-date.ts'
import { getPlan } from '../../domain/umbrellas/calls.ts'
import { makeCustomers, seeded } from '../race/booking-world.ts'
import { barWorld, type BarWorld } from '../support/bar-world.ts'
import { earn } from '../support/credit-steps.ts'
import { nameless } from '../support/item-steps.ts'
import type { Payer } from '../support/payment-world.ts'
import { startClock, type Clock } from './clock.ts'
import { Journal } from './journal.ts'
import { importResortOf400 } from './resort-of-400.ts'
import type { Stay } from './guests.ts'

/** A Saturday in August, and the one after it. */
export const DAY = '2027-08-14' as CivilDate
export const NEXT_DAY = '2027-08-15' as CivilDate
/** The evening before: six o'clock. Minutes of the simulation count from here. */
const BEGINNING = '2027-08-13T18:00:00+02:00'
/** Minutes from the beginning to an hour of the day. */
export const at = (hour: number, minute = 0) => (hour + 6) * 60 + minute
/** The instant of a minute. */
export const instantOf = (minutes: number) => new Date(Date.parse(BEGINNING) + minutes * 60_000).toISOString()

export interface DaySize {
  readonly guests: number
  readonly barOrders: number
}

/** Somebody of the day. */
export interface Guest {
  readonly payer: Payer
  readonly hasAccount: boolean
  stay: Stay | null
}

/** Something that happens at a minute. */
interface Event {
  readonly minute: number
  readonly run: () => Promise<void>
}

/** A resort of 400 places on the evening before a day of August, with its guests and its people. */
export interface DayWorld extends BarWorld {
  readonly size: DaySize
  readonly clock: Clock
  readonly journal: Journal
  readonly plan: CallOutput<typeof getPlan>
  readonly guests: readonly Guest[]
  /** Two tablets of the beach, the cash desk, a second person at the bar, the restaurant, and who runs the place. */
  readonly people: Readonly<Record<'beach' | 'beachToo' | 'cashier' | 'barToo' | 'waiter' | 'manager', Payer>>
  /** What guests saw as free some time ago, by part and last day. */
  readonly lastSeen: Map<string, { readonly minute: number; readonly free: readonly number[] }>
  /** A number below a bound, by the seed. */
  below(bound: number): number
  /** True so many times of a hundred. */
  chance(percent: number): boolean
  /** One of them. */
  pick<T>(from: readonly T[]): T
  later(minute: number, run: () => Promise<void>): void
  /** Takes what is due by now, in the order of its minutes. */
  due(): Event[]
  /** A new name of a press. */
  press(): string
}

export async function dayWorld(seed: number, size: DaySize): Promise<DayWorld> {
  const world = await barWorld({ at: BEGINNING })
  await importResortOf400(world.db)
  const clock = await startClock(world, BEGINNING)
  const below = seeded(seed)
  const named = Math.round(size.guests * 0.75)
  const guests = await makeGuests(world, named, size.guests - named)
  const beach = await world.staff('Anna', ['beach'])
  let events: Event[] = []
  let presses = 0
  return Object.assign(Object.create(world) as BarWorld, {
    size,
    clock,
    journal: new Journal(),
    plan: await beach.call(getPlan, {}),
    guests,
    people: {
      beach,
      beachToo: await world.staff('Bea', ['beach']),
      cashier: await world.staff('Carla', ['cashier']),
      barToo: await world.staff('Gino', ['bar']),
      waiter: await world.staff('Dario', ['restaurant']),
      manager: await world.staff('Elena', ['manager']),
    },
    lastSeen: new Map(),
    below,
    chance: (percent: number) => below(100) < percent,
    pick<T>(from: readonly T[]): T {
      const one = from[below(from.length)]
      if (one === undefined) throw new Error('there is nothing to pick from')
      return one
    },
    later: (minute: number, run: () => Promise<void>) => void events.push({ minute, run }),
    due() {
      const due = events.filter(({ minute }) => minute <= clock.minutes()).toSorted((a, b) => a.minute - b.minute)
      events = events.filter(({ minute }) => minute > clock.minutes())
      return due
    },
    press: () => `simulated-${String((presses += 1)).padStart(8, '0')}`,
  })
}

/** Customers with an account, some with credit, and people who only left their name. */
async function makeGuests(world: BarWorld, named: number, unnamed: number): Promise<Guest[]> {
  const customers = await makeCustomers(world.db, named, 'august-')
  const guests: Guest[] = customers.map((customer) => ({
    payer: world.payerBy(customer),
    hasAccount: true,
    stay: null,
  }))
  for (const [index, guest] of guests.entries()) {
    if (index % 8 === 0) await earn(world, guest.payer, 15_000)
  }
  for (let n = 0; n < unnamed; n += 1) {
    const name = `Ospite${String.fromCharCode(97 + (n % 26), 97 + (Math.floor(n / 26) % 26))}`
    guests.push({ payer: await nameless(world, name), hasAccount: false, stay: null })
  }
  return guests
}
