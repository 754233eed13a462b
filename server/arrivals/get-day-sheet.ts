import * as calls from '../../domain/arrivals/sheet-calls.ts'
import { handle } from '../platform/handler.ts'
import type { ArrivalFacts } from './arrival-facts.ts'
import { readParking, readTables } from './sheet-queries.ts'
import { visitOf } from './visit-answer.ts'
import { readMoment, readVisits } from './visit-queries.ts'

/** B-11: a day as it is printed. */
export const getDaySheet = ({ settings }: ArrivalFacts) =>
  handle(calls.getDaySheet, 'read', async (tx, { day }, { language }) => {
    const { now } = await readMoment(tx)
    const stored = await readVisits(tx, day)
    return {
      day,
      visits: stored.map((visit) => visitOf(visit, { day, now, language, settings })),
      tables: await readTables(tx, day),
      parking: await readParking(tx, day, language),
      serverNow: now,
    }
  })
