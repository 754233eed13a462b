import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { logout } from '../../domain/accounts/calls.ts'
import { readyBarOrder, undoBarAction } from '../../domain/bar/board-calls.ts'
import { saveMessageWishes, subscribePush, unsubscribePush } from '../../domain/messages/calls.ts'
import { listUndelivered, sendUndelivered } from '../../domain/messages/staff-calls.ts'
import { barWorld, type BarWorld } from '../../tests/support/bar-world.ts'
import { messageWorld, type MessageWorld } from '../../tests/support/message-world.ts'
import type { Payer } from '../../tests/support/payment-world.ts'
import { pushBrowser, type PushBrowser } from '../../tests/support/push-browser.ts'
import { PermanentFailure } from '../platform/outbox.ts'

let bar: BarWorld
let world: MessageWorld
let browser: PushBrowser
let guest: Payer

beforeAll(async () => {
  bar = await barWorld()
})
afterAll(() => bar.close())
beforeEach(async () => {
  await bar.db.sql('delete from outbox')
  world = messageWorld(bar.db, bar.server.app.settings)
  browser = await pushBrowser()
  guest = await bar.payer()
})
afterEach(() => browser.close())

const subscribe = (who: Payer = guest) =>
  who.call(subscribePush, { endpoint: browser.endpoint, keys: browser.keys, language: 'de' })
/** An order that is ready, its undo over. */
async function ready(who: Payer = guest) {
  const { orderId } = await bar.order(who, bar.cart('Cecina calda', 1))
  await bar.giada.call(readyBarOrder, { orderId, status: 'received' })
  return orderId
}
const undoIsOver = () => bar.db.sql("update outbox set due_at = now() where kind = 'messages.notice'")
async function told() {
  await undoIsOver()
  await world.deliver()
}
const states = () =>
  bar.db.sql<{ channel: string; state: string; reason: string | null }>(
    'select channel, state, reason from delivery where notice_id = (select max(id) from notice) order by id',
  )

describe('B-13 a bar order that is ready', () => {
  test('is pushed once, in the device’s language and with no more than a lock screen may show', async () => {
    await subscribe()
    const orderId = await ready()
    await world.deliver()
    expect(browser.got).toEqual([])
    await told()
    await told()
    expect(browser.messages()).toEqual([
      {
        title: expect.stringMatching(/^Deine Bestellung ist fertig: Nr\. \d+$/),
        body: 'Sie wartet an der Theke der Bar auf dich.',
        path: `/tabs/menu/stato?order=${orderId}`,
        tag: `order-${orderId}-ready`,
        language: 'de',
      },
    ])
    expect(world.mails).toEqual([])
    expect(await states()).toEqual([{ channel: 'push', state: 'sent', reason: null }])
  })

  test('is mailed to whom no push reaches, when it is fetched', async () => {
    const orderId = await ready()
    await told()
    await told()
    expect(world.mails).toHaveLength(1)
    expect(world.mails[0]).toMatchObject({ id: `order-${orderId}-ready:mail`, language: 'it' })
  })

  test('a step that was taken back tells nobody; done again it tells', async () => {
    await subscribe()
    const orderId = await ready()
    await bar.giada.call(undoBarAction, { orderId, status: 'ready' })
    await told()
    expect(browser.got).toEqual([])
    await bar.giada.call(readyBarOrder, { orderId, status: 'received' })
    await told()
    expect(browser.got).toHaveLength(1)
  })

  test('a browser that has let go is forgotten, and the next way is taken', async () => {
    await subscribe()
    browser.answer(410)
    await ready()
    await told()
    expect(await bar.db.sql('select from push_device where account_id = $1', [guest.accountId])).toEqual([])
    expect(world.mails).toHaveLength(1)
    expect(await states()).toEqual([
      { channel: 'push', state: 'failed', reason: 'gone' },
      { channel: 'mail', state: 'sent', reason: null },
    ])
  })

  test('a push service that does not answer is asked again, and given up for a mail after some minutes', async () => {
    await subscribe()
    browser.answer(503)
    await ready()
    await told()
    expect(world.mails).toEqual([])
    await bar.db.sql("update notice set created_at = created_at - interval '6 minutes'")
    await bar.db.sql("update outbox set due_at = now() where kind = 'messages.push'")
    await world.deliver()
    expect(world.mails).toHaveLength(1)
  })

  test('who wants no pushes about orders is mailed; the mail cannot be switched off', async () => {
    await subscribe()
    const topics = { reminders: { push: false, mail: false }, broadcasts: { push: false, mail: false } }
    await guest.call(saveMessageWishes, { wishes: { orders: { push: false }, ...topics, smsVersion: null } })
    await ready()
    await told()
    expect(browser.got).toEqual([])
    expect(world.mails).toHaveLength(1)
  })
})

describe('R-407 a device', () => {
  test('goes with its session, and with its own wish; nobody else can drop it', async () => {
    const devices = () => bar.db.sql('select from push_device where account_id = $1', [guest.accountId])
    await subscribe()
    const stranger = await bar.payer()
    await stranger.call(unsubscribePush, { endpoint: browser.endpoint })
    expect(await devices()).toHaveLength(1)
    await guest.call(unsubscribePush, { endpoint: browser.endpoint })
    expect(await devices()).toHaveLength(0)
    await subscribe()
    await guest.call(logout, {})
    expect(await devices()).toHaveLength(0)
  })

  test('is the last person’s who signed in there', async () => {
    await subscribe()
    const other = await bar.payer()
    await subscribe(other)
    await ready()
    await told()
    expect(browser.got).toEqual([])
    expect(world.mails).toHaveLength(1)
  })

  test('P19 is of a known push service', async () => {
    const endpoint = 'https://169.254.169.254/latest/meta-data'
    expect(await guest.refusal(subscribePush, { endpoint, keys: browser.keys, language: 'it' })).toBe('input_invalid')
  })
})

test('B-13 what could not be delivered is shown to a manager without its contents, and sent again', async () => {
  const elena = await bar.staff('Elena', ['manager'])
  const orderId = await ready()
  world.refuseMails(new PermanentFailure('the mail server answers 550'))
  await told()
  const { undelivered } = await elena.call(listUndelivered, {})
  expect(undelivered).toMatchObject([{ kind: 'ready', reason: 'refused', person: { name: expect.any(String) } }])
  expect(JSON.stringify(undelivered)).not.toMatch(/@|pronto|banco/)
  expect(await bar.giada.refusal(listUndelivered, {})).toBe('not_allowed')
  world.refuseMails(null)
  const id = undelivered[0]?.id ?? 0
  await elena.call(sendUndelivered, { id })
  expect(await elena.refusal(sendUndelivered, { id })).toBe('not_found')
  await world.deliver()
  expect(world.mails.map((mail) => mail.id)).toEqual([`order-${orderId}-ready:mail`])
  expect((await elena.call(listUndelivered, {})).undelivered).toEqual([])
})
