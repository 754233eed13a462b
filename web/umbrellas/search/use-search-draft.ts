import * as z from 'zod/mini'
import { useHere, useQueryState } from '../../platform/navigation.tsx'
import { rememberDogs } from '../remembered-dogs.ts'
import { parseSearch, printDogs, printSearch, type SearchDraft } from '../search-state.ts'
import { useKnownDogs } from './known-dogs.ts'

const ANY_QUERY = z.object({})

/** The search of the address; one that says nothing of dogs has those that are known. */
export function useSearchDraft(): { draft: SearchDraft; change: (part: Partial<SearchDraft>) => void } {
  const { path } = useHere()
  const [, setQuery] = useQueryState(ANY_QUERY)
  const known = useKnownDogs() ?? []
  const query = new URLSearchParams(path.split('?')[1] ?? '')
  const read = parseSearch(query)
  const draft = query.has('people') ? read : { ...read, dogs: known }
  const change = (part: Partial<SearchDraft>) => {
    const next = { ...draft, ...part }
    rememberDogs(next.dogs)
    setQuery({ ...Object.fromEntries(printSearch(next)), dogs: printDogs(next.dogs) })
  }
  return { draft, change }
}
