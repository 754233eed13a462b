import { addDays } from '../../domain/platform/civil-date.ts'
import { SECOND } from '../../domain/platform/duration.ts'
import type { Settings } from '../../domain/settings/settings.ts'
import { metHalves } from '../../domain/weather/weather-rule.ts'
import { seaOfDay } from '../content/sea-history.ts'
import type { Queryable } from '../platform/database.ts'
import { exclusiveJob, type Job } from '../platform/jobs.ts'
import { proposeDay, readMoment } from './day-queries.ts'
import { ruleOf } from './weather-facts.ts'

const WHOLE_DAY = 24 * 60

/** B-19: proposes what the observations of today and yesterday meet; whoever manages the resort decides. */
export const proposeWeatherDaysJob = (settings: Settings): Job =>
  exclusiveJob('propose-weather-days', 30 * SECOND, async (tx) => {
    await proposeWeatherDays(tx, settings)
    return false
  })

export async function proposeWeatherDays(tx: Queryable, settings: Settings): Promise<void> {
  const { today, minute } = await readMoment(tx)
  const rule = ruleOf(settings)
  for (const [day, until] of [[addDays(today, -1), WHOLE_DAY] as const, [today, minute] as const]) {
    for (const met of metHalves(rule, await seaOfDay(tx, day), until)) await proposeDay(tx, day, met)
  }
}
