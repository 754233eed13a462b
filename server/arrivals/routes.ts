import { arrive } from './arrive.ts'
import { arriveLate } from './arrive-late.ts'
import type { ArrivalFacts } from './arrival-facts.ts'
import { closeStranded } from './close-stranded.ts'
import { findVisit } from './find-visit.ts'
import { getBeachDay } from './get-beach-day.ts'
import { getDayList } from './get-day-list.ts'
import { getDaySheet } from './get-day-sheet.ts'
import { getVisit } from './get-visit.ts'
import { listSeats } from './list-seats.ts'
import { listStranded } from './list-stranded.ts'
import { listVisits } from './list-visits.ts'
import { markVisitNoShow } from './mark-visit-no-show.ts'
import { refundStranded } from './refund-stranded.ts'
import { releaseVisit } from './release-visit.ts'
import { reseatStranded } from './reseat-stranded.ts'
import { syncArrivals } from './sync-arrivals.ts'
import { undoArrival } from './undo-arrival.ts'
import { undoStranded } from './undo-stranded.ts'

export const arrivalHandlers = (facts: ArrivalFacts) => [
  getBeachDay(facts),
  listVisits(facts),
  getDaySheet(facts),
  getVisit(facts),
  findVisit(facts),
  arrive(facts),
  arriveLate(facts),
  markVisitNoShow(facts),
  releaseVisit(facts),
  undoArrival(facts),
  getDayList(facts),
  syncArrivals(facts),
  listStranded,
  listSeats(facts),
  reseatStranded(facts),
  refundStranded(facts),
  closeStranded(facts),
  undoStranded(facts),
]
