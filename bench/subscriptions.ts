import type { getSubscriptionPlans } from '../domain/subscriptions/calls.ts'
import type { CallOutput } from '../domain/platform/call.ts'
import type { ResortData } from '../server/umbrellas/resort-data.ts'
import { seeded } from '../tests/race/booking-world.ts'
import type { Ground } from './ground.ts'
import { httpCall, outcomeOf } from './http-call.ts'
import { closedLoop, outcomesOf, rowOf, share, type Round, type Row } from './measure.ts'
import { plainPlaces } from './wishes.ts'

const ROUNDS = 3
const ROUND_MS = 4_000
const CLIENTS = 8
/** Of the places: the others have their stays of one to three days, so that no season is free there. */
const TAKEN_PERCENT = 60

type Wish = { readonly planId: number; readonly from: string }

/**
 * Claiming a place for the whole season through HTTP: every day of the demo's season plan, on places of which 60 % are taken on
 * some day. What is granted is released outside the measure.
 */
export async function benchSubscriptions(ground: Ground, resort: ResortData): Promise<Row> {
  await ground.sql('select setseed(0.2027)')
  await ground.sql(
    `delete from occupancy where umbrella_id in (
       select id from place order by random() limit (select count(*) * $1 / 100 from place))`,
    [100 - TAKEN_PERCENT],
  )
  const { plans } = JSON.parse((await httpCall(ground, 0, 'subscriptions/plans', null, null)).body) as CallOutput<
    typeof getSubscriptionPlans
  >
  const [season] = plans
  if (season === undefined) throw new Error('the demo sells no season')
  const wish = { planId: season.planId, from: season.start.from }
  await holdRound(ground, resort, wish, 1, 1_000)
  const rounds: Round[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    await ground.reset()
    rounds.push(await holdRound(ground, resort, wish, 2 + round, ROUND_MS))
  }
  const note = `${season.from} to ${season.to}; ${share(rounds, 'done')} % granted; ${outcomesOf(rounds)}`
  return rowOf('season place through HTTP', CLIENTS, rounds, note)
}

let nextGuest = 0

async function holdRound(ground: Ground, resort: ResortData, wish: Wish, seed: number, ms: number): Promise<Round> {
  const random = seeded(seed)
  const places = plainPlaces(resort)
  const guestOf = () => ground.guests[nextGuest++ % ground.guests.length] ?? null
  const asking = Array.from({ length: CLIENTS }, guestOf)
  return closedLoop(
    CLIENTS,
    ms,
    async (client) => {
      const umbrellaId = places[random(places.length)]
      return outcomeOf(
        await httpCall(ground, client, 'subscriptions/hold', { ...wish, umbrellaId }, asking[client] ?? null),
      )
    },
    async (client) => {
      await httpCall(ground, client, 'subscriptions/release', {}, asking[client] ?? null)
      asking[client] = guestOf()
    },
  )
}
