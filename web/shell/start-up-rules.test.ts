import { describe, expect, test } from 'vitest'
import { decideStart, type StartFacts } from './start-up-rules.ts'

const healthy: StartFacts = {
  isMaintenance: false,
  isObsolete: false,
  hasToken: false,
  wasGuest: false,
  path: '/',
  access: undefined,
}

describe('start-up table', () => {
  test.each([
    [
      'R-401 maintenance with a token',
      { isMaintenance: true, hasToken: true, path: '/tabs/home' },
      'maintenance',
      false,
      '/welcome',
    ],
    ['R-401 maintenance without a token', { isMaintenance: true }, 'maintenance', false, '/welcome'],
    [
      'R-401 obsolete with a token',
      { isObsolete: true, hasToken: true, path: '/riepilogo?order=7' },
      'obsolete',
      false,
      '/welcome',
    ],
    ['R-401 obsolete without a token', { isObsolete: true }, 'obsolete', false, '/welcome'],
    [
      'R-401 maintenance comes before the version',
      { isMaintenance: true, isObsolete: true },
      'maintenance',
      false,
      '/welcome',
    ],
    [
      'R-401 R-603 the back office stays open during maintenance',
      { isMaintenance: true, isObsolete: true, path: '/ges/parametri', access: 'staff' },
      null,
      false,
      '/ges/parametri',
    ],
    ['R-207 a token leads to the tabs', { hasToken: true }, null, true, '/tabs/home'],
    [
      'R-207 a token leads from the welcome to the tabs',
      { hasToken: true, path: '/welcome?login=1', access: 'open' },
      null,
      true,
      '/tabs/home',
    ],
    [
      'R-207 a deep link is kept',
      { hasToken: true, path: '/riepilogo?order=7#pass', access: 'login' },
      null,
      true,
      '/riepilogo?order=7#pass',
    ],
    ['R-207 a link that redirects is kept', { hasToken: true, path: '/carrello' }, null, true, '/carrello'],
    ['R-401 no token leads to the welcome', {}, null, false, '/welcome'],
    [
      'R-110 the link of a guest’s order opens without a token',
      { path: '/riepilogo?order=7#key=secret', access: 'link' },
      null,
      false,
      '/riepilogo?order=7#key=secret',
    ],
    [
      'R-502 without its key the same page waits behind the welcome',
      { path: '/riepilogo?order=7', access: 'link' },
      null,
      false,
      '/welcome?next=%2Friepilogo%3Forder%3D7',
    ],
    ['R-401 no token, home', { path: '/tabs/home', access: 'entered' }, null, false, '/welcome'],
    [
      'R-502 no token, the wanted page opens after the login',
      { path: '/tabs/main-page-ombrelloni?from=2026-07-18', access: 'login' },
      null,
      false,
      '/welcome?next=%2Ftabs%2Fmain-page-ombrelloni%3Ffrom%3D2026-07-18',
    ],
    [
      'R-216 public texts stay open',
      { path: '/trattamentodati?language=en', access: 'open' },
      null,
      false,
      '/trattamentodati?language=en',
    ],
    [
      'R-108 the mailed link keeps its code',
      { path: '/signup-completa?email=a%40b.it#code=123456', access: 'open' },
      null,
      false,
      '/signup-completa?email=a%40b.it#code=123456',
    ],
  ] as const)('%s', (_title, facts, alert, resumes, path) => {
    expect(decideStart({ ...healthy, ...facts })).toEqual({ alert, resumes, returnsAsGuest: false, path })
  })

  test('R-110 B-20 a guest who ordered before goes on where they were, and enters by the welcome as everybody', () => {
    const guest = { ...healthy, wasGuest: true }
    const link = { path: '/tabs/menu/stato?order=7', access: 'entered' } as const
    expect(decideStart({ ...guest, ...link })).toEqual({
      alert: null,
      resumes: false,
      returnsAsGuest: true,
      path: link.path,
    })
    expect(decideStart(guest)).toMatchObject({ returnsAsGuest: false, path: '/welcome' })
    expect(decideStart({ ...guest, ...link, hasToken: true })).toMatchObject({ resumes: true, returnsAsGuest: false })
    expect(decideStart({ ...guest, ...link, isMaintenance: true })).toMatchObject({
      alert: 'maintenance',
      path: '/welcome',
    })
  })

  test.each([
    '/menu',
    '/tabs/menu',
    '/tabs/menu?dish=3',
    '/tabs/home/menu-del-giorno',
    '/tabs/home/novita?language=de',
    '/tabs/contact/contatti',
  ])('R-110 R-214 the link to a public page, %s, opens it without the welcome, but not past an alert', (path) => {
    const link = { ...healthy, path, access: path === '/menu' ? undefined : ('entered' as const) }
    expect(decideStart(link)).toEqual({ alert: null, resumes: false, returnsAsGuest: true, path })
    expect(decideStart({ ...link, hasToken: true })).toMatchObject({ resumes: true, path })
    expect(decideStart({ ...link, isMaintenance: true })).toMatchObject({ alert: 'maintenance', path: '/welcome' })
  })
})
