import { getBeachDay, listVisits, type BeachDay, type Visit, type VisitList } from '../../domain/arrivals/calls.ts'
import { listStranded } from '../../domain/arrivals/stranded-calls.ts'
import { getTill } from '../../domain/till/calls.ts'
import { coalesced } from '../platform/coalesced.ts'
import { queryClient } from '../platform/queries.ts'
import { withVisits } from './visit-view.ts'

const SHOWN = [getBeachDay.name, listVisits.name, listStranded.name, getTill.name]

/** Asks the server again for what is on the screen, also when twenty ticks come in one second. */
export const refreshBeachDay = coalesced(() =>
  queryClient.refetchQueries(
    { type: 'active', predicate: ({ queryKey }) => SHOWN.includes(String(queryKey[0])) },
    { cancelRefetch: false },
  ),
)

/** Shows visits as an action answered them, wherever they stand, and asks the server again. */
export function showVisits(visits: readonly Visit[]): void {
  // An answer on its way is older than what the action said.
  void queryClient.cancelQueries({ predicate: ({ queryKey }) => SHOWN.includes(String(queryKey[0])) })
  queryClient.setQueriesData<BeachDay>({ queryKey: [getBeachDay.name] }, (day) => day && withVisits(day, visits))
  queryClient.setQueriesData<VisitList>({ queryKey: [listVisits.name] }, (list) => list && withListed(list, visits))
  refreshBeachDay()
}

function withListed(list: VisitList, changed: readonly Visit[]): VisitList {
  const byId = new Map(changed.filter(({ day }) => day === list.day).map((visit) => [visit.visitId, visit]))
  return { ...list, visits: list.visits.map((visit) => byId.get(visit.visitId) ?? visit) }
}
