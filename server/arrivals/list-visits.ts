import * as calls from '../../domain/arrivals/calls.ts'
import { matchesQuery } from '../../domain/arrivals/find-words.ts'
import { compareVisits, matchesFilter } from '../../domain/arrivals/visit-rules.ts'
import { handle } from '../platform/handler.ts'
import type { ArrivalFacts } from './arrival-facts.ts'
import { countsOf, cutoffHoursOf, totalsOf, visitOf } from './visit-answer.ts'
import { readMoment, readVisits } from './visit-queries.ts'

/** B-11: who comes on a day, filtered and searched. */
export const listVisits = ({ settings }: ArrivalFacts) =>
  handle(calls.listVisits, 'read', async (tx, { day, filter = 'all', query = '' }, { language }) => {
    const [{ now, today }, stored] = await Promise.all([readMoment(tx), readVisits(tx, day)])
    const visits = stored.map((visit) => visitOf(visit, { day, now, language, settings }))
    const found = query === '' ? visits : visits.filter((visit) => matchesQuery(visit, query))
    return {
      day,
      visits: found.filter((visit) => matchesFilter(visit, filter)).toSorted(compareVisits),
      counts: countsOf(found),
      totals: totalsOf(visits),
      cutoffHours: cutoffHoursOf(settings),
      releasesByItself: settings.cashReleaseAutomatic,
      today,
      serverNow: now,
    }
  })
