import { App } from '@capacitor/app'
import { Browser } from '@capacitor/browser'
import { API_HOSTS } from '../environment.ts'
import { navigate } from '../history.ts'
import { safeNext } from '../navigation.tsx'

/** Addresses of the resort that are pages of the app; what the server itself answers is none of them. */
const OF_THE_SERVER = /^\/(?:singlefin-ws|auth|pay|ges|\.well-known|media|webcam|dev|assets|mail)(?:\/|$)/

/**
 * The path that a link into the app leads to: its host is the resort's, its page one of ours. Null for every other link: the app
 * then stays where it is. A link only ever opens a page; what that page does waits for a press (M-01).
 */
export function pathOfLink(link: string, isPage: (pathname: string) => boolean): string | null {
  if (!URL.canParse(link)) return null
  const url = new URL(link)
  const isOurs = API_HOSTS.some((host) => URL.canParse(host) && new URL(host).origin === url.origin)
  if (!isOurs || url.protocol !== 'https:' || url.username !== '' || url.password !== '') return null
  const path = safeNext(`${url.pathname}${url.search}${url.hash}`)
  return path === null || OF_THE_SERVER.test(url.pathname) || !isPage(url.pathname) ? null : path
}

/** Opens the app at the link that started it, before its first page is chosen. */
export async function openLaunchLink(isPage: (pathname: string) => boolean): Promise<void> {
  const launch = await App.getLaunchUrl()
  const path = launch === undefined ? null : pathOfLink(launch.url, isPage)
  if (path !== null) history.replaceState(null, '', path)
  launchedBy = launch?.url ?? null
}

/** The link that started the app is told a second time on some systems. */
let launchedBy: string | null = null

/** Follows links that are opened while the app runs; a page that holds the person, such as a payment, keeps them. */
export async function followLinks(isPage: (pathname: string) => boolean): Promise<void> {
  await App.addListener('appUrlOpen', ({ url }) => {
    const isKnown = url === launchedBy
    launchedBy = null
    const path = pathOfLink(url, isPage)
    if (isKnown || path === null) return
    // A payment in the system's browser ends with a link: its window has nothing more to say. There may be none to close.
    void Browser.close().catch(() => undefined)
    navigate(path, { replace: false, motion: 'none' })
  })
}
