import type { CallOutput } from '../../domain/platform/call.ts'
import { MINUTE } from '../../domain/platform/duration.ts'
import { getResort } from '../../domain/content/calls.ts'
import { useCallQuery } from '../platform/queries.ts'

export type Resort = CallOutput<typeof getResort>

/** The resort's day, season and limits, and how asking for them goes. */
export function useResortQuery() {
  return useCallQuery(getResort, {}, { staleTime: 5 * MINUTE })
}

/** The resort's day, season and limits; undefined until they have come. */
export function useResort(): Resort | undefined {
  return useResortQuery().data
}
