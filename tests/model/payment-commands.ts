import fc from 'fast-check'
import { DAY, MINUTE, SECOND } from '../../domain/platform/duration.ts'
import type { ProviderId } from '../../domain/payments/snapshot.ts'
import { earnCredit, expireCredit, payBookedWithCredit } from './payment-credit.ts'
import { beginDueWork } from './payment-jobs.ts'
import { changeCart, complete, deletePlaces, endUnpaid, placeOrder, sweep, takeCash } from './payment-orders.ts'
import { pay, sync } from './payment-paying.ts'
import { NoAnswer, type PersonAct } from './payment-provider.ts'
import { HOLD, PLACE_CENTS, PLACES, type Work, type World } from './payment-world.ts'

/** One step of the world: what happens, and two numbers that choose to whom and how. */
export interface Command {
  readonly name: CommandName
  readonly pick: number
  readonly way: number
}

const ONLINE = ['card', 'card', 'wallet', 'second_card'] as const
const METHODS = [...ONLINE, 'card', 'cash', 'pay_later', 'no_payment_needed'] as const
const SUBSETS = [[0], [1], [...PLACES]] as const
const PROVIDERS: readonly ProviderId[] = ['stripe', 'stripe', 'paypal', 'braintree']
const TICKS = [SECOND, 30 * SECOND, MINUTE, 2 * MINUTE, 5 * MINUTE, HOLD, 10 * MINUTE, 20 * MINUTE] as const
const ACTS: readonly PersonAct[] = ['pay', 'pay', 'pay', 'challenge', 'decline', 'decline', 'pay', 'pay_other_amount']

/** More than an order costs, as much as one place, less, and so much that no provider takes the rest. */
const CREDITS = [500, PLACE_CENTS, 1200, 5000, 1980, 100, 3990, 30] as const

function pickOf<Value>(values: Iterable<Value>, pick: number): Value | undefined {
  const all = [...values]
  return all[all.length - 1 - (pick % Math.max(1, all.length))]
}

/** A step of one of the things that the server is at; who gets no answer leaves it to the jobs. */
function advance(world: World, work: Work): void {
  try {
    if (work.next().done !== true) return
  } catch (error) {
    if (!(error instanceof NoAnswer)) throw error
  }
  world.work = world.work.filter((one) => one !== work)
}

/** Lets everything that was begun come to its end. */
export function finishWork(world: World): void {
  for (let work = world.work[0]; work !== undefined; work = world.work[0]) advance(world, work)
}

/** R9, R1: an event is looked at once; it only says which payment to ask for. */
export function deliver(world: World, index: number, isKept: boolean): void {
  const event = world.provider.events[index]
  if (event === undefined) return
  world.eventsHeard += 1
  if (!isKept) world.provider.events.splice(index, 1)
  if (world.seenEvents.has(event.eventId)) return
  const attempt = [...world.attempts.values()].find((one) => one.ref === event.ref)
  if (attempt === undefined) return
  world.seenEvents.add(event.eventId)
  world.work.push(sync(world, attempt))
}

type Play = (world: World, pick: number, way: number) => void
const withOrder =
  (play: (world: World, order: NonNullable<ReturnType<World['orders']['get']>>, way: number) => void): Play =>
  (world, pick, way) => {
    const order = pickOf(world.orders.values(), pick)
    if (order !== undefined) play(world, order, way)
  }

const PLAYS = {
  order: (world, pick, way) =>
    placeOrder(world, {
      guest: pick % 2,
      method: METHODS[way % METHODS.length] ?? 'card',
      places: SUBSETS[pick % SUBSETS.length] ?? [0],
      heldFor: (pick % 8) * MINUTE,
      dueIn: (15 + 15 * (way % 3)) * MINUTE,
      creditShare: way % 2,
    }),
  // The two devices of a guest differ in nothing but when they do what.
  pay: withOrder((world, order, way) => world.work.push(pay(world, order, PROVIDERS[way % 4] ?? 'stripe'))),
  person: (world, pick, way) => {
    const payment = pickOf(world.provider.payments.values(), pick)
    if (payment !== undefined) world.provider.act(payment, ACTS[way] ?? 'pay')
  },
  /** A page that comes back is often answered before anything else moves. */
  return: (world, pick, way) => {
    const attempt = pickOf(world.attempts.values(), pick)
    if (attempt === undefined) return
    const work = sync(world, attempt)
    world.work.push(work)
    while (way > 3 && world.work.includes(work)) advance(world, work)
  },
  webhook: (world, pick, way) => deliver(world, pick % Math.max(1, world.provider.events.length), way === 0),
  losesWebhook: (world, pick) => {
    world.lateEvents.push(...world.provider.events.splice(pick % Math.max(1, world.provider.events.length), 1))
  },
  step: (world, pick) => {
    const work = pickOf(world.work, pick)
    if (work !== undefined) advance(world, work)
  },
  steps: (world) => {
    for (const work of world.work) advance(world, work)
  },
  finish: finishWork,
  jobs: beginDueWork,
  sweep: (world) => {
    sweep(world)
    endUnpaid(world)
  },
  tick: (world, pick) => {
    world.now += TICKS[pick] ?? SECOND
  },
  /** To the very instant at which a window ends; often the sweep is there with it, and the jobs that it wants. */
  tickToEnd: withOrder((world, order, way) => {
    world.now = Math.max(world.now, order.payUntil ?? 0)
    if (way < 4) return
    sweep(world)
    beginDueWork(world)
  }),
  crash: (world) => {
    world.work = []
  },
  changeCart: withOrder(changeCart),
  earn: (world, pick, way) => earnCredit(world, pick % 2, CREDITS[way] ?? 500),
  /** What a server without a lock saw a moment ago. */
  seeCredit: (world, pick) => {
    world.seenCredit = world.credit[pick % 2 === 0 ? 0 : 1]
  },
  expireCredit: (world, pick) => expireCredit(world, pick % 2),
  payBookedWithCredit: withOrder(payBookedWithCredit),
  deletePlaces: withOrder((world, order, way) => deletePlaces(world, order, SUBSETS[way % 3] ?? [])),
  takeCash: withOrder(takeCash),
  stayOver: withOrder(complete),
  letGo: (world, pick) => {
    const payment = pickOf(world.provider.payments.values(), pick)
    if (payment !== undefined) world.provider.letGo(payment)
  },
  review: (world, pick, way) => {
    const payment = pickOf(world.provider.payments.values(), pick)
    if (payment !== undefined) world.provider.review(payment, way > 1)
  },
} satisfies Record<string, Play>
type CommandName = keyof typeof PLAYS

/** How often each is wanted; what brings a payment on comes more often than what disturbs it. */
const WEIGHTS: Readonly<Record<CommandName, number>> = {
  order: 6,
  pay: 6,
  person: 8,
  return: 4,
  webhook: 4,
  losesWebhook: 2,
  step: 8,
  steps: 8,
  finish: 3,
  jobs: 6,
  sweep: 3,
  tick: 5,
  tickToEnd: 3,
  crash: 1,
  changeCart: 1,
  earn: 2,
  seeCredit: 1,
  expireCredit: 1,
  payBookedWithCredit: 1,
  deletePlaces: 1,
  takeCash: 1,
  stayOver: 1,
  letGo: 1,
  review: 1,
}
const NAMES = (Object.keys(WEIGHTS) as CommandName[]).flatMap((name) => Array<CommandName>(WEIGHTS[name]).fill(name))

export const commandArbitrary: fc.Arbitrary<Command> = fc.record({
  name: fc.constantFrom(...NAMES),
  // The newest first: what somebody does is mostly about what has just begun.
  pick: fc.oneof(fc.constant(0), fc.nat(7)),
  way: fc.nat(7),
})

export function play(world: World, { name, pick, way }: Command): void {
  PLAYS[name](world, pick, way)
}

/** The last of everything: days pass, and what was lost comes after all (case 53). */
export function bringLateEvents(world: World): void {
  world.now += 3 * DAY
  world.provider.events.push(...world.lateEvents.splice(0))
}
