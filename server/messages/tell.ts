import { firstWays, nextWay, waysTo, type Channel, type Told } from '../../domain/messages/channels.ts'
import { MINUTE, SECOND } from '../../domain/platform/duration.ts'
import type { Queryable } from '../platform/database.ts'
import { enqueue, PermanentFailure } from '../platform/outbox.ts'
import type { NewNotice } from '../platform/notices.ts'
import { toE164 } from './channels/message-channel.ts'
import { noteDevice, readDevice } from './device-queries.ts'
import type { MessageTools } from './message-tools.ts'
import {
  endDelivery,
  isWaiting,
  keepNotice,
  lockNotice,
  openDelivery,
  readPerson,
  readTaken,
  type DeliveryWay,
  type Notice,
  type Person,
} from './notice-queries.ts'
import { sendFromResort } from '../settings/resort-mail.ts'
import { wordsOf } from './notice-words.ts'
import type { NoticeWords } from './told-words.ts'
import { readWishes } from './wish-queries.ts'

/** Kinds of the outbox for one way of a notice each. */
export const TELL: Readonly<Record<Channel, string>> = {
  push: 'messages.push',
  mail: 'messages.mail',
  sms: 'messages.sms',
}

/** How long a push service may not answer before the next way is taken. */
const PUSH_PATIENCE = (5 * MINUTE) / SECOND

/** Begins to tell a person something, by the first way that there is; nothing when it is no longer true (B-13). */
export async function tell(tools: MessageTools, told: NewNotice, key: string): Promise<void> {
  const words = await wordsOf(tools, told, 'it')
  if (words === null) return
  await tools.database.transaction(async (tx) => {
    const notice = await keepNotice(tx, key, told)
    const person = notice && (await readPerson(tx, notice.accountId))
    if (notice === null || person === null) return
    const ways = await waysOf(tx, tools, notice, person, words.isPickup)
    for (const way of firstWays(notice.topic, ways)) await take(tx, notice, way, person)
  })
}

async function waysOf(
  tx: Queryable,
  { settings }: MessageTools,
  { accountId, topic }: Notice,
  { email, devices, phone }: Person,
  isPickup: boolean,
): Promise<Channel[]> {
  const { smsVersion, ...wishes } = await readWishes(tx, accountId)
  const told: Told = topic === 'order_ready' ? { topic, isPickup } : { topic }
  return waysTo(told, {
    wishes: { ...wishes, sms: smsVersion !== null && toE164(phone) !== null },
    hasMailbox: email !== '',
    devices: devices.length,
    isSmsOffered: settings.smsOffered,
  })
}

/** One row of the outbox for each person, way and device; the same again changes nothing. */
async function take(tx: Queryable, { id, key }: Notice, way: Channel, { devices }: Person): Promise<void> {
  if (way !== 'push') {
    if (await openDelivery(tx, id, way)) await enqueue(tx, TELL[way], `${key}:${way}`, { noticeId: id })
    return
  }
  for (const deviceId of devices) {
    if (await openDelivery(tx, id, way, deviceId))
      await enqueue(tx, TELL.push, `${key}:push:${deviceId}`, { noticeId: id, deviceId })
  }
}

/** Ends a way that failed, and takes the next one when no other has reached the person; true when there is one. */
async function failOver(
  tools: MessageTools,
  way: DeliveryWay,
  { isPickup }: NoticeWords,
  reason: string,
): Promise<boolean> {
  return tools.database.transaction(async (tx) => {
    const notice = await lockNotice(tx, way.noticeId)
    const person = notice && (await readPerson(tx, notice.accountId))
    if (notice === null || person === null) return false
    await endDelivery(tx, way, { state: 'failed', reason })
    const ways = await waysOf(tx, tools, notice, person, isPickup)
    const next = nextWay(ways, await readTaken(tx, notice.id))
    if (next !== null) await take(tx, notice, next, person)
    return next !== null
  })
}

interface Open {
  readonly notice: Notice
  readonly person: Person
}

/** What a way is gone with; null when it was gone already, or leads to nobody. */
async function openWay(tools: MessageTools, way: DeliveryWay): Promise<Open | null> {
  return tools.database.transaction(async (tx) => {
    const notice = (await isWaiting(tx, way)) ? await lockNotice(tx, way.noticeId) : null
    const person = notice && (await readPerson(tx, notice.accountId))
    return notice === null || person === null ? null : { notice, person }
  })
}

/** Pushes a notice to one device, in the device's language. */
export async function tellDevice(tools: MessageTools, noticeId: number, deviceId: number): Promise<void> {
  const way: DeliveryWay = { noticeId, channel: 'push', deviceId }
  const open = await openWay(tools, way)
  if (open === null) return
  const device = await readDevice(tools.database, deviceId)
  const words = await wordsOf(tools, open.notice, device?.language ?? open.person.language)
  if (words === null) return endDelivery(tools.database, way, { state: 'failed', reason: 'over' })
  if (device === null) return void (await failOver(tools, way, words, 'gone'))
  const message = { ...words.push, tag: open.notice.key, language: device.language }
  const outcome = await tools.push.send(device, message, words.ttl)
  if (outcome === 'retry') {
    if (open.notice.ageSeconds < PUSH_PATIENCE) throw new Error('the push service does not answer')
    return void (await failOver(tools, way, words, 'unreachable'))
  }
  await noteDevice(tools.database, deviceId, outcome)
  if (outcome === 'ok') return endDelivery(tools.database, way, { state: 'sent' })
  await failOver(tools, way, words, outcome)
}

/** Mails a notice. What the mail server refuses for good goes the next way; without one the staff see it. */
export async function tellByMail(tools: MessageTools, noticeId: number, key: string): Promise<void> {
  const way: DeliveryWay = { noticeId, channel: 'mail', deviceId: null }
  const open = await openWay(tools, way)
  if (open === null) return
  const { notice, person } = open
  const words = await wordsOf(tools, notice, person.language)
  if (words === null) return endDelivery(tools.database, way, { state: 'failed', reason: 'over' })
  try {
    await sendFromResort(tools, { email: person.email, language: words.language }, key, words.mail())
  } catch (error) {
    if (error instanceof PermanentFailure && (await failOver(tools, way, words, 'refused'))) return
    // Given up or not, it may be sent again: the way stays open.
    await endDelivery(tools.database, way, { state: 'waiting' })
    throw error
  }
  await endDelivery(tools.database, way, { state: 'sent' })
}

/** Sends a notice by SMS, in the words of its push. */
export async function tellBySms(tools: MessageTools, noticeId: number, key: string): Promise<void> {
  const way: DeliveryWay = { noticeId, channel: 'sms', deviceId: null }
  const open = await openWay(tools, way)
  const to = open && toE164(open.person.phone)
  if (open === null || to === null) return
  const { notice, person } = open
  const words = await wordsOf(tools, notice, person.language)
  if (words === null) return endDelivery(tools.database, way, { state: 'failed', reason: 'over' })
  const { title, body } = words.push
  const { id } = await tools.sms.send({
    to,
    templateKey: notice.topic,
    lang: person.language,
    vars: { title, body },
    key,
  })
  await endDelivery(tools.database, way, { state: 'sent', externalId: id })
}
