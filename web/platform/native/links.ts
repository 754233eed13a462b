import { App } from '@capacitor/app'
import { Browser } from '@capacitor/browser'
import { API_HOSTS } from '../environment.ts'
import { navigate } from '../history.ts'
import { safeNext } from '../navigation.tsx'

/** Addresses of the resort that are pages of the app; what the server itself answers is none of them. */
const OF_THE_SERVER = /^\/(?:singlefin-ws|auth|pay|ges|\.well-known|media|webcam|dev|assets|mail)(?:\/|$)/

/** What links into the app may open. */
export interface LinkedPages {
  /** The app's own scheme with its colon, which any other app could take too: it opens a login's return and no page besides. */
  readonly scheme: string
  isPage(pathname: string): boolean
  /** Whether a link says how a login ended, and whether this device has begun one. */
  isReturn(url: URL): boolean
  isReturnAwaited(): boolean
}

/**
 * The path that a link into the app leads to: its host is the resort's, its page one of ours. Null for every other link: the app
 * then stays where it is. A link only ever opens a page; what that page does waits for a press (M-01). Only a login that was pressed
 * here goes on by itself.
 */
export function pathOfLink(link: string, pages: LinkedPages): string | null {
  if (!URL.canParse(link)) return null
  const url = new URL(link)
  const isReturn = pages.isReturn(url)
  if (isReturn && !pages.isReturnAwaited()) return null
  if (!isOurs(url) && !(isReturn && url.protocol === pages.scheme && url.host === '')) return null
  const path = safeNext(`${url.pathname}${url.search}${url.hash}`)
  return path === null || OF_THE_SERVER.test(url.pathname) || !pages.isPage(url.pathname) ? null : path
}

function isOurs({ origin, protocol, username, password }: URL): boolean {
  const isHost = API_HOSTS.some((host) => URL.canParse(host) && new URL(host).origin === origin)
  return isHost && protocol === 'https:' && username === '' && password === ''
}

/** Opens the app at the link that started it, before its first page is chosen. */
export async function openLaunchLink(pages: LinkedPages): Promise<void> {
  const launch = await App.getLaunchUrl()
  const path = launch === undefined ? null : pathOfLink(launch.url, pages)
  if (path !== null) history.replaceState(null, '', path)
  launchedBy = launch?.url ?? null
}

/** The link that started the app is told a second time on some systems. */
let launchedBy: string | null = null

/** Follows links that are opened while the app runs; a page that holds the person, such as a payment, keeps them. */
export async function followLinks(pages: LinkedPages): Promise<void> {
  await App.addListener('appUrlOpen', ({ url }) => {
    const isKnown = url === launchedBy
    launchedBy = null
    const path = pathOfLink(url, pages)
    if (isKnown || path === null) return
    // A payment or a login in the system's browser ends with a link: its window has nothing more to say. There may be none to close.
    void Browser.close().catch(() => undefined)
    navigate(path, { replace: false, motion: 'none' })
  })
}
