import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { finishSocialLogin, getSocialProviders, startSocialLogin } from '../../../domain/accounts/social-calls.ts'
import { problem, type SeenRequest } from '../../platform/fake-server.ts'
import { readSession } from '../../platform/session.ts'
import { ConfirmEmailPage } from '../ConfirmEmailPage.tsx'
import { press } from '../form-steps.ts'
import { answering, arrivedAt, endPages, GIULIA, openPages, startWith } from '../page-fixture.tsx'
import { isReturnAwaited } from './native-provider-visit.ts'
import { SocialButtons } from './SocialButtons.tsx'

/** The system's browser and the app's links, as the plug-ins tell of them. */
const device = vi.hoisted(() => {
  const heard = new Map<string, Set<() => void>>()
  const addListener = async (name: string, listener: () => void) => {
    const listeners = heard.get(name) ?? new Set()
    heard.set(name, listeners.add(listener))
    return { remove: async () => void listeners.delete(listener) }
  }
  return { opened: [] as string[], cannotOpen: false, heard, addListener }
})
vi.mock('@capacitor/app', () => ({ App: { addListener: device.addListener } }))
vi.mock('@capacitor/browser', () => ({
  Browser: {
    addListener: device.addListener,
    open: async ({ url }: { url: string }) => {
      if (device.cannotOpen) throw new Error('no browser')
      device.opened.push(url)
    },
  },
}))
// What the build of a shell does (tools/mobile-web.ts).
vi.mock('./provider-visit.ts', () => import('./native-provider-visit.ts'))

const PAGES = { '/welcome': SocialButtons, '/signup-completa': ConfirmEmailPage }
const LOGIN = '/welcome?login=1&next=%2Ftabs%2Fcarrello'
const AT_PROVIDER = 'https://accounts.google.example/auth?state=one.ios'
const KEY = 'k'.repeat(43)
const BACK = `/signup-completa?next=%2Ftabs%2Fcarrello#social=${KEY}`
const offered = answering(getSocialProviders, () => ({ providers: ['google' as const] }))
const started = answering(startSocialLogin, () => ({ url: AT_PROVIDER }))
const signedIn = answering(finishSocialLogin, () => ({ status: 'signed_in' as const, session: GIULIA }))
const button = () => screen.findByRole<HTMLButtonElement>('button', { name: /Continua con Google/ })
const isBusy = async () => (await button()).getAttribute('aria-disabled') === 'true'
const happen = (name: string) => act(async () => device.heard.get(name)?.forEach((listener) => listener()))
const listeners = () => [...device.heard.values()].reduce((sum, { size }) => sum + size, 0)
const challengesOf = (requests: readonly SeenRequest[]) =>
  requests.map(({ body }) => (body as { challenge: string }).challenge)
const challengeOf = async (verifier: string) =>
  Buffer.from(await crypto.subtle.digest('SHA-256', Buffer.from(verifier))).toString('base64url')

beforeEach(() => {
  startWith('nobody')
  Object.assign(device, { opened: [], cannotOpen: false })
  device.heard.clear()
})
afterEach(endPages)

describe('R-108 a social login in a shell', () => {
  test('R-108 opens the provider in the system’s browser and is taken up with the verifier of the challenge that it sent', async () => {
    const { seen } = await openPages(LOGIN, PAGES, { ...offered, ...started })
    await press('Continua con Google')
    await waitFor(() => expect(device.opened).toEqual([AT_PROVIDER]))
    expect(seen(startSocialLogin)[0]?.body).toEqual({
      provider: 'google',
      next: '/tabs/carrello',
      challenge: expect.stringMatching(/^[\w-]{43}$/),
    })
    expect(isReturnAwaited()).toBe(true)
    const [challenge] = challengesOf(seen(startSocialLogin))
    const kept = localStorage.getItem('social_verifier') ?? ''
    expect(await challengeOf(kept)).toBe(challenge)
    endPages()

    const back = await openPages(BACK, PAGES, signedIn)
    expect(await arrivedAt()).toBe('/tabs/carrello')
    expect(back.seen(finishSocialLogin).map(({ body }) => body)).toEqual([{ key: KEY, verifier: kept }])
    expect(readSession().username).toBe(GIULIA.username)
    // Its link is awaited no more: opened once again, it opens nothing.
    await waitFor(() => expect(isReturnAwaited()).toBe(false))
  })

  test.each(['browserFinished', 'appUrlOpen'])(
    'the button wakes up when the person is back (%s), and may be pressed again',
    async (event) => {
      const { seen } = await openPages(LOGIN, PAGES, { ...offered, ...started })
      await press('Continua con Google')
      await waitFor(() => expect(device.opened).toHaveLength(1))
      expect(await isBusy()).toBe(true)
      await happen(event)
      expect(await isBusy()).toBe(false)
      expect(listeners()).toBe(0)
      expect(screen.queryByRole('alert')).toBeNull()
      await press('Continua con Google')
      await waitFor(() => expect(device.opened).toHaveLength(2))
      // The link of the first try would be as good as that of the second.
      const challenges = seen(startSocialLogin).map(({ body }) => (body as { challenge: string }).challenge)
      expect(challenges[1]).toBe(challenges[0])
    },
  )

  test('without a network nothing opens, and the page says so', async () => {
    await openPages(LOGIN, PAGES, {
      ...offered,
      ...answering(startSocialLogin, () => {
        throw new TypeError('Failed to fetch')
      }),
    })
    await press('Continua con Google')
    expect((await screen.findByRole('alert')).textContent).toMatch(/connessione|rete/i)
    expect([await isBusy(), device.opened]).toEqual([false, []])
  })

  test('a device without a browser says so too', async () => {
    device.cannotOpen = true
    await openPages(LOGIN, PAGES, { ...offered, ...started })
    await press('Continua con Google')
    expect(await screen.findByRole('alert')).toBeTruthy()
    expect([await isBusy(), listeners()]).toEqual([false, 0])
  })

  test('a link that is over is said as such, and the way back leads to the login; the next try is awaited still', async () => {
    localStorage.setItem('social_verifier', 'v'.repeat(43))
    await openPages(
      BACK,
      PAGES,
      answering(finishSocialLogin, () => problem(401, 'social_login_failed')),
    )
    expect(await screen.findByRole('heading', { name: 'Accesso scaduto' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Torna all’accesso' }).getAttribute('href')).toBe(LOGIN)
    expect(isReturnAwaited()).toBe(true)
  })

  test('turning back at the provider is said in words, and asks the server nothing', async () => {
    const { seen } = await openPages('/signup-completa#social-failed=cancelled', PAGES, signedIn)
    expect(await screen.findByRole('heading', { name: 'Accesso annullato' })).toBeTruthy()
    expect(seen(finishSocialLogin)).toEqual([])
  })

  test('an answer that was lost on the way is asked for once more with the same proof', async () => {
    localStorage.setItem('social_verifier', 'v'.repeat(43))
    let isLost = true
    const { seen } = await openPages(
      BACK,
      PAGES,
      answering(finishSocialLogin, () => {
        if (isLost) throw new TypeError('Failed to fetch')
        return { status: 'signed_in' as const, session: GIULIA }
      }),
    )
    await screen.findByRole('button', { name: 'Riprova' })
    isLost = false
    await press('Riprova')
    expect(await arrivedAt()).toBe('/tabs/carrello')
    const bodies = seen(finishSocialLogin).map(({ body, headers }) => [body, headers.get('idempotency-key')])
    expect(new Set(bodies.map((body) => JSON.stringify(body)))).toHaveLength(1)
  })

  test('where the resort’s server leads back into no app there is no button', async () => {
    await openPages(
      LOGIN,
      PAGES,
      answering(getSocialProviders, () => ({ providers: [] })),
    )
    expect(screen.queryByRole('button')).toBeNull()
  })
})
