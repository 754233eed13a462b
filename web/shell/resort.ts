import { getResort } from '../../domain/content/calls.ts'
import { HOUR } from '../../domain/platform/duration.ts'
import { useCallQuery } from '../platform/queries.ts'

/** Name of the resort, one parameter of the server's (DESIGN.md); the product's own until it is known. */
export function useResortName(): string {
  const { data } = useCallQuery(getResort, {}, { staleTime: 1 * HOUR })
  return data?.name ?? 'Battigia'
}
