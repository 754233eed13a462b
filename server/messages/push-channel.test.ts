import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from '../../tests/support/database.ts'
import { pushBrowser, vapidClaims, type PushBrowser } from '../../tests/support/push-browser.ts'
import { webPushChannel } from './channels/push-channel.ts'
import { pushKeySource } from './push-keys.ts'

const MESSAGE = {
  title: 'Il tuo ordine è pronto: n. 214',
  body: 'Ti aspetta al banco del bar.',
  path: '/tabs/menu/stato?order=1',
  tag: 'order-1-ready',
  language: 'it',
}

let db: TestDatabase
let browser: PushBrowser
beforeAll(async () => {
  db = await testDatabase()
})
afterAll(() => db.close())
beforeEach(async () => {
  browser = await pushBrowser()
})
afterEach(() => browser.close())

const address = () => ({ endpoint: browser.endpoint, ...browser.keys })
const channel = (allowsLoopback = true) =>
  webPushChannel({
    keys: pushKeySource(db.database, null),
    contact: () => 'mailto:ciao@bagnoargo.example',
    allowsLoopback,
  })

describe('B-13 a web push', () => {
  test('opens in the browser alone, and is signed by the resort’s own keys', async () => {
    expect(await channel().send(address(), MESSAGE, 600)).toBe('ok')
    expect(browser.messages()).toEqual([MESSAGE])
    const [push] = browser.got
    if (push === undefined) throw new Error('nothing came')
    expect(push.body.toString('latin1')).not.toContain('214')
    expect(push.headers).toMatchObject({ ttl: '600', urgency: 'high', 'content-encoding': 'aes128gcm' })
    const { publicKey } = await pushKeySource(db.database, null)()
    expect(vapidClaims(push, publicKey)).toMatchObject({
      aud: new URL(browser.endpoint).origin,
      sub: 'mailto:ciao@bagnoargo.example',
    })
  })

  test.each([
    [404, 'gone'],
    [410, 'gone'],
    [429, 'retry'],
    [503, 'retry'],
    [403, 'refused'],
    [307, 'refused'],
  ] as const)('%s is %s, and a redirect is not followed', async (status, outcome) => {
    browser.answer(status)
    expect(await channel().send(address(), MESSAGE, 600)).toBe(outcome)
    expect(browser.got).toHaveLength(1)
  })

  test('nobody who answers is tried again', async () => {
    await browser.close()
    expect(await channel().send(address(), MESSAGE, 600)).toBe('retry')
  })

  test('P19 the server speaks to no host but the push services', async () => {
    expect(await channel(false).send(address(), MESSAGE, 600)).toBe('refused')
    expect(browser.got).toEqual([])
  })
})

test('B-13 the keys are made once, whoever asks first, and kept; the environment’s come before them', async () => {
  const fresh = await testDatabase()
  const [one, other] = await Promise.all([1, 2].map(() => pushKeySource(fresh.database, null)()))
  expect(one).toEqual(other)
  expect(Buffer.from(one?.publicKey ?? '', 'base64url')).toHaveLength(65)
  const given = { publicKey: 'a', privateKey: 'b' }
  expect(await pushKeySource(fresh.database, given)()).toBe(given)
  await fresh.close()
})
