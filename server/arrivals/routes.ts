import { arrive } from './arrive.ts'
import { arriveLate } from './arrive-late.ts'
import type { ArrivalFacts } from './arrival-facts.ts'
import { findVisit } from './find-visit.ts'
import { getBeachDay } from './get-beach-day.ts'
import { getDayList } from './get-day-list.ts'
import { getVisit } from './get-visit.ts'
import { listVisits } from './list-visits.ts'
import { markVisitNoShow } from './mark-visit-no-show.ts'
import { releaseVisit } from './release-visit.ts'
import { syncArrivals } from './sync-arrivals.ts'
import { undoArrival } from './undo-arrival.ts'

export const arrivalHandlers = (facts: ArrivalFacts) => [
  getBeachDay(facts),
  listVisits(facts),
  getVisit(facts),
  findVisit(facts),
  arrive(facts),
  arriveLate(facts),
  markVisitNoShow(facts),
  releaseVisit(facts),
  undoArrival(facts),
  getDayList(facts),
  syncArrivals(facts),
]
