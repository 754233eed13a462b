import { describe, expect, test, vi } from 'vitest'

vi.mock('@capacitor/app', () => ({ App: {} }))
vi.mock('@capacitor/browser', () => ({ Browser: {} }))
vi.mock('../environment.ts', () => ({ API_HOSTS: ['https://app.argo.example'], APP_PLATFORM: 'ios' }))

const { pathOfLink } = await import('./links.ts')
const { isSocialReturn } = await import('../../accounts/social/social-return.ts')

describe('M-01 a link into the app', () => {
  const isPage = (pathname: string) =>
    ['/riepilogo', '/recuperapassword', '/signup-completa', '/tabs/home', '/'].includes(pathname)
  const pages = { scheme: 'it.argo.app:', isPage, isReturn: isSocialReturn }
  test.each([
    ['https://app.argo.example/riepilogo?order=7', '/riepilogo?order=7'],
    ['https://app.argo.example/recuperapassword#key=abc', '/recuperapassword#key=abc'],
    ['https://evil.example/riepilogo?order=7', null],
    ['http://app.argo.example/riepilogo', null],
    ['https://app.argo.example.evil.example/riepilogo', null],
    ['https://app.argo.example@evil.example/riepilogo', null],
    ['https://anna:word@app.argo.example/riepilogo', null],
    ['https://app.argo.example:8443/riepilogo', null],
    ['https://app.argo.example//evil.example/riepilogo', null],
    ['https://app.argo.example/pay/sometoken', null],
    ['https://app.argo.example/singlefin-ws/rest/anything', null],
    ['https://app.argo.example/no-such-page', null],
    ['battigia://riepilogo', null],
    ['javascript:alert(1)', null],
    ['', null],
  ])('%s opens %s', (link, path) => {
    for (const isAwaited of [true, false])
      expect(pathOfLink(link, { ...pages, isReturnAwaited: () => isAwaited })).toBe(path)
  })

  const RETURN = '/signup-completa?next=%2Ftabs%2Fcarrello#social=' + 'k'.repeat(43)
  test.each([
    [`https://app.argo.example${RETURN}`, RETURN],
    [`it.argo.app:${RETURN}`, RETURN],
    ['it.argo.app:/signup-completa#social-failed=cancelled', '/signup-completa#social-failed=cancelled'],
    [`it.other.app:${RETURN}`, null],
    [`it.argo.app://evil.example${RETURN}`, null],
    [`it.argo.app:${RETURN.slice(1)}`, null],
    ['it.argo.app:/signup-completa', null],
    ['it.argo.app:/riepilogo?order=7#social=x', null],
    ['it.argo.app:/tabs/home', null],
    [`https://evil.example${RETURN}`, null],
  ])('of a login opens where one has begun here, and nothing else by the app’s own scheme: %s', (link, path) => {
    expect(pathOfLink(link, { ...pages, isReturnAwaited: () => true })).toBe(path)
    expect(pathOfLink(link, { ...pages, isReturnAwaited: () => false })).toBeNull()
  })
})
