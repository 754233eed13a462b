import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { getPushKey, subscribePush, unsubscribePush } from '../../domain/messages/calls.ts'
import { signIn, signOut } from '../platform/session.ts'
import { movePushDevice } from './push-device.ts'

const sent = vi.hoisted(() => [] as unknown[][])
vi.mock('../platform/call.ts', () => ({
  call: async ({ name }: { name: string }, input: unknown) => {
    sent.push([name, input])
    return { publicKey: 'key' }
  },
}))

/** A registration of a worker as far as pushes go; `endpoint` is that of its subscription. */
function registration(scope: string, endpoint: string | null) {
  const subscriptionAt = (at: string) => ({
    endpoint: at,
    toJSON: () => ({ endpoint: at, keys: { p256dh: 'p', auth: 'a' } }),
  })
  const unregister = vi.fn(async () => true)
  const subscribe = vi.fn(async () => subscriptionAt('https://push.example/new'))
  const getSubscription = async () => (endpoint === null ? null : subscriptionAt(endpoint))
  const fake = { scope, active: {}, unregister, pushManager: { getSubscription, subscribe } }
  return { fake: fake as unknown as ServiceWorkerRegistration, unregister, subscribe }
}

const ours = registration(`${location.origin}/`, null)

beforeEach(() => {
  sent.length = 0
  ours.subscribe.mockClear()
  vi.stubGlobal('Notification', { permission: 'granted', requestPermission: async () => 'granted' })
  vi.stubGlobal('navigator', { serviceWorker: { register: async () => ours.fake }, onLine: true })
  signIn({ token: 't0ken', username: 'giulia@posta.it', firstName: 'Giulia', lastName: 'Ferri' })
})
afterEach(() => {
  signOut({ tellServer: false })
  vi.unstubAllGlobals()
})

test('pushes of the worker that versions before had move to the app’s worker, then the old one ends', async () => {
  const old = registration(`${location.origin}/push/`, 'https://push.example/old')
  await movePushDevice(old.fake)
  expect(sent).toEqual([
    [getPushKey.name, {}],
    [subscribePush.name, expect.objectContaining({ endpoint: 'https://push.example/new' })],
    [unsubscribePush.name, { endpoint: 'https://push.example/old' }],
  ])
  expect(old.unregister).toHaveBeenCalledOnce()
})

test('a push service that refuses leaves the old worker, whose pushes go on', async () => {
  const old = registration(`${location.origin}/push/`, 'https://push.example/old')
  ours.subscribe.mockRejectedValueOnce(new Error('no push service'))
  await expect(movePushDevice(old.fake)).rejects.toThrow('no push service')
  expect(old.unregister).not.toHaveBeenCalled()
  expect(sent.map(([name]) => name)).not.toContain(unsubscribePush.name)
})

test.each(['nobody is signed in', 'nothing was subscribed'])('the old worker just ends when %s', async (why) => {
  if (why === 'nobody is signed in') signOut({ tellServer: false })
  const old = registration(
    `${location.origin}/push/`,
    why === 'nothing was subscribed' ? null : 'https://push.example/old',
  )
  await movePushDevice(old.fake)
  expect(sent).toEqual([])
  expect(old.unregister).toHaveBeenCalledOnce()
})
