import { afterEach, beforeEach, describe, expect, test, onTestFinished, vi } from 'vitest'
import { login, logout } from '../../domain/accounts/calls.ts'
import { getCart } from '../../domain/cart/calls.ts'
import { getParametroInt } from '../../domain/settings/calls.ts'
import { call, CALL_TIMEOUT, CallFailure } from './call.ts'
import { fakeServer, json, problem } from './fake-server.ts'
import { forgetServerClock, serverTime } from './server-clock.ts'
import { enterAsGuest, noteMaintenance, noteObsolete, readSession, signIn, signOut } from './session.ts'

const person = { token: 't0ken', username: 'giulia@posta.it', firstName: 'Giulia', lastName: 'Ferri' }

async function failureOf(made: Promise<unknown>): Promise<CallFailure> {
  const failure = await made.then(
    () => null,
    (error: unknown) => error,
  )
  if (!(failure instanceof CallFailure)) throw new Error('the call was expected to fail')
  return failure
}

beforeEach(() => {
  signOut({ tellServer: false })
  noteMaintenance(false)
  noteObsolete(false)
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
  forgetServerClock()
})

describe('what a call sends', () => {
  test('R-702 a parameter is asked for by its query, with the version and the language', async () => {
    const { seen } = fakeServer(() => json(1))
    expect(await call(getParametroInt, { idParametro: '1005' })).toBe(1)
    const [request] = seen
    expect(request?.url).toBe('/singlefin-ws/rest/public/users/getParametroInt?idParametro=1005')
    expect(request?.headers.get('accept-language')).toBe('it')
    expect(request?.headers.get('x-app-version')).toBe('3.1.10')
    expect(request?.headers.get('x-app-platform')).toBe('other')
    expect(request?.headers.get('x-device-id')).toMatch(/^[\w-]{8,64}$/)
    expect(request?.headers.has('authorization')).toBe(false)
    expect(request?.headers.has('idempotency-key')).toBe(false)
  })

  test('B-01 every change has an idempotency key of its own, or the one that its press had', async () => {
    const { seen } = fakeServer(() => json({ done: true }))
    await call(logout, {})
    await call(logout, {})
    await call(logout, {}, { idempotencyKey: 'press-1' })
    const keys = seen.map((request) => request.headers.get('idempotency-key'))
    expect(new Set(keys).size).toBe(3)
    expect(keys[2]).toBe('press-1')
  })

  test('R-601 the bearer token goes along once somebody is signed in', async () => {
    const { seen } = fakeServer(() => json({ done: true }))
    signIn(person)
    await call(logout, {})
    expect(seen[0]?.headers.get('authorization')).toBe('Bearer t0ken')
  })
})

describe('what a call throws', () => {
  test.each([
    ['R-804 wrong credentials', 401, 'wrong_credentials'],
    ['too many requests', 429, 'too_many_requests'],
    ['a busy server', 503, 'try_again'],
  ])('%s keeps its code and its words', async (_title, status, code) => {
    fakeServer(() => problem(status, code))
    const failure = await failureOf(call(login, { email: 'a@b.it', password: 'x' }))
    expect(failure).toMatchObject({ code, status, problem: { detail: `words of ${code}` } })
  })

  test.each([
    ['a code that nobody knows', () => problem(418, 'teapot'), 418],
    ['an error page', () => new Response('<h1>Bad gateway</h1>', { status: 502 }), 502],
    ['an answer outside of the contract', () => json({ token: 7 }), 200],
  ])('R-804 %s is a defect', async (_title, answer, status) => {
    fakeServer(answer)
    expect(await failureOf(call(login, { email: 'a@b.it', password: 'x' }))).toMatchObject({ code: 'defect', status })
  })

  test('an answer that says more than its call knows is a newer server’s, and no failure', async () => {
    fakeServer(() => json({ done: true, novelty: 1 }))
    expect(await call(logout, {})).toMatchObject({ done: true })
  })

  test.each([
    ['no network', () => Promise.reject(new TypeError('Failed to fetch')), true],
    ['the page of a hotspot', () => new Response('<h1>Welcome to the beach bar</h1>'), true],
    ['a server that breaks', () => problem(500, 'defect'), true],
    ['a refusal', () => problem(409, 'umbrella_taken'), false],
    ['a refusal of a later version', () => problem(418, 'teapot'), false],
  ])('B-01 B-20 whether the change may have happened is known after %s', async (_title, answer, isUnknown) => {
    fakeServer(answer)
    expect((await failureOf(call(logout, {}))).isUnknownOutcome).toBe(isUnknown)
  })

  test('R-804 no network is status 0', async () => {
    fakeServer(() => Promise.reject(new TypeError('Failed to fetch')))
    expect(await failureOf(call(getParametroInt, { idParametro: '1005' }))).toMatchObject({
      code: 'network',
      status: 0,
    })
  })

  test('R-902 no answer in 25 seconds is a timeout, and leaves no timer behind', async () => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    fakeServer(() => new Promise<never>(() => undefined))
    const failed = failureOf(call(getParametroInt, { idParametro: '1005' }))
    await vi.advanceTimersByTimeAsync(CALL_TIMEOUT - 1)
    expect(vi.getTimerCount()).toBe(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(await failed).toMatchObject({ code: 'timeout', status: 0 })
    expect(CALL_TIMEOUT).toBe(25_000)
    expect(vi.getTimerCount()).toBe(0)
  })

  test('R-902 an answer leaves no timer and no listener behind', async () => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    fakeServer(() => json(1))
    const { signal } = new AbortController()
    const forgotten = vi.spyOn(signal, 'removeEventListener')
    await call(getParametroInt, { idParametro: '1005' }, { signal })
    expect(vi.getTimerCount()).toBe(0)
    expect(forgotten).toHaveBeenCalledOnce()
  })

  test('an abort by the caller ends the request, also when it came before', async () => {
    const asked: AbortSignal[] = []
    vi.stubGlobal('fetch', async (_url: string, { signal }: { readonly signal: AbortSignal }) => {
      asked.push(signal)
      signal.throwIfAborted()
      return new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)))
    })
    const controller = new AbortController()
    const made = call(getParametroInt, { idParametro: '1005' }, { signal: controller.signal })
    await vi.waitFor(() => expect(asked).toHaveLength(1))
    controller.abort(new DOMException('left', 'AbortError'))
    await expect(made).rejects.toThrow('left')
    const late = call(getParametroInt, { idParametro: '1005' }, { signal: controller.signal })
    await expect(late).rejects.toThrow('left')
    expect(asked.map(({ aborted }) => aborted)).not.toContain(false)
  })

  test('an abort by the caller is no failure of the call', async () => {
    fakeServer(() => new Promise<never>(() => undefined))
    const controller = new AbortController()
    const made = call(getParametroInt, { idParametro: '1005' }, { signal: controller.signal })
    controller.abort(new DOMException('left', 'AbortError'))
    await expect(made).rejects.toThrow('left')
  })
})

describe('what an answer tells about the app', () => {
  test('R-413 maintenance and an obsolete version are noted during use', async () => {
    fakeServer(() => problem(503, 'maintenance'))
    await failureOf(call(getCart, {}))
    expect(readSession().appInManutenzione).toBe(true)
    fakeServer(() => problem(426, 'app_obsolete'))
    await failureOf(call(getCart, {}))
    expect(readSession().isVersionObsoleta).toBe(true)
  })

  test('R-413 signing in or entering again ends the note of it; an answer of a parameter does not', async () => {
    noteMaintenance(true)
    fakeServer(() => json(1))
    await call(getParametroInt, { idParametro: '1005' })
    expect(readSession().appInManutenzione).toBe(true)
    signIn(person)
    expect(readSession().appInManutenzione).toBe(false)
    noteMaintenance(true)
    enterAsGuest()
    expect(readSession().appInManutenzione).toBe(false)
  })

  test('R-502 a session that the server no longer knows ends here too, and the person stays as a guest', async () => {
    signIn(person)
    fakeServer(() => problem(401, 'login_required'))
    await failureOf(call(getCart, {}))
    expect(readSession()).toMatchObject({ isLoggedIn: false, token: null, entraIsClicked: true })
    expect(localStorage.getItem('token')).toBeNull()
  })

  test('R-405 an answer with serverNow sets the clock', async () => {
    const serverNow = '2031-07-18T10:00:00.000Z'
    fakeServer(() =>
      json({ umbrella: { isEmpty: true, lines: [], totalCents: 0, expiresAt: null }, orderedAt: null, serverNow }),
    )
    await call(getCart, {})
    expect(Math.abs(serverTime() - Date.parse(serverNow))).toBeLessThan(1_000)
  })
})
