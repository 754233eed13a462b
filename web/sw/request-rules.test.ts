import { expect, test } from 'vitest'
import { CALL_PREFIX } from '../../domain/platform/call.ts'
import { isPayingPath } from '../../domain/platform/paying-paths.ts'
import { REDIRECTS, ROUTES, TAB_ROOTS } from '../routes.ts'
import { CALLS, leaveCalls } from './leave-calls.ts'
import { readPageMessage } from './messages.ts'
import { offlineDocument } from './offline-document.ts'
import { everyFile, filesFor, NO_WISHES, withWish, type Parts } from './parts.ts'
import { shownOf } from './push.ts'
import { answerFor, isPaymentPath, type Asked } from './request-rules.ts'

const HOME = 'https://bagno.example'
const asked = (path: string, more: Partial<Asked> = {}) =>
  answerFor({ method: 'GET', url: `${HOME}${path}`, mode: 'cors', isAuthorized: false, ...more }, HOME)
const opened = (path: string) => asked(path, { mode: 'navigate' })

test('every path of the app is its document, but for those on which money is spoken of', () => {
  const paths = [...ROUTES.flatMap(({ paths }) => paths), ...Object.keys({ ...REDIRECTS, ...TAB_ROOTS })]
  expect(paths.length).toBeGreaterThan(90)
  for (const path of paths) expect(opened(`/${path}?a=1`), path).toBe(isPaymentPath(`/${path}`) ? 'payment' : 'shell')
  expect(opened('/')).toBe('shell')
  expect(opened('/tabs/nowhere')).toBe('shell')
})

test('a document of paying never comes from the device, whose document has another policy', () => {
  const paying = [...ROUTES.flatMap(({ paths }) => paths), ...Object.keys(REDIRECTS)].filter((path) =>
    isPayingPath(`/${path}`),
  )
  expect(paying.length).toBeGreaterThan(20)
  for (const path of paying) expect(opened(`/${path}`), path).toBe('payment')
})

test.each([
  '/pagamenti-card',
  '/pagamenti-braintree-execute?order=1',
  '/pagamenti-esito',
  '/tabs/home/carrello/pagamenti-card/pagamenti-card-choose',
])('payment document %s comes from the network', (path) => expect(opened(path)).toBe('payment'))

test.each([
  '/auth/social/google/callback?code=x',
  '/dev/mails',
  '/sandbox',
  '/.well-known/apple-app-site-association',
  '/healthz',
  '/metrics',
  '/resort.ics',
  '/media/0123456789abcdef0123456789abcdef-400.webp',
  `${CALL_PREFIX}/docs`,
])('%s is the server’s own: the worker leaves it alone', (path) => expect(opened(path)).toBe('network'))

test('calls, streams, what is written, other origins and whatever carries a token never touch a cache', () => {
  for (const path of ['/orders/list', '/content/resort', '/umbrellas/plan', '/live/app'])
    expect(asked(`${CALL_PREFIX}${path}`), path).toBe('network')
  expect(asked('/assets/app-1.js', { isAuthorized: true })).toBe('network')
  expect(asked('/tabs/home', { method: 'POST', mode: 'navigate' })).toBe('network')
  expect(
    answerFor({ method: 'GET', url: 'https://js.stripe.com/v3', mode: 'no-cors', isAuthorized: false }, HOME),
  ).toBe('network')
  for (const path of ['/sw.js', '/manifest.webmanifest', '/webcam/live.m3u8', '/media/other.webp'])
    expect(asked(path), path).toBe('network')
})

test('files that are the same for everybody come from the device', () => {
  expect(asked('/assets/app-1.js')).toBe('asset')
  expect(asked('/icon.svg')).toBe('file')
  expect(asked('/media/0123456789abcdef0123456789abcdef-400.webp', { mode: 'no-cors' })).toBe('photo')
})

const PARTS: Parts = {
  build: 'b',
  core: [{ url: '/', revision: '1' }],
  guest: ['/assets/bar.js'],
  texts: {
    it: { first: ['/assets/it1.js'], guest: ['/assets/it2.js'] },
    de: { first: ['/assets/de1.js'], guest: ['/assets/de2.js'] },
  },
  staff: ['/assets/arrivals.js', '/assets/bar.js'],
  style: '/assets/app.css',
}

test('a device keeps what it has asked for: two languages, the tablet’s screens, little where data is dear', () => {
  const wish = (language: string, isStaff = false, isSparing = false) => ({ language, isStaff, isSparing })
  expect(filesFor(PARTS, NO_WISHES)).toEqual([])
  expect(filesFor(PARTS, withWish(NO_WISHES, wish('it', false, true)))).toEqual(['/assets/it1.js'])
  const guest = withWish(NO_WISHES, wish('it'))
  expect(filesFor(PARTS, guest)).toEqual(['/assets/it1.js', '/assets/bar.js', '/assets/it2.js'])
  const both = withWish(withWish(withWish(guest, wish('xx')), wish('de', true)), wish('it'))
  expect(both).toEqual({ languages: ['it', 'de'], isStaff: true, isSparing: false })
  expect(filesFor(PARTS, both)).toEqual([
    '/assets/it1.js',
    '/assets/de1.js',
    '/assets/bar.js',
    '/assets/it2.js',
    '/assets/de2.js',
    '/assets/arrivals.js',
  ])
  expect(everyFile(PARTS)).toContain('/assets/de2.js')
})

test('only messages and pushes of ours are read', () => {
  expect(readPageMessage({ type: 'take-over', more: 1 })).toEqual({ type: 'take-over' })
  expect(readPageMessage({ type: 'keep', language: 'it', isStaff: 1, isSparing: true })).toEqual({
    type: 'keep',
    language: 'it',
    isStaff: false,
    isSparing: true,
  })
  for (const data of [null, 'take-over', {}, { type: 'keep' }, { type: 'delete' }])
    expect(readPageMessage(data)).toBeNull()
  const push = { title: 'Pronto', body: 'Al banco', tag: 'a', language: 'it' }
  expect(shownOf({ ...push, path: '/tabs/menu/stato?order=1' })?.options.data).toEqual({
    path: '/tabs/menu/stato?order=1',
  })
  for (const path of ['//evil.example', 'https://evil.example', '/a b', undefined])
    expect(shownOf({ ...push, path }), String(path)).toBeNull()
})

test('the page in place of a payment runs no script and speaks the device’s language', async () => {
  const page = offlineDocument('fr', '/assets/app.css')
  expect(page.status).toBe(503)
  expect(page.headers.get('content-security-policy')).toMatch(/^default-src 'none'/)
  const html = await page.text()
  expect(html).toContain('<html lang="fr">')
  expect(html).not.toContain('<script')
  expect(await offlineDocument(undefined, '').text()).toContain('Sei offline')
})

test('calls do not start the worker where the browser has static routes, and it installs where it has none', async () => {
  expect(CALLS).toBe(`${CALL_PREFIX}/*`)
  const rules: unknown[] = []
  await leaveCalls(
    Object.assign(new Event('install'), {
      addRoutes: async (rule: object) => void rules.push(rule),
    }),
  )
  expect(rules).toEqual([{ condition: { urlPattern: CALLS }, source: 'network' }])
  await expect(leaveCalls(new Event('install'))).resolves.toBeUndefined()
})
