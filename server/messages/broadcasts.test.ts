import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as calls from '../../domain/messages/calls.ts'
import * as staffCalls from '../../domain/messages/staff-calls.ts'
import { civilDate } from '../../domain/platform/civil-date.ts'
import type { Call, CallInput, CallOutput } from '../../domain/platform/call.ts'
import type { Language } from '../../domain/platform/language.ts'
import { bookingCalls, type BookingCalls, type Guest } from '../../tests/race/booking-calls.ts'
import { bookingDatabase, setClock, setSettings } from '../../tests/race/booking-world.ts'
import type { TestDatabase } from '../../tests/support/database.ts'
import { messageWorld, type MessageWorld } from '../../tests/support/message-world.ts'
import { runHandler, type Asker } from '../../tests/support/run-handler.ts'
import { PermanentFailure } from '../platform/outbox.ts'
import type { Handler } from '../platform/handler.ts'
import { eraseMessages, readMessageData } from './message-data-queries.ts'
import { remindDayBefore, sendDueBroadcast, warnHolds } from './message-jobs.ts'
import { reportDelivery } from './notice-queries.ts'

const DAY = civilDate('2027-07-10')
const TEXTS = {
  it: { title: 'Mare mosso', text: 'Bandiera rossa: oggi non si fa il bagno.' },
  de: { title: 'Hoher Seegang', text: 'Rote Flagge: heute kein Bad.' },
}

let db: TestDatabase
let booking: BookingCalls
let world: MessageWorld
let beach: Asker
let spot = 300

beforeAll(async () => {
  db = await bookingDatabase({ at: '2027-07-01T08:00:00+02:00' })
  booking = await bookingCalls(db)
  const { asker } = await booking.guest()
  if (asker.actor === null || asker.actor === undefined) throw new Error('no actor')
  beach = { ...asker, actor: { ...asker.actor, roles: ['beach'] } }
})
afterAll(() => db.close())
beforeEach(async () => {
  for (const table of ['outbox', 'notice', 'broadcast', 'message_wishes', 'order_line', 'order_history'])
    await db.sql(`delete from ${table}`)
  await setClock(db, '2027-07-01T08:00:00+02:00')
  await booking.settings.reload(db.database)
  world = messageWorld(db, booking.settings)
})

const call = <C extends Call>(def: C, input: CallInput<C>, asker: Asker = beach): Promise<CallOutput<C>> => {
  const handler = world.handlers.find((one) => one.call.name === def.name)
  if (handler === undefined) throw new Error(`no handler answers ${def.name}`)
  return runHandler(db.database, handler as unknown as Handler<C>, input, asker)
}
async function ordered(language: Language = 'it', from = DAY): Promise<{ guest: Guest; orderId: number }> {
  const guest = await booking.guest({ language })
  await db.sql('update account set language = $2 where id = $1', [guest.accountId, language])
  // C13 is out of use.
  spot += spot === 312 ? 2 : 1
  const place = { umbrellaId: spot, people: 1, dogs: [], extras: [] }
  await guest.lock({ from, to: from, part: 'full_day', places: [place] })
  return { guest, orderId: (await guest.order('cash')).orderId }
}
const sendAll = async () => {
  const empty = async () => {
    while (await sendDueBroadcast(db.database, booking.settings));
  }
  await Promise.all([empty(), empty()])
  await world.deliver()
}

describe('B-13 words to the guests of a day', () => {
  test('reach each person once, by two processes, in their language or the resort’s', async () => {
    await ordered('de')
    await ordered('nl')
    const { guest } = await ordered('it')
    await ordered('it', civilDate('2027-07-12'))
    // The same person, who once ordered as a guest.
    const again = await ordered('it')
    await db.sql(
      `update account set kind = 'guest', password_hash = '', confirmed_at = null,
         email = (select email from account where id = $2) where id = $1`,
      [again.guest.accountId, guest.accountId],
    )
    const preview = await call(staffCalls.previewBroadcast, { day: DAY, audience: 'all' })
    expect(preview).toEqual({ people: 3, languages: { it: 1, en: 0, fr: 0, nl: 1, de: 1 }, unreached: [] })
    expect((await call(staffCalls.previewBroadcast, { day: DAY, audience: 'parking' })).people).toBe(0)

    const { broadcast } = await call(staffCalls.sendBroadcast, { day: DAY, audience: 'umbrella', texts: TEXTS })
    await sendAll()
    expect(world.mails).toEqual([])
    await setClock(db, '2027-07-01T08:00:30+02:00')
    await sendAll()
    await sendAll()
    expect(
      world.mails.map(({ language, subject }) => `${language} ${subject}`).toSorted((a, b) => a.localeCompare(b)),
    ).toEqual(['de Bagno Argo: Hoher Seegang', 'it Bagno Argo: Mare mosso', 'it Bagno Argo: Mare mosso'])
    const { broadcasts } = await call(staffCalls.listBroadcasts, {})
    expect(broadcasts).toMatchObject([{ broadcastId: broadcast.broadcastId, state: 'sent', people: 3, texts: TEXTS }])
    const audit = await db.sql<{ detail: unknown }>(
      `select detail from staff_action where action = 'messages.broadcast'`,
    )
    expect(audit).toEqual([{ detail: { day: DAY, audience: 'umbrella', languages: ['it', 'de'] } }])
  })

  test('are read by whoever writes them first: a mail for each language to themselves, and no other is written', async () => {
    const { email } = await call(staffCalls.tryBroadcast, { day: DAY, texts: TEXTS })
    await setClock(db, '2027-07-01T08:01:00+02:00')
    await sendAll()
    expect(
      world.mails
        .map(({ to, subject }) => [to, subject])
        .toSorted(([, a], [, b]) => String(a).localeCompare(String(b))),
    ).toEqual([
      [email, 'Bagno Argo: Hoher Seegang'],
      [email, 'Bagno Argo: Mare mosso'],
    ])
    expect((await call(staffCalls.listBroadcasts, {})).broadcasts).toEqual([])
  })

  test('that are called back within their six seconds reach nobody; later it is too late', async () => {
    await ordered()
    const { broadcast } = await call(staffCalls.sendBroadcast, { day: DAY, audience: 'all', texts: TEXTS })
    const id = { broadcastId: broadcast.broadcastId }
    expect((await call(staffCalls.undoBroadcast, id)).broadcast.state).toBe('undone')
    await expect(call(staffCalls.undoBroadcast, id)).rejects.toMatchObject({ code: 'already_done' })
    await expect(call(staffCalls.undoBroadcast, { broadcastId: 999_999 })).rejects.toMatchObject({ code: 'not_found' })
    await setClock(db, '2027-07-01T08:01:00+02:00')
    await sendAll()
    expect(world.mails).toEqual([])
  })

  test('name whom they do not get to, with the telephone, before and after they leave', async () => {
    await ordered()
    const [byPhone, refuses, later] = [await ordered(), await ordered(), await ordered()]
    const becomeGuest = (accountId: number, phone: string, email?: string) =>
      db.sql(
        `update account set kind = 'guest', password_hash = '', confirmed_at = null, first_name = 'Rita', last_name = 'Neri',
           phone = $2, email = coalesce($3, email) where id = $1`,
        [accountId, phone, email ?? null],
      )
    await becomeGuest(byPhone.guest.accountId, '333 111', '')
    await becomeGuest(refuses.guest.accountId, '+39 333 222 0000')
    await becomeGuest(later.guest.accountId, '+39 333 333 0000')
    const known = await call(calls.getMessageWishes, {}, refuses.guest.asker)
    const broadcasts = { push: false, mail: false }
    await call(calls.saveMessageWishes, { wishes: { ...known.wishes, broadcasts } }, refuses.guest.asker)
    await db.sql(
      `insert into restaurant_sitting (restaurant_id, day, meal, online_covers, most_covers) values (1, $1, 'lunch', 9, 9)`,
      [DAY],
    )
    await db.sql(
      `insert into restaurant_seating (restaurant_id, day, meal, at_time, table_id, stay_minutes, seats, dogs, state, name, phone)
       select 1, $1, 'lunch', '13:00', id, 90, 2, 0, 'booked', 'Nuti', '335 999 0000' from restaurant_table
        where restaurant_id = 1 and number = 4`,
      [DAY],
    )
    const short = (list: readonly { phone: string; reason: string; tables: number[] }[]) =>
      new Set(list.map(({ phone, reason, tables }) => [phone, reason, ...tables].join(' ')))
    const before = await call(staffCalls.previewBroadcast, { day: DAY, audience: 'all' })
    expect(before.people).toBe(2)
    expect(short(before.unreached)).toEqual(
      new Set(['333 111 no_address', '+39 333 222 0000 opted_out', '335 999 0000 no_address 4']),
    )
    expect(before.unreached.find(({ phone }) => phone === '333 111')).toMatchObject({
      name: 'Rita Neri',
      places: [expect.stringMatching(/^[A-Z]\d+$/)],
    })

    await db.sql(`update orders set placed_at = '2027-07-02T08:00:00+02:00' where id = $1`, [later.orderId])
    await call(staffCalls.sendBroadcast, { day: DAY, audience: 'all', texts: TEXTS })
    await setClock(db, '2027-07-01T08:01:00+02:00')
    await db.sql(`update account set email = '' where id = $1`, [later.guest.accountId])
    await sendAll()
    await db.sql(`update account set email = 'later@example.it' where id = $1`, [later.guest.accountId])
    await db.sql(`update delivery set state = 'failed'`)
    const listed = async () => (await call(staffCalls.listBroadcasts, {})).broadcasts[0]
    const sent = await listed()
    expect(sent).toMatchObject({ people: 1, state: 'sent' })
    expect(sent?.unreached.map(({ reason }) => reason)).toEqual(
      expect.arrayContaining(['failed', 'booked_later', 'opted_out', 'no_address']),
    )
    await setClock(db, '2027-07-11T08:00:00+02:00')
    expect((await listed())?.unreached).toEqual([])
    await db.sql('delete from restaurant_seating')
    await db.sql('delete from restaurant_sitting')
  })

  test('are never HTML, and need some words', async () => {
    await ordered()
    const evil = { title: '<b>Mare</b>', text: '<script>alert(1)</script>\nseconda riga' }
    await call(staffCalls.sendBroadcast, { day: DAY, audience: 'all', texts: { it: evil } })
    await setClock(db, '2027-07-01T08:01:00+02:00')
    await sendAll()
    expect(world.mails[0]?.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;<br>seconda riga')
    await expect(call(staffCalls.sendBroadcast, { day: DAY, audience: 'all', texts: {} })).rejects.toThrow()
  })
})

describe('B-13 the reminder of the day before', () => {
  const remind = async () => {
    await db.database.transaction((tx) => remindDayBefore(tx, booking.settings))
    await world.deliver()
  }

  test('comes once at its hour, with what begins on that day; not to who has booked today', async () => {
    const { orderId } = await ordered('fr')
    await setClock(db, '2027-07-09T17:59:00+02:00')
    await ordered('it')
    await remind()
    expect(world.mails).toEqual([])
    await setClock(db, '2027-07-09T18:00:10+02:00')
    for (const _again of [1, 2]) await Promise.all([remind(), remind()])
    expect(world.mails.map((mail) => mail.id)).toEqual([`order-${orderId}-reminder-2027-07-10:mail`])
    expect(world.mails[0]?.text).toMatch(/samedi 10 juillet/)
    await setClock(db, '2027-07-10T18:00:10+02:00')
    await remind()
    expect(world.mails).toHaveLength(1)
  })

  test('a wish without reminders is kept; SMS reaches who agreed to it when no mail does', async () => {
    await setSettings(db, { smsOffered: true })
    await booking.settings.reload(db.database)
    const [none, agreed] = [await ordered(), await ordered()]
    const known = await call(calls.getMessageWishes, {}, none.guest.asker)
    expect(known).toMatchObject({
      isSmsOffered: true,
      wishes: { smsVersion: null, reminders: { push: true, mail: true } },
    })
    const wishes = { ...known.wishes, reminders: { push: false, mail: false } }
    await call(calls.saveMessageWishes, { wishes }, none.guest.asker)
    const saved = await call(
      calls.saveMessageWishes,
      { wishes: { ...known.wishes, smsVersion: 'whatever' } },
      agreed.guest.asker,
    )
    expect(saved.wishes.smsVersion).toBe(calls.SMS_CONSENT_VERSION)
    world.refuseMails(new PermanentFailure('the mail server answers 550'))
    await setClock(db, '2027-07-09T18:30:00+02:00')
    await remind()
    expect(world.sms).toMatchObject([{ to: '+393330000000', templateKey: 'reminder', lang: 'it' }])
    const state = async () => (await db.sql(`select state from delivery where channel = 'sms'`))[0]
    expect(await state()).toEqual({ state: 'sent' })
    for (const status of ['read', 'delivered', 'failed'] as const)
      await reportDelivery(db.database, 'sms', { id: 'sms-1', status })
    expect(await state()).toEqual({ state: 'read' })
    await setSettings(db, { smsOffered: false })
  })
})

test('B-13 R-405 a hold that is about to end is told once, to who has a device', async () => {
  const guest = await booking.guest()
  const warn = () => db.database.transaction((tx) => warnHolds(tx, booking.settings))
  const waiting = () => db.sql(`select payload ->> 'accountId' as id from outbox where kind = 'messages.notice'`)
  const [session] = await db.sql<{ id: number }>('select id::integer from session where account_id = $1', [
    guest.accountId,
  ])
  await guest.lock({
    from: DAY,
    to: DAY,
    part: 'full_day',
    places: [{ umbrellaId: 322, people: 1, dogs: [], extras: [] }],
  })
  await setClock(db, '2027-07-01T08:06:30+02:00')
  await warn()
  expect(await waiting()).toEqual([])
  await db.sql(
    `insert into push_device (account_id, session_id, endpoint_hash, endpoint, p256dh, auth, language, platform)
     values ($1, $2, 'x', 'http://127.0.0.1:9/x', 'x', 'x', 'it', 'other')`,
    [guest.accountId, session?.id],
  )
  for (const _again of [1, 2]) await warn()
  expect(await waiting()).toEqual([{ id: String(guest.accountId) }])
})

test('B-15 what is kept of a person is told to them and goes with them', async () => {
  const { guest } = await ordered()
  await setClock(db, '2027-07-09T18:30:00+02:00')
  await db.database.transaction((tx) => remindDayBefore(tx, booking.settings))
  await world.deliver()
  const known = await call(calls.getMessageWishes, {}, guest.asker)
  await call(calls.saveMessageWishes, { wishes: known.wishes }, guest.asker)
  expect(await readMessageData(db.database, guest.accountId)).toMatchObject({
    wishes: { remindersMail: true, smsVersion: null },
    devices: [],
    notices: [{ topic: 'reminder', ways: [{ channel: 'mail', state: 'sent' }] }],
  })
  await db.database.transaction((tx) => eraseMessages(tx, guest.accountId))
  expect(await readMessageData(db.database, guest.accountId)).toEqual({ wishes: null, devices: [], notices: [] })
})
