import { describe, expect, test } from 'vitest'
import { REDIRECTS, ROOT_ROUTES, routeAt, ROUTES, tabAt, TAB_ROOTS } from './routes.ts'
import { followRedirects } from './shell/pages.tsx'

/** Every row of, written out by hand from the specification. */
const TABLE: readonly [string, string, string][] = [
  ['R-203', 'contact/profilo-utente', 'tabs/contact/profilo-utente'],
  ['R-203', 'carrello', 'tabs/carrello'],
  ['R-203', 'tabs/carrello', 'tabs/carrello'],
  ['R-203', 'carrello-contanti', 'tabs/carrello-contanti'],
  ['R-203', 'tabs/carrello-contanti', 'tabs/carrello-contanti'],
  ['R-203', 'home/carrello', 'tabs/home/carrello'],
  ['R-203', 'main-page-ombrelloni/carrello', 'tabs/main-page-ombrelloni/carrello'],
  ['R-203', 'home/pagamenti-esito', 'tabs/home/pagamenti-esito'],
  ['R-204', 'home/pagamenti-card', 'tabs/home/carrello/pagamenti-card'],
  ['R-204', 'home/pagamenti-card-singola', 'tabs/home/carrello-contanti/pagamenti-card-singola'],
  ['R-204', 'home/pagamenti-card/pagamenti-card-edit', 'tabs/home/carrello/pagamenti-card/pagamenti-card-edit'],
  ['R-204', 'home/pagamenti-card/pagamenti-card-choose', 'tabs/home/carrello/pagamenti-card/pagamenti-card-choose'],
  ['R-205', 'main-page-ombrelloni/pagamenti-esito', 'tabs/main-page-ombrelloni/pagamenti-esito'],
  ['R-205', 'main-page-ombrelloni/abbonamenti-uno', 'tabs/main-page-ombrelloni/abbonamenti-uno'],
  ['R-205', 'main-page-ombrelloni/abbonamenti-due', 'tabs/main-page-ombrelloni/abbonamenti-due'],
  ['R-205', 'main-page-ombrelloni/abbonamenti-tre', 'tabs/main-page-ombrelloni/abbonamenti-tre'],
  ['R-205', 'main-page-ombrelloni/new-search-loader', 'tabs/main-page-ombrelloni/new-search-loader'],
  ['R-205', 'main-page-ombrelloni/checkout-ombrellone', 'tabs/main-page-ombrelloni/checkout-ombrellone'],
  [
    'R-206',
    'main-page-ombrelloni/checkout-ombrellone/carrello',
    'tabs/main-page-ombrelloni/checkout-ombrellone/carrello',
  ],
  [
    'R-206',
    'main-page-ombrelloni/checkout-ombrellone/carrello/pagamenti-card',
    'tabs/main-page-ombrelloni/checkout-ombrellone/carrello/pagamenti-card',
  ],
  [
    'R-206',
    'main-page-ombrelloni/checkout-ombrellone/carrello/pagamenti-card-singola',
    'tabs/main-page-ombrelloni/checkout-ombrellone/carrello/pagamenti-card-singola',
  ],
  [
    'R-206',
    'main-page-ombrelloni/checkout-ombrellone/carrello/pagamenti-card/pagamenti-card-edit',
    'tabs/main-page-ombrelloni/checkout-ombrellone/carrello/pagamenti-card/pagamenti-card-edit',
  ],
  [
    'R-206',
    'main-page-ombrelloni/checkout-ombrellone/carrello/pagamenti-card/pagamenti-card-choose',
    'tabs/main-page-ombrelloni/checkout-ombrellone/carrello/pagamenti-card/pagamenti-card-choose',
  ],
]

describe('redirects', () => {
  test.each(TABLE)('%s /%s leads to /%s', (_id, from, to) => {
    expect(followRedirects(`/${from}`)).toBe(`/${to}`)
    expect(routeAt(to), `${to} is a page`).toBeDefined()
  })

  test('R-203 to R-206 the table has these rows and no others', () => {
    const moved = TABLE.filter(([, from, to]) => from !== to)
    expect(Object.keys(REDIRECTS).toSorted()).toEqual(moved.map(([, from]) => from).toSorted())
  })

  test('R-202 query and hash are kept', () => {
    expect(followRedirects('/carrello?from=2026-07-18&part=morning#x')).toBe(
      '/tabs/carrello?from=2026-07-18&part=morning#x',
    )
  })

  test('a path that is none of the table stays as it is', () => {
    expect(followRedirects('/signup?next=%2Fcarrello')).toBe('/signup?next=%2Fcarrello')
  })
})

describe('routes', () => {
  test.each(ROOT_ROUTES)('R-201 the root route "%s" opens a page', (path) => {
    expect(routeAt(followRedirects(`/${path}`).split('?')[0] ?? '')).toBeDefined()
  })

  test('R-201 there are 25 root routes', () => {
    expect(new Set(ROOT_ROUTES).size).toBe(25)
  })

  test('R-202 no path takes parameters', () => {
    const paths = [...ROUTES.flatMap((route) => route.paths), ...Object.keys(REDIRECTS), ...Object.keys(TAB_ROOTS)]
    expect(paths.filter((path) => /[:*?#]/.test(path))).toEqual([])
  })

  test('every path belongs to one route', () => {
    const paths = ROUTES.flatMap((route) => route.paths)
    expect(paths.length).toBe(new Set(paths).size)
  })

  test.each([
    ['R-602', 'tabs/main-page-ombrelloni', 'login'],
    ['B-31', 'tabs/main-page-ombrelloni/new-search-loader', 'open'],
    ['B-31', 'checkout-ombrellone', 'open'],
    ['R-110', 'riepilogo', 'link'],
    ['R-502', 'profilo', 'login'],
    ['R-110', 'tabs/home', 'entered'],
    ['R-508', 'trattamentodati', 'open'],
    ['R-108', 'signup-completa', 'open'],
  ])('%s /%s is for %s', (_id, path, access) => {
    expect(routeAt(path)?.access).toBe(access)
  })

  test.each([
    ['/tabs/home/carrello', 'home'],
    ['/tabs/main-page-ombrelloni/checkout-ombrellone/carrello', 'main-page-ombrelloni'],
    ['/tabs/carrello-contanti', 'carrello'],
    ['/tabs/contact/ordini', 'contact'],
    ['/riepilogo', undefined],
  ])('the first segment after tabs/ decides the tab: %s', (path, tab) => {
    expect(tabAt(path)).toBe(tab)
  })
})
