import type { FastifyInstance } from 'fastify'

/** Where the app's service worker lies; its place at the root lets it answer for every page. */
export const WORKER_PATH = '/sw.js'

/** Headers of the worker's script. Its own requests go by its own policy, and only to this server. */
export const WORKER_HEADERS = {
  'content-security-policy': "default-src 'none'; connect-src 'self'; frame-ancestors 'none'",
  'cache-control': 'no-cache',
}

/**
 * A worker that takes the place of whichever a browser has, forgets what that kept and then answers nothing. It stays, so that
 * pages which register the app's worker meet the same one again; the next real one takes its place.
 */
export const IDLE_WORKER = `self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) =>
  event.waitUntil(caches.keys().then((names) => Promise.all(names.map((name) => caches.delete(name))))),
)
`

/** Ends what the service worker does on every device that asks for it again: the operator's way out of a broken one (deploy/README.md). */
export function serveIdleWorker(app: FastifyInstance): void {
  app.get(WORKER_PATH, async (_request, reply) =>
    reply.headers(WORKER_HEADERS).type('text/javascript; charset=utf-8').send(IDLE_WORKER),
  )
}
