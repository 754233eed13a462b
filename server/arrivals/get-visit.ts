import * as calls from '../../domain/arrivals/calls.ts'
import { Refusal } from '../../domain/platform/refusal.ts'
import { handle } from '../platform/handler.ts'
import type { ArrivalFacts } from './arrival-facts.ts'
import { passportsOf } from './passports.ts'
import { visitOf } from './visit-answer.ts'
import { readMoment, readVisitsById } from './visit-queries.ts'

/** B-11, B-16: one visit with the passports of its dogs. */
export const getVisit = ({ settings }: ArrivalFacts) =>
  handle(calls.getVisit, 'read', async (tx, { visitId, day }, { language }) => {
    const [{ now }, [stored]] = await Promise.all([readMoment(tx), readVisitsById(tx, day, [visitId])])
    if (stored === undefined) throw new Refusal('not_found')
    return {
      visit: visitOf(stored, { day, now, language, settings }),
      passports: await passportsOf(tx, [stored], day),
    }
  })
