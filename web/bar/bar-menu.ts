import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { barMenuSchema, getBarMenu, type BarMenu } from '../../domain/bar/calls.ts'
import { languageField } from '../../domain/platform/fields.ts'
import { SECOND } from '../../domain/platform/duration.ts'
import type { Language } from '../../domain/platform/language.ts'
import { call, CallFailure } from '../platform/call.ts'
import { useLanguage } from '../platform/language.ts'
import { createStoredStore } from '../platform/stored.ts'

const keptSchema = z.nullable(z.strictObject({ language: languageField, menu: barMenuSchema, at: z.number() }))

/** The menu as it was last read, for the beach's bad network (B-20). */
const keptMenu = createStoredStore<z.output<typeof keptSchema>>('bar_menu', keptSchema, null)

/** Largest menu, in characters of JSON, that this device keeps. */
const MOST_KEPT = 100_000

/** The menu, and when it was read where it is the kept one. */
export interface KnownMenu {
  readonly menu: BarMenu
  /** Epoch milliseconds; null is fresh. */
  readonly keptAt: number | null
}

/** Reads the menu, or takes the kept one while the server cannot be reached. */
async function readMenu(language: Language, signal: AbortSignal): Promise<KnownMenu> {
  try {
    const menu = await call(getBarMenu, { language }, { signal })
    if (JSON.stringify(menu).length <= MOST_KEPT) keptMenu.set({ language, menu, at: Date.now() })
    return { menu, keptAt: null }
  } catch (error) {
    const kept = keptMenu.get()
    const isUnreachable = error instanceof CallFailure && (error.code === 'network' || error.code === 'timeout')
    if (!isUnreachable || kept?.language !== language) throw error
    return { menu: kept.menu, keptAt: kept.at }
  }
}

/** The bar's menu in the person's language; readable without a network once it has been read (R-714, B-20). */
export function useBarMenu(): UseQueryResult<KnownMenu, CallFailure> {
  const language = useLanguage()
  return useQuery<KnownMenu, CallFailure>({
    queryKey: [getBarMenu.name, { language }],
    queryFn: ({ signal }) => readMenu(language, signal),
    staleTime: (query) => (query.state.data?.keptAt === null ? 20 * SECOND : 0),
  })
}
