import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CALL_PREFIX } from '../../domain/platform/call.ts'
import { reportFigures } from '../support/figures.ts'
import { EVERY_CALL } from './every-call.ts'
import { contractWorld, type World } from './world.ts'

let world: World

beforeAll(async () => {
  world = await contractWorld({ hasJobs: false, hasBank: true })
})
afterAll(() => world.close())

const ANYONE = 'anyone'
const PROVIDER = 'a provider: its signature'
/** Routes that are no calls, and who may ask them. */
const OTHERS: Readonly<Record<string, string>> = {
  'GET /': ANYONE,
  'GET /*': ANYONE,
  'GET /index.html': ANYONE,
  'GET /sitemap.xml': ANYONE,
  'GET /robots.txt': ANYONE,
  'GET /manifest.webmanifest': ANYONE,
  'GET /.well-known/security.txt': ANYONE,
  'GET /media/:file': ANYONE,
  'GET /webcam/live.m3u8': ANYONE,
  'GET /healthz': ANYONE,
  'GET /readyz': ANYONE,
  'GET /metrics': 'this machine, or whoever has METRICS_TOKEN',
  'POST /csp-report': ANYONE,
  [`GET ${CALL_PREFIX}/docs`]: ANYONE,
  [`GET ${CALL_PREFIX}/openapi.json`]: ANYONE,
  [`GET ${CALL_PREFIX}/umbrellas/live`]: ANYONE,
  ...Object.fromEntries(
    ['app', 'bar', 'barBoard', 'barOrder', 'beachDay', 'menu', 'restaurant'].map((name) => [
      `GET ${CALL_PREFIX}/live/${name}`,
      'anyone: counters alone',
    ]),
  ),
  'POST /webhooks/stripe': PROVIDER,
  'GET /webhooks/stripe': 'a provider: its challenge',
  'POST /webhooks/paypal': PROVIDER,
  'GET /webhooks/paypal': 'a provider: its challenge',
  'POST /webhooks/braintree': PROVIDER,
  'GET /webhooks/braintree': 'a provider: its challenge',
  'POST /webhooks/messages': PROVIDER,
  'GET /pay/:token': 'whoever has the link',
  'POST /pay/:token': 'whoever has the link',
  'GET /auth/social/google/callback': 'whoever began the attempt of its state',
  'GET /auth/social/facebook/callback': 'whoever began the attempt of its state',
  'POST /auth/social/apple/callback': 'whoever began the attempt of its state',
  'POST /auth/social/apple/notifications': PROVIDER,
  'POST /auth/social/facebook/deletion': PROVIDER,
  'GET /auth/social/facebook/deletion': 'whoever has the code',
  'GET /dev/mail': 'who tries the demo',
  'GET /dev/mail/:id': 'who tries the demo',
  'GET /dev/mail/:id/html': 'who tries the demo',
  'GET /dev/mail-samples': 'who tries the demo',
  'GET /dev/mail-samples/:id': 'who tries the demo',
  'GET /dev/mail-samples/:id/html': 'who tries the demo',
}

/** Every route of a server, read from the tree that Fastify prints. HEAD goes with GET. */
function routesOf(http: FastifyInstance): string[] {
  const above: string[] = []
  return http
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const found = /^(.*?)── (.*?)(?: \(([A-Z, ]+)\))?$/.exec(line)
      if (found === null) return []
      const [, indent = '', part = '', methods = ''] = found
      const depth = Math.floor(indent.length / 4)
      above[depth] = part
      const path = above.slice(0, depth + 1).join('')
      return methods.split(', ').flatMap((method) => (['', 'HEAD'].includes(method) ? [] : `${method} ${path}`))
    })
}

test('Z-02 every route is a call, which has a policy, or stands here with who may ask it', () => {
  const routes = routesOf(world.server.app.http)
  const known = new Set([
    ...EVERY_CALL.map(({ method, path }) => `${method} ${CALL_PREFIX}/${path}`),
    ...Object.keys(OTHERS),
  ])
  // What lies below the calls and is none is refused as unknown.
  const bare = routes.filter((route) => !known.has(route) && !route.endsWith(` ${CALL_PREFIX}/*`))
  reportFigures('Z-02', { routes: routes.length, bare: bare.length })
  expect(bare).toEqual([])
  expect([...known].filter((route) => !routes.includes(route))).toEqual([])
})
