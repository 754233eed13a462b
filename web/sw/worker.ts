import PARTS from 'virtual:worker-parts'
import { precache } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { CacheFirst } from 'workbox-strategies'
import { AS_NAMED, ASSETS, dropOldFiles, fetchMissing, keepFor, photo, readWishes } from './kept-files.ts'
import { readPageMessage } from './messages.ts'
import { offlineDocument } from './offline-document.ts'
import { filesFor } from './parts.ts'
import { leaveCalls } from './leave-calls.ts'
import { openPushed, showPush } from './push.ts'
import { answerFor, type Answer } from './request-rules.ts'
import { dropOldDocuments, shellDocument } from './shell-document.ts'

declare const self: ServiceWorkerGlobalScope

// What opens the app comes with the version; a new version waits until no page can lose anything by it.
precache([...PARTS.core])

self.addEventListener('install', (event) => {
  event.waitUntil(leaveCalls(event))
  event.waitUntil(readWishes().then((wishes) => fetchMissing(filesFor(PARTS, wishes))))
})
self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([dropOldFiles(PARTS), dropOldDocuments(PARTS)]).then(() => self.clients.claim()))
})
self.addEventListener('message', (event) => {
  const message = readPageMessage(event.data)
  // Never waited for: in Chromium the event would go on for minutes, and a version that is still at work cannot be replaced.
  if (message?.type === 'take-over') void self.skipWaiting()
  if (message?.type === 'keep') {
    // What did not come now is asked for by the next page that opens.
    event.waitUntil(keepFor(PARTS, message).catch(() => undefined))
  }
})
self.addEventListener('push', showPush)
self.addEventListener('notificationclick', openPushed)

const assets = new CacheFirst({ cacheName: ASSETS, matchOptions: AS_NAMED })

/** A hashed file, of this version or of the one that a page still shows. */
async function file(event: FetchEvent): Promise<Response> {
  return (await caches.match(event.request, AS_NAMED)) ?? (await assets.handle({ event, request: event.request }))
}

/** The network's answer and nothing else; without one it says that money needs it. */
async function paymentDocument(event: FetchEvent): Promise<Response> {
  try {
    return await fetch(event.request)
  } catch {
    // The browser does not say why a network failed; whatever it was, the document is not there.
    return offlineDocument((await readWishes()).languages[0], PARTS.style)
  }
}

const ANSWERS: Readonly<Record<Exclude<Answer, 'network'>, (event: FetchEvent) => Promise<Response>>> = {
  shell: (event) => shellDocument(event, PARTS),
  payment: paymentDocument,
  asset: file,
  photo: ({ request }) => photo(request),
  file,
}

for (const [kind, answer] of Object.entries(ANSWERS)) {
  registerRoute(
    ({ request }) => {
      const { method, url, mode } = request
      const isAuthorized = request.headers.has('authorization')
      return answerFor({ method, url, mode, isAuthorized }, self.location.origin) === kind
    },
    ({ event }) => answer(event as FetchEvent),
  )
}
