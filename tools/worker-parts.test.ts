import { expect, test } from 'vitest'
import { workerParts, type BundleManifest } from './worker-parts.ts'

const chunk = (file: string, more: object = {}) => ({ file: `assets/${file}`, ...more })

/** A build as small as it can be: what the worker's lists are made from. */
const MANIFEST: BundleManifest = {
  'index.html': chunk('index.js', {
    isEntry: true,
    imports: ['_app.js'],
    assets: ['assets/font.woff2'],
    dynamicImports: ['shell/home/HomePage.tsx', 'bar/BarPage.tsx', 'staff/pages.ts', '../virtual:texts-first-it'],
  }),
  '_app.js': chunk('app.js', { css: ['assets/app-1.css'], dynamicImports: ['payments/stripe/stripe-ui.ts'] }),
  'shell/home/HomePage.tsx': chunk('home.js'),
  'shell/home/OfflineHome.tsx': chunk('offline.js'),
  'accounts/WelcomePage.tsx': chunk('welcome.js'),
  'returns/SummaryWithReturns.tsx': chunk('pass.js', { isDynamicEntry: true }),
  'shell/worker/AfterFirstScreen.tsx': chunk('after.js'),
  'orders/items/PendingOrders.tsx': chunk('pending.js'),
  'bar/BarPage.tsx': chunk('bar.js', { imports: ['_app.js'], dynamicImports: ['node_modules/hls.js'] }),
  'node_modules/hls.js': chunk('hls.js'),
  'payments/stripe/stripe-ui.ts': chunk('stripe.js'),
  'staff/pages.ts': chunk('staff-pages.js', { dynamicImports: ['staff/TillPage.tsx'] }),
  'staff/TillPage.tsx': chunk('till.js'),
  ...Object.fromEntries(
    ['DeskPage', 'ArrivalsPage', 'BeachDayPage', 'BarPage', 'MorePage', 'MissingScreen'].map((page) => [
      `staff/${page}.tsx`,
      chunk(`${page}.js`, { dynamicImports: ['numbers/words/de.ts'] }),
    ]),
  ),
  'numbers/words/de.ts': chunk('de.js'),
  ...Object.fromEntries(
    ['it', 'en', 'fr', 'nl', 'de'].flatMap((language) =>
      ['first', 'account', 'eat', 'more', 'staff', 'help'].map((part) => [
        `../virtual:texts-${part}-${language}`,
        chunk(`${part}-${language}.js`),
      ]),
    ),
  ),
}

const read = (address: string) => new TextEncoder().encode(address)

test('what opens the app, what guests need, the texts and the tablet are lists of their own', () => {
  const parts = workerParts(MANIFEST, read)
  const core = parts.core.map(({ url }) => url)
  expect(core).toEqual(expect.arrayContaining(['/index.html', '/icon.svg', '/assets/index.js', '/assets/app.js']))
  expect(core).toEqual(expect.arrayContaining(['/assets/app-1.css', '/assets/font.woff2', '/assets/pass.js']))
  // Names with a hash need no revision; the others have one, or a change would never be seen.
  for (const { url, revision } of parts.core) expect(revision === null, url).toBe(url.startsWith('/assets/'))
  expect(parts.guest).toEqual(['/assets/bar.js'])
  expect(parts.texts['de']).toEqual({
    first: ['/assets/first-de.js'],
    guest: ['/assets/account-de.js', '/assets/eat-de.js', '/assets/more-de.js'],
  })
  expect(parts.staff).toEqual(
    expect.arrayContaining(['/assets/ArrivalsPage.js', '/assets/staff-it.js', '/assets/help-it.js']),
  )
  for (const never of ['hls', 'stripe', 'till', 'staff-pages', 'de'])
    expect(JSON.stringify(parts)).not.toContain(`/assets/${never}.js`)
  expect(parts.style).toBe('/assets/app-1.css')
})

test('another document is another build; a build without its screens is refused', () => {
  const other = workerParts(MANIFEST, (address) => read(address === '/index.html' ? 'new' : address))
  expect(other.build).not.toBe(workerParts(MANIFEST, read).build)
  const missing = Object.fromEntries(Object.entries(MANIFEST).filter(([key]) => !key.endsWith('OfflineHome.tsx')))
  expect(() => workerParts(missing, read)).toThrow('no chunk for shell/home/OfflineHome.tsx')
})
