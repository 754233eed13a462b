import type { PageRoute } from '../routes.ts'
import { withQuery } from '../platform/navigation.tsx'

/** What the checks of the start-up found out. A check that failed counts as passed. */
export interface StartFacts {
  readonly isMaintenance: boolean
  readonly isObsolete: boolean
  readonly hasToken: boolean
  /** Whether this device has ordered without an account, or was entered so in this tab. */
  readonly wasGuest: boolean
  /** Path, query and hash that the app was opened with. */
  readonly path: string
  /** Who may see that path; undefined for a path that only redirects, or that does not exist. */
  readonly access: PageRoute['access'] | undefined
}

/** Where the app goes, and which alert stands over it. */
export interface StartDecision {
  readonly alert: 'maintenance' | 'obsolete' | null
  /** Whether the stored session is taken up. */
  readonly resumes: boolean
  /**
   * Whether they enter as a guest: one who was here before goes on where they were, a reload in the middle of ordering
   * loses nothing (B-20); and whoever opens the link to a menu looks at it.
   */
  readonly returnsAsGuest: boolean
  readonly path: string
}

const WELCOME = '/welcome'
const HOME = '/tabs/home'
/**
 * Links that are shared, printed and found for everybody (`server/content/document-heads.ts`): they open what they name, without
 * the welcome before it. The home has the welcome for its entrance.
 */
const PUBLIC_LINKS: ReadonlySet<string> = new Set([
  '/menu',
  '/tabs/menu',
  '/tabs/menu/menu-del-giorno',
  '/tabs/home/menu-del-giorno',
  '/tabs/home/novita',
  '/tabs/home/ristorante',
  '/tabs/home/parcheggio',
  '/tabs/home/servizi',
  '/tabs/contact/contatti',
])

/** The start-up table: maintenance, then the version, then the token. */
export function decideStart(facts: StartFacts): StartDecision {
  const stays = { alert: null, resumes: false, returnsAsGuest: false } as const
  // The back office goes on working, and is where both are switched off again.
  const isDesk = facts.access === 'staff'
  if (facts.isMaintenance && !isDesk) return { ...stays, alert: 'maintenance', path: WELCOME }
  if (facts.isObsolete && !isDesk) return { ...stays, alert: 'obsolete', path: WELCOME }
  const entrance = isEntrance(facts.path)
  if (facts.hasToken) return { ...stays, resumes: true, path: entrance ? HOME : facts.path }
  // The welcome stays the entrance for everybody without an account.
  if ((facts.wasGuest && !entrance) || PUBLIC_LINKS.has(pathOf(facts.path)))
    return { ...stays, returnsAsGuest: true, path: facts.path }
  return { ...stays, path: pathWithoutSession(facts) }
}

/** The entrances lead a signed-in person on to the tabs; every other link is kept. */
function isEntrance(path: string): boolean {
  return ['/', '/tabs', '/tabs/', WELCOME].includes(pathOf(path))
}

/** The path of an address, without query and hash. */
function pathOf(address: string): string {
  return address.split(/[?#]/)[0] ?? ''
}

/** Pages of the entrance stay open, and the back office asks for a login itself; for all others the welcome keeps where the person wanted to go. */
function pathWithoutSession({ path, access }: StartFacts): string {
  if (access === 'open' || access === 'staff') return path
  // The key must not get into a query, where servers log it.
  if (access === 'link' && path.includes('#key=')) return path
  if (isEntrance(path) || path === HOME) return WELCOME
  return withQuery(WELCOME, { next: path })
}
