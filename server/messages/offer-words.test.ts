import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { subscribePush } from '../../domain/messages/calls.ts'
import * as calls from '../../domain/umbrellas/waiting-calls.ts'
import type { Guest } from '../../tests/race/booking-calls.ts'
import { beachWorld, PERIOD, type BeachWorld } from '../../tests/support/beach-world.ts'
import { messageWorld, type MessageWorld } from '../../tests/support/message-world.ts'
import { pushBrowser, type PushBrowser } from '../../tests/support/push-browser.ts'
import { runHandler } from '../../tests/support/run-handler.ts'
import type { Handler } from '../platform/handler.ts'
import { enqueueNotice } from '../platform/notices.ts'
import { runWaitingList } from '../umbrellas/waiting/waiting-jobs.ts'

let beach: BeachWorld
let messages: MessageWorld
let browser: PushBrowser
let guest: Guest

beforeEach(async () => {
  beach = await beachWorld()
  messages = messageWorld(beach.db, beach.world.settings)
  browser = await pushBrowser()
  guest = await beach.world.guest()
  await beach.db.sql(
    `insert into occupancy (umbrella_id, days, halves, state)
     select id, '[2027-07-10,2027-07-12)', '[0,2)', 'blocked' from place where is_bookable`,
  )
  await guest.call(calls.joinWaitingList, { ...PERIOD, kinds: [], zones: [], rows: [], people: 2, dogs: [] })
  await beach.db.sql('delete from occupancy where umbrella_id = 320')
})
afterEach(async () => {
  await browser.close()
  await beach.close()
})

async function subscribe(): Promise<void> {
  const handler = messages.handlers.find(({ call }) => call.name === subscribePush.name)
  const input = { endpoint: browser.endpoint, keys: browser.keys, language: 'de' as const }
  await runHandler(beach.db.database, handler as unknown as Handler<typeof subscribePush>, input, guest.asker)
}
const offered = () => runWaitingList(beach.db.database, beach.world.settings)

describe('B-05 B-13 an offer is told', () => {
  test('by push and mail together, each in its language, with the hour until which the place is kept', async () => {
    await subscribe()
    await offered()
    await messages.deliver()
    expect(browser.messages()).toMatchObject([
      { title: 'C20 ist frei geworden', path: '/tabs/contact/lista-attesa', language: 'de' },
    ])
    expect(browser.messages()[0]?.body).toMatch(/^Deins bis 08:30: .*10\. Juli/)
    expect(messages.mails).toHaveLength(1)
    expect(messages.mails[0]).toMatchObject({ subject: 'Si è liberato C20' })
    expect(messages.mails[0]?.text).toContain('https://app.example/tabs/contact/lista-attesa')
    await messages.deliver()
    expect(messages.mails).toHaveLength(1)
  })

  test('but not once it is answered or over', async () => {
    await offered()
    const [request] = (await guest.call(calls.listWaitingRequests, {})).requests
    await guest.call(calls.declineOffer, { offerId: request?.offer?.offerId ?? 0 })
    await messages.deliver()
    expect(messages.mails).toEqual([])
  })
})

test('B-09 B-13 an offered table is told with its people, day, time and restaurant, and until when it is kept', async () => {
  const [made] = await beach.db.sql<{ id: number }>(
    `with asked as (
       insert into table_request (account_id, restaurant_id, day, meal, seats, dogs, closes_at)
       values ($1, 1, '2027-07-10', 'dinner', 4, 0, '2027-07-10T18:00:00Z') returning id, day
     ), kept as (
       select claim_restaurant_table(1, day, 'dinner', '20:30', 4, 90, true, null,
         jsonb_build_object('dogs', 0, 'state', 'held', 'accountId', $1::bigint)) as id from asked
     )
     insert into table_offer (request_id, seating_id, at_time, expires_at)
     select asked.id, kept.id, '20:30', battigia_now() + interval '30 minutes' from asked, kept returning id::integer`,
    [guest.accountId],
  )
  const facts = { tableOfferId: made?.id ?? 0 }
  await beach.db.database.transaction((tx) =>
    enqueueNotice(tx, 'table-offer-1', { accountId: guest.accountId, topic: 'place_offered', facts }),
  )
  await messages.deliver()
  expect(messages.mails).toHaveLength(1)
  expect(messages.mails[0]).toMatchObject({ subject: 'Si è liberato un tavolo per 4' })
  expect(messages.mails[0]?.text).toMatch(/sabato 10 luglio, 20:30, La Pineta/)
})
