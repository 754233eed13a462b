/** What is asked for, as far as the worker judges it. */
export interface Asked {
  readonly method: string
  /** Absolute. */
  readonly url: string
  /** The request's mode: `navigate` opens a document. */
  readonly mode: string
  /** Whether it carries somebody's token. */
  readonly isAuthorized: boolean
}

/**
 * How a request is answered: `network` is left to the browser as if there were no worker; `shell` is the app's document;
 * `payment` a document that always comes from the network; `asset`, `photo` and `file` are files of the app that everybody gets.
 */
export type Answer = 'network' | 'shell' | 'payment' | 'asset' | 'photo' | 'file'

/** Files at the root that the build precaches, beside the hashed ones. */
export const ROOT_FILES = [
  '/icon.svg',
  '/icon-light.svg',
  '/theme.js',
  '/install.js',
  '/icons/icon-192.png',
  '/icons/badge-96.png',
]

/**
 * The one document of the app as it was built, for whatever path was asked for. Those of the paths have words of their own, which would
 * count as another version (`server/content/document-heads.ts`).
 */
export const DOCUMENT = '/index.html'

/** First segments of the app's own paths (`web/routes.ts`); everything else is the server's and the worker leaves it alone. */
const APP_SEGMENTS: ReadonlySet<string> = new Set([
  '',
  'abbonamenti-due',
  'abbonamenti-tre',
  'abbonamenti-uno',
  'carrello',
  'carrello-contanti',
  'checkout-ombrellone',
  'contact',
  'finalitadati',
  'ges',
  'home',
  'main-page-ombrelloni',
  'menu',
  'new-search-loader',
  'ombrellone',
  'profilo',
  'recuperapassword',
  'riepilogo',
  'ritrova-ordine',
  'signup',
  'signup-completa',
  'tabs',
  'trattamentodati',
  'welcome',
])

/** A document in which money is spoken of: it comes with the policy that the server gives it now, or not at all. */
export function isPaymentPath(pathname: string): boolean {
  return pathname.split('/').some((segment) => segment.startsWith('pagamenti-'))
}

/**
 * The routing of the worker. Calls, streams, other origins, whatever carries a token and everything but GET is the network's: no
 * answer about a person is ever in its caches (security guide, section 3).
 */
export function answerFor({ method, url, mode, isAuthorized }: Asked, origin: string): Answer {
  const { origin: asked, pathname } = new URL(url)
  if (method !== 'GET' || asked !== origin || isAuthorized) return 'network'
  if (mode === 'navigate') {
    if (isPaymentPath(pathname)) return 'payment'
    return APP_SEGMENTS.has(pathname.split('/')[1] ?? '') ? 'shell' : 'network'
  }
  if (pathname.startsWith('/assets/')) return 'asset'
  if (/^\/media\/[0-9a-f]{32}-\d{3}\.webp$/.test(pathname)) return 'photo'
  return ROOT_FILES.includes(pathname) ? 'file' : 'network'
}
