import * as z from 'zod/mini'
import { MONEY_OUT_KINDS } from '../../domain/payments/money-out.ts'
import { LANGUAGES, type Language } from '../../domain/platform/language.ts'
import { enqueue, type OutboxHandler } from '../platform/outbox.ts'
import { NOTICE_TOPICS } from '../../domain/platform/notice-topic.ts'
import { NOTICE, STAFF_NOTICE, STAFF_TOPICS } from '../platform/notices.ts'
import { civilDateField } from '../../domain/platform/fields.ts'
import { sendFromResort } from '../settings/resort-mail.ts'
import { broadcastMail, staffMail } from './mails/notice-mails.ts'
import type { MessageTools } from './message-tools.ts'
import { letterHead } from './notice-words.ts'
import { readManagers, readOrderNumber, readStaffName } from './staff-queries.ts'
import { TELL, tell, tellByMail, tellBySms, tellDevice } from './tell.ts'

const STAFF_MAIL = 'messages.staff-mail'
/** Words to the guests of a day, to whoever wrote them. */
export const TRIED_BROADCAST = 'messages.tried-broadcast'

const noticePayload = z.object({
  accountId: z.number(),
  topic: z.enum(NOTICE_TOPICS),
  facts: z.record(z.string(), z.union([z.string(), z.number()])),
})
const wayPayload = z.object({ noticeId: z.number() })
const pushPayload = z.object({ noticeId: z.number(), deviceId: z.number() })
const staffShape = {
  topic: z.enum(STAFF_TOPICS),
  orderId: z.nullable(z.number()),
  amountCents: z.number(),
  by: z.optional(z.object({ staffId: z.number(), kind: z.enum(MONEY_OUT_KINDS), dayCents: z.nullable(z.number()) })),
}
const staffPayload = z.object(staffShape)
const triedPayload = z.object({
  email: z.string(),
  day: civilDateField,
  language: z.enum(LANGUAGES),
  title: z.string(),
  text: z.string(),
})
const staffMailPayload = z.object({
  ...staffShape,
  accountId: z.number(),
  email: z.string(),
  language: z.enum(LANGUAGES),
})

/** The effects of this slice for the outbox, by kind. */
export function messageEffects(tools: MessageTools): readonly (readonly [kind: string, handler: OutboxHandler])[] {
  return [
    [NOTICE, (payload, key) => tell(tools, noticePayload.parse(payload), key)],
    [
      TELL.push,
      (payload) => {
        const { noticeId, deviceId } = pushPayload.parse(payload)
        return tellDevice(tools, noticeId, deviceId)
      },
    ],
    [TELL.mail, (payload, key) => tellByMail(tools, wayPayload.parse(payload).noticeId, key)],
    [TELL.sms, (payload, key) => tellBySms(tools, wayPayload.parse(payload).noticeId, key)],
    [STAFF_NOTICE, (payload, key) => forEachManager(tools, staffPayload.parse(payload), key)],
    [STAFF_MAIL, (payload, key) => mailManager(tools, staffMailPayload.parse(payload), key)],
    [TRIED_BROADCAST, (payload, key) => mailTried(tools, triedPayload.parse(payload), key)],
  ]
}

/** One mail for each manager, each with a key of its own; whoever asks for a second yes is not asked for it. */
async function forEachManager(
  { database }: MessageTools,
  notice: z.output<typeof staffPayload>,
  key: string,
): Promise<void> {
  await database.transaction(async (tx) => {
    const asker = notice.topic === 'money_out_asked' ? notice.by?.staffId : undefined
    for (const manager of (await readManagers(tx)).filter(({ accountId }) => accountId !== asker))
      await enqueue(tx, STAFF_MAIL, `${key}:${manager.accountId}`, { ...notice, ...manager })
  })
}

async function mailManager(
  { database, mailer, settings, publicUrl }: MessageTools,
  { email, language, ...notice }: z.output<typeof staffMailPayload> & { readonly language: Language },
  key: string,
): Promise<void> {
  const number = notice.orderId === null ? null : await readOrderNumber(database, notice.orderId)
  const { by } = notice
  const person = by === undefined ? undefined : { ...by, name: await readStaffName(database, by.staffId) }
  await mailer.send({
    ...staffMail(letterHead(settings, publicUrl), language, { ...notice, number, by: person }),
    id: key,
    to: email,
    fromName: settings.resortName,
    replyTo: null,
    language,
  })
}

async function mailTried(
  tools: MessageTools,
  { email, ...words }: z.output<typeof triedPayload>,
  key: string,
): Promise<void> {
  const mail = broadcastMail(letterHead(tools.settings, tools.publicUrl), words)
  await sendFromResort(tools, { email, language: words.language }, key, mail)
}
