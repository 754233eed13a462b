import { beforeEach, describe, expect, test, vi } from 'vitest'
import { loadLanguage } from './language.ts'
import {
  enterAsGuest,
  noteMaintenance,
  noteModalSeen,
  noteObsolete,
  onSignOut,
  readSession,
  resumeSession,
  revokeWith,
  signIn,
  signOut,
} from './session.ts'

const person = { token: 't0ken', username: 'giulia@posta.it', firstName: 'Giulia', lastName: 'Ferri' }

/** Everything that the browser's storage holds. */
const stored = () => Object.fromEntries(Object.entries(localStorage))

beforeEach(() => {
  signOut({ tellServer: false })
  localStorage.clear()
})

describe('the session', () => {
  test('R-303 the browser keeps token, username, locale_lang and showModale, and nothing else', () => {
    loadLanguage()
    signIn(person)
    noteModalSeen()
    expect(stored()).toEqual({
      token: 't0ken',
      username: 'giulia@posta.it',
      locale_lang: 'IT',
      showModale: 'modaleVista',
    })
  })

  test('R-304 one session holds the flags: who entered, maintenance, an obsolete version', () => {
    const flags = () => {
      const { isLoggedIn, entraIsClicked, appInManutenzione, isVersionObsoleta } = readSession()
      return { isLoggedIn, entraIsClicked, appInManutenzione, isVersionObsoleta }
    }
    const none = { isLoggedIn: false, entraIsClicked: false, appInManutenzione: false, isVersionObsoleta: false }
    expect(flags()).toEqual(none)
    noteMaintenance(true)
    noteObsolete(true)
    expect(flags()).toEqual({ ...none, appInManutenzione: true, isVersionObsoleta: true })
    noteObsolete(false)
    signIn(person)
    expect(flags()).toEqual({ ...none, isLoggedIn: true, entraIsClicked: true })
    signOut({ tellServer: false })
    enterAsGuest()
    expect(flags()).toEqual({ ...none, entraIsClicked: true })
  })

  test.each(['android', 'ios', 'other'] as const)('R-304 R-302 a build for %s knows its platform', async (platform) => {
    vi.resetModules()
    vi.doMock('./environment.ts', () => ({ APP_PLATFORM: platform }))
    const session = (await import('./session.ts')).readSession()
    vi.doUnmock('./environment.ts')
    expect([session.isPlatformAndroid, session.isPlatformIos]).toEqual([platform === 'android', platform === 'ios'])
  })

  test('R-113 Italian is stored when no language is; a stored one is kept', () => {
    expect(loadLanguage()).toBe('it')
    expect(localStorage.getItem('locale_lang')).toBe('IT')
    localStorage.setItem('locale_lang', 'NL')
    expect(loadLanguage()).toBe('nl')
    expect(localStorage.getItem('locale_lang')).toBe('NL')
    expect(document.documentElement.lang).toBe('nl')
    localStorage.clear()
    loadLanguage()
  })

  test('R-401 a stored token signs in at the start, and no token does not', () => {
    expect(resumeSession()).toBe(false)
    expect(readSession()).toMatchObject({ isLoggedIn: false, entraIsClicked: false })
    localStorage.setItem('token', 't0ken')
    localStorage.setItem('username', 'giulia@posta.it')
    expect(resumeSession()).toBe(true)
    expect(readSession()).toMatchObject({ isLoggedIn: true, entraIsClicked: true, username: 'giulia@posta.it' })
  })

  test('R-407 logout clears token, username, modal flag and language, and tells the server', () => {
    const revoke = vi.fn(async () => undefined)
    const ended = vi.fn()
    revokeWith(revoke)
    const stop = onSignOut(ended)
    loadLanguage()
    signIn(person)
    noteModalSeen()
    signOut({ tellServer: true })
    stop()
    expect(stored()).toEqual({})
    expect(readSession()).toMatchObject({ isLoggedIn: false, entraIsClicked: false, token: null, firstName: '' })
    expect(revoke).toHaveBeenCalledOnce()
    expect(ended).toHaveBeenCalledOnce()
  })

  test('R-401 the logout of the start-up keeps the language', () => {
    loadLanguage()
    signIn(person)
    signOut({ tellServer: false, keepLanguage: true })
    expect(stored()).toEqual({ locale_lang: 'IT' })
  })

  test('R-407 a revocation that fails does not keep anyone signed in', async () => {
    revokeWith(() => Promise.reject(new Error('no network')))
    signIn(person)
    signOut({ tellServer: true })
    await Promise.resolve()
    expect(readSession().isLoggedIn).toBe(false)
  })

  test('R-401 the logout of the start-up revokes a token that was only stored', () => {
    localStorage.setItem('token', 'st0red')
    const sent: (string | null)[] = []
    revokeWith(async () => sent.push(readSession().token))
    signOut({ tellServer: true, keepLanguage: true })
    expect(sent).toEqual(['st0red'])
    expect(readSession().token).toBeNull()
  })

  test('R-110 a guest has entered, is not logged in, and nothing is stored', () => {
    enterAsGuest()
    expect(readSession()).toMatchObject({ entraIsClicked: true, isLoggedIn: false })
    expect(localStorage.length).toBe(0)
  })
})
