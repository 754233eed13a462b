import { BEACH_PATH } from '../accounts/beach-path.ts'
import { useGo } from '../platform/navigation.tsx'
import { printMapQuery } from './search-state.ts'
import { useMapAddress } from './use-map-address.ts'

const SHEET = '/tabs/main-page-ombrelloni/checkout-ombrellone'

/**
 * Asks a visitor for the login and comes back to the same map; with a place its sheet is open then (B-31). Null is the map
 * alone.
 */
export function useAskLogin(): (place: string | null) => void {
  const go = useGo()
  const { draft, view } = useMapAddress()
  return (place) =>
    go('/welcome', {
      query: { login: 1, next: `${place === null ? BEACH_PATH : SHEET}?${printMapQuery(draft, { ...view, place })}` },
    })
}
