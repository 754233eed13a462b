import { useCallback, useMemo } from 'react'
import { historyDepth } from '../platform/motion.ts'
import { useBack, useGo, useHere } from '../platform/navigation.tsx'
import { useSession } from '../platform/session.ts'
import {
  parseMapQuery,
  parseSearch,
  printMapQuery,
  printSearch,
  type MapQuery,
  type SearchDraft,
} from './search-state.ts'

/** The map page's state, read from its address, and the ways to change it (conventions 19). */
export interface MapAddress {
  readonly draft: SearchDraft
  readonly view: MapQuery
  /** Changes list, zone or filter in place. */
  readonly setView: (change: Partial<Omit<MapQuery, 'place'>>) => void
  /** Opens a place's sheet: `checkout-ombrellone` over the map. */
  readonly openPlace: (code: string) => void
  readonly closePlace: () => void
  readonly editSearch: () => void
  /** The same map for other days. */
  readonly searchAgain: (draft: SearchDraft) => void
}

/** The place sheets that this visit opened lie in the history: closing goes back; a shared link has nothing behind it. */
let depthOfSheet: number | null = null

/** The state of the map's page, which lives in its path and query. */
export function useMapAddress(): MapAddress {
  const { path } = useHere()
  const go = useGo()
  const back = useBack()
  const { isLoggedIn } = useSession()
  const query = useMemo(() => new URLSearchParams(path.split('?')[1] ?? ''), [path])
  // The search stays the same object while only the sheet, the list or the zone change.
  const searched = printSearch(parseSearch(query)).toString()
  const draft = useMemo(() => parseSearch(new URLSearchParams(searched)), [searched])
  const view = useMemo(() => parseMapQuery(query), [query])
  const asQuery = useCallback(
    (change: Partial<MapQuery>, search: SearchDraft = draft) =>
      Object.fromEntries(printMapQuery(search, { ...view, ...change })),
    [draft, view],
  )
  return {
    draft,
    view,
    setView: (change) =>
      go(view.place === null ? '../new-search-loader' : '../checkout-ombrellone', {
        query: asQuery(change),
        replace: true,
        motion: 'none',
      }),
    openPlace: (code) => {
      go('../checkout-ombrellone', { query: asQuery({ place: code }), motion: 'none', replace: view.place !== null })
      depthOfSheet = view.place === null ? historyDepth() + 1 : depthOfSheet
    },
    closePlace: () => {
      if (depthOfSheet !== null && depthOfSheet === historyDepth()) back()
      else go('../new-search-loader', { query: asQuery({ place: null }), replace: true, motion: 'none' })
      depthOfSheet = null
    },
    editSearch: () => {
      if (isLoggedIn)
        go('/tabs/main-page-ombrelloni', { query: asQuery({ place: null, isList: false }), motion: 'pop' })
      // The search's own page is behind the login; without days this one asks for them (B-31).
      else
        go('../new-search-loader', {
          query: Object.fromEntries(printSearch({ ...draft, from: null, to: null })),
          motion: 'pop',
        })
    },
    searchAgain: (search) =>
      go('../new-search-loader', { query: asQuery({ place: null }, search), replace: true, motion: 'none' }),
  }
}
