import { addDays, civilDate } from '../domain/platform/civil-date.ts'
import type { Ground } from './ground.ts'
import { httpCall, outcomeOf } from './http-call.ts'
import { closedLoop, rowOf, type Round, type Row } from './measure.ts'
import { DAYS } from './ground.ts'

const ROUNDS = 3
const ROUND_MS = 2_000

/** The map's availability of the whole beach for 14 days, each time another period; HTTP and JSON included. */
export async function benchAvailability(ground: Ground): Promise<Row> {
  const rounds: Round[] = []
  let shift = 0
  const ask = async (client: number) => {
    const from = addDays(civilDate(ground.firstDay), shift++ % (DAYS - 14))
    return outcomeOf(
      await httpCall(
        ground,
        client,
        `umbrellas/availability?from=${from}&to=${addDays(from, 13)}&part=full_day`,
        null,
        null,
      ),
    )
  }
  await closedLoop(1, 500, ask)
  for (let round = 0; round < ROUNDS; round += 1) rounds.push(await closedLoop(1, ROUND_MS, ask))
  return rowOf('availability, 14 days', 1, rounds, 'all places; HTTP and JSON included')
}
