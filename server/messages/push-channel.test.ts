import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { pushBrowser, pushPair, vapidClaims, type PushBrowser } from '../../tests/support/push-browser.ts'
import { webPushChannel } from './channels/push-channel.ts'

const MESSAGE = {
  title: 'Il tuo ordine è pronto: n. 214',
  body: 'Ti aspetta al banco del bar.',
  path: '/tabs/menu/stato?order=1',
  tag: 'order-1-ready',
  language: 'it',
}

const KEYS = pushPair()
let browser: PushBrowser
beforeEach(async () => {
  browser = await pushBrowser()
})
afterEach(() => browser.close())

const address = () => ({ endpoint: browser.endpoint, ...browser.keys })
const channel = (allowsLoopback = true) =>
  webPushChannel({
    keys: KEYS,
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
    expect(vapidClaims(push, KEYS.publicKey)).toMatchObject({
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
