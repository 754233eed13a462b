import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fakeServer, json, problem } from '../platform/fake-server.ts'
import { enterAsGuest, noteMaintenance, noteObsolete, readSession, signOut } from '../platform/session.ts'
import { startUp } from './start-up.ts'

function server({ maintenance = 0, result = true }: { maintenance?: number; result?: boolean } = {}) {
  return fakeServer(({ url }) => json(url.includes('getParametroInt') ? maintenance : { result }))
}

beforeEach(() => {
  signOut({ tellServer: false })
  noteMaintenance(false)
  noteObsolete(false)
  localStorage.clear()
  history.replaceState(null, '', '/')
  vi.spyOn(console, 'info').mockImplementation(() => undefined)
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('start-up', () => {
  test('R-401 stores Italian, makes both checks at once, and without a token goes to the welcome', async () => {
    const { seen } = server()
    const starting = startUp()
    expect(seen.map((request) => request.url.split('/').at(-1))).toEqual([
      'getParametroInt?idParametro=1005',
      'checkVersion',
    ])
    expect(seen[1]?.body).toEqual({ version: '3.1.10', platform: 'other' })
    expect(await starting).toMatchObject({ alert: null, path: '/welcome' })
    expect(localStorage.getItem('locale_lang')).toBe('IT')
    expect(readSession().entraIsClicked).toBe(false)
  })

  test.each([
    ['', '/signup?language=de', 'DE'],
    ['', '/signup?language=xx', 'IT'],
    ['FR', '/signup?language=de', 'FR'],
  ])('R-113 with %j stored, %s opens in %s', async (stored, address, language) => {
    server()
    if (stored !== '') localStorage.setItem('locale_lang', stored)
    history.replaceState(null, '', address)
    await startUp()
    expect([localStorage.getItem('locale_lang'), document.documentElement.lang]).toEqual([
      language,
      language.toLowerCase(),
    ])
  })

  test('R-401 with a token the person is signed in and the deep link is kept', async () => {
    server()
    localStorage.setItem('token', 't0ken')
    history.replaceState(null, '', '/riepilogo?order=7')
    expect(await startUp()).toMatchObject({ resumes: true, path: '/riepilogo?order=7' })
    expect(readSession()).toMatchObject({ isLoggedIn: true, entraIsClicked: true })
  })

  test.each([
    ['//riepilogo?order=7', '/riepilogo?order=7'],
    ['//nowhere.example/tabs/home', '/nowhere.example/tabs/home'],
  ])('R-202 %s is a path of this app, and no address of another host', async (address, path) => {
    server()
    localStorage.setItem('token', 't0ken')
    history.replaceState(null, '', `${location.origin}${address}`)
    expect(await startUp()).toMatchObject({ path })
  })

  test('R-110 G22 a guest who has left no details goes on after each reload, until they leave', async () => {
    server()
    enterAsGuest()
    history.replaceState(null, '', '/tabs/carrello/pagamenti-card?cart=bar')
    expect(await startUp()).toMatchObject({ returnsAsGuest: true, path: '/tabs/carrello/pagamenti-card?cart=bar' })
    expect(readSession()).toMatchObject({ isLoggedIn: false, entraIsClicked: true })
    expect(await startUp()).toMatchObject({ returnsAsGuest: true })
    signOut({ tellServer: false })
    expect(await startUp()).toMatchObject({ returnsAsGuest: false })
  })

  test.each([
    ['R-401 R-802 maintenance', { maintenance: 1 }, 'maintenance'],
    ['R-401 R-801 an obsolete version', { result: false }, 'obsolete'],
  ] as const)('%s stops the start at the welcome, with its alert', async (_title, answers, alert) => {
    server(answers)
    localStorage.setItem('token', 't0ken')
    expect(await startUp()).toMatchObject({ alert, resumes: false, path: '/welcome' })
    expect(readSession()).toMatchObject({
      isLoggedIn: false,
      appInManutenzione: alert === 'maintenance',
      isVersionObsoleta: alert === 'obsolete',
    })
  })

  test.each([
    ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['a server that is broken', () => problem(500, 'defect')],
    ['an answer that is no number', () => json('soon')],
  ])('R-702 R-803 %s is ignored', async (_title, answer) => {
    fakeServer(answer)
    localStorage.setItem('token', 't0ken')
    expect(await startUp()).toMatchObject({ alert: null, path: '/tabs/home' })
  })

  test('R-904 who does not wait for the checks goes in, and what they find later is met during use', async () => {
    let answer: () => void = () => undefined
    const answered = new Promise<void>((resolve) => (answer = resolve))
    fakeServer(async ({ url }) => {
      await answered
      return json(url.includes('getParametroInt') ? 1 : { result: true })
    })
    localStorage.setItem('token', 't0ken')
    expect(await startUp(Promise.resolve())).toMatchObject({ alert: null, resumes: true, path: '/tabs/home' })
    expect(readSession().appInManutenzione).toBe(false)
    answer()
    await vi.waitFor(() => expect(readSession().appInManutenzione).toBe(true))
  })

  test('R-702 any other number than 1 is no maintenance', async () => {
    server({ maintenance: 2 })
    expect(await startUp()).toMatchObject({ alert: null })
  })
})
