import { matchPrecache } from 'workbox-precaching'
import { SECOND } from '../../domain/platform/duration.ts'
import type { Parts } from './parts.ts'
import { DOCUMENT } from './request-rules.ts'

declare const self: ServiceWorkerGlobalScope

/** The same document with the newest headers: the policy of a document follows the resort's settings. */
const RENEWED = 'battigia-document'
/** A network that says nothing must not keep a worker at work that another version is to replace. */
const RENEWED_WITHIN = 10 * SECOND

/** The app's document from the device, at once. */
export async function shellDocument(event: FetchEvent, parts: Parts): Promise<Response> {
  const kept = (await (await caches.open(RENEWED)).match(`/${parts.build}`)) ?? (await matchPrecache(DOCUMENT))
  if (kept === undefined) return fetch(event.request)
  // What breaks off on its way comes behind the next start.
  event.waitUntil(renew(parts).catch(() => undefined))
  return kept
}

/** Asks for the document behind the page that opens: the same one is kept with its newest headers, another one is a new version. */
async function renew(parts: Parts): Promise<void> {
  const known = await matchPrecache(DOCUMENT)
  const signal = AbortSignal.timeout(RENEWED_WITHIN)
  const fresh = await fetch(DOCUMENT, { cache: 'no-cache', credentials: 'omit', signal }).catch(() => null)
  // Without a network, or while the server is away, the one that is there stays.
  if (fresh === null || !fresh.ok || known === undefined) return
  const [text, knownText] = await Promise.all([fresh.clone().text(), known.text()])
  if (text === knownText) await (await caches.open(RENEWED)).put(`/${parts.build}`, fresh)
  // Not waited for: the browser looks for the version by itself, also once this worker has gone.
  else void self.registration.update().catch(() => undefined)
}

/** Documents of versions before this one. */
export async function dropOldDocuments(parts: Parts): Promise<void> {
  const cache = await caches.open(RENEWED)
  for (const request of await cache.keys()) {
    if (!request.url.endsWith(`/${parts.build}`)) await cache.delete(request)
  }
}
