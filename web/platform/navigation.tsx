import { useCallback, useMemo, type MouseEvent, type ReactNode, type Ref } from 'react'
import * as z from 'zod/mini'
import { navigate, navigateAbove } from './history.ts'
import { historyDepth, type Motion } from './motion.ts'
import { usePlace } from './router.tsx'

/** Values of a query; `undefined` and empty text are left out. */
export type Query = Readonly<Record<string, string | number | undefined>>

/** How a page is opened. */
interface GoOptions {
  readonly query?: Query
  /** Takes the current page's place in the history: the person does not come back to it. */
  readonly replace?: boolean
  /** Which way it moves; a push by default. */
  readonly motion?: Motion
}

/**
 * A path of the app: absolute (`/tabs/home`), below the current page (`./pagamenti-card`) or beside it
 * (`../checkout-ombrellone`). Pages are mounted under several paths, so they open their own branch relatively.
 */
export function resolvePath(path: string, here: string): string {
  const base = here.replace(/\/$/, '')
  if (path.startsWith('./')) return `${base}/${path.slice(2)}`
  if (path.startsWith('../')) return resolvePath(`./${path.slice(3)}`, base.slice(0, base.lastIndexOf('/')))
  return path
}

/** A path with its query; a query that the path has already is kept. */
export function withQuery(path: string, query: Query = {}): string {
  const [bare = '', known] = path.split('?')
  const params = new URLSearchParams(known)
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined || value === '') params.delete(name)
    else params.set(name, String(value))
  }
  return params.size > 0 ? `${bare}?${params}` : bare
}

/** Opens a page of the app, with the motion of the design and reduced motion respected. */
export function useGo(): (path: string, options?: GoOptions) => void {
  const { pathname } = usePlace()
  return useCallback(
    (path, { query, replace = false, motion = 'push' } = {}) => {
      navigate(withQuery(resolvePath(path, pathname), query), { replace, motion })
    },
    [pathname],
  )
}

/** Opens a page as the only one above the root of a tab, e.g. an outcome in place of the cart and checkout that led to it. */
export function useGoAbove(): (root: string, path: string, query?: Query) => void {
  return useCallback((root, path, query) => navigateAbove(root, withQuery(path, query)), [])
}

/** Goes back to where the person came from; to `fallback` when this page was opened first (a link, a reload). */
export function useBack(fallback?: string): () => void {
  const { pathname } = usePlace()
  return useCallback(() => {
    if (historyDepth() > 0) history.back()
    else navigate(fallback ?? branchOf(pathname), { replace: true, motion: 'pop' })
  }, [fallback, pathname])
}

/** The root of the tab that a path belongs to: `/tabs/home/carrello` → `/tabs/home`; home for all others. */
function branchOf(pathname: string): string {
  const [, first, tab] = pathname.split('/')
  return first === 'tabs' && tab ? `/tabs/${tab}` : '/tabs/home'
}

/** Where the person is. */
interface Here {
  readonly pathname: string
  /** Path and query, to come back to. */
  readonly path: string
  /** Root of the current tab. */
  readonly branch: string
  readonly hash: string
}

/** The current place, followed. */
export function useHere(): Here {
  const { pathname, search, hash } = usePlace()
  return { pathname, path: `${pathname}${search}`, branch: branchOf(pathname), hash }
}

/** A `next` of the query when it is a path of this app, else null: no link leads elsewhere through it. */
export function safeNext(next: string | null | undefined): string | null {
  if (!next || !/^\/(?![/\\])/.test(next)) return null
  const url = new URL(next, location.origin)
  // Dots in the path can make it start with two slashes, which a browser takes for another host.
  const isHere = url.origin === location.origin && !url.pathname.startsWith('//')
  return isHere ? `${url.pathname}${url.search}${url.hash}` : null
}

/** Opens the wanted page after a sign-in, in place of the sign-in pages: `next` of the query, or home. */
export function useEnter(): () => void {
  const go = useGo()
  const next = safeNext(new URLSearchParams(usePlace().search).get('next')) ?? '/tabs/home'
  return useCallback(() => go(next, { replace: true }), [go, next])
}

interface LinkProps {
  /** Path as {@link resolvePath} takes it. */
  readonly to: string
  readonly query?: Query | undefined
  readonly motion?: Motion | undefined
  readonly replace?: boolean | undefined
  readonly className?: string
  readonly children: ReactNode
  readonly ref?: Ref<HTMLAnchorElement>
  readonly 'aria-label'?: string
  readonly 'aria-current'?: 'page'
}

/** Whether a click asks for something else than opening the link here: a new tab, a download, a menu. */
function isElsewhere(event: MouseEvent<HTMLAnchorElement>): boolean {
  return (
    event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
  )
}

/** A link to a page of the app: a real link, that opens in place. */
export function Link({ to, query, motion = 'push', replace = false, ...rest }: LinkProps) {
  const go = useGo()
  const { pathname } = usePlace()
  const href = withQuery(resolvePath(to, pathname), query)
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    if (isElsewhere(event)) return
    event.preventDefault()
    go(href, { replace, motion })
  }
  return <a {...rest} href={href} onClick={open} />
}

/** A schema of query values: an object whose fields are read from texts. */
type QuerySchema = z.ZodMiniObject

/**
 * The state of a screen, kept in the URL's query (conventions 19). A query that does not fit the schema is read
 * as empty, so that every schema has to accept `{}`. `set` merges, drops what is undefined, and replaces the entry
 * unless `push` is asked for.
 */
export function useQueryState<S extends QuerySchema>(
  schema: S,
): [state: z.output<S>, set: (change: Query, options?: { push?: boolean }) => void] {
  const { search } = usePlace()
  const state = useMemo(() => {
    const parsed = z.safeParse(schema, Object.fromEntries(new URLSearchParams(search)))
    return parsed.success ? parsed.data : z.parse(schema, {})
  }, [schema, search])
  const set = useCallback((change: Query, { push = false }: { push?: boolean } = {}) => {
    // From the address bar, which is ahead of what is drawn: two changes in one go both count.
    navigate(withQuery(`${location.pathname}${location.search}`, change), { replace: !push, motion: 'none' })
  }, [])
  return [state, set]
}
