import { HALVES } from '../../domain/platform/day-part.ts'
import type { DogMark } from '../../domain/umbrellas/dog-surroundings.ts'
import type { Period } from '../../domain/umbrellas/period.ts'
import type { Queryable } from '../platform/database.ts'

/** Where dogs lie in a period and what they reach, but for those of one account; null leaves nobody out. */
export async function readDogMarks(tx: Queryable, period: Period, butFor: number | null): Promise<DogMark[]> {
  return tx.query<DogMark & Record<string, unknown>>({
    name: 'umbrellas.dog-marks',
    text: `select distinct m.umbrella_id as "umbrellaId", m.rule, m.side
           from dog_mark m
           join occupancy o on o.id = m.stay_id
           where m.days && daterange($1, $2, '[]') and m.halves && int4range($3, $4)
             and m.account_id is distinct from $5::bigint
             and (o.state <> 'held' or o.expires_at > battigia_now())`,
    values: [period.from, period.to, ...HALVES[period.part], butFor],
  })
}

/** Makes every mark what the rules and the plan of now ask for; whoever lies somewhere stays there. */
export async function refreshDogMarks(tx: Queryable): Promise<void> {
  await tx.query({ name: 'umbrellas.refresh-dog-marks', text: 'select refresh_dog_marks()', values: [] })
}
