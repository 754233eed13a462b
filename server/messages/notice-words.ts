import * as z from 'zod/mini'
import { wordsFor } from '../../domain/messages/broadcast-rules.ts'
import { isLive } from '../../domain/orders/order-states.ts'
import { civilDateField } from '../../domain/platform/fields.ts'
import type { Language } from '../../domain/platform/language.ts'
import type { Settings } from '../../domain/settings/settings.ts'
import type { OrderMailFrame } from '../orders/mails/order-mail-words.ts'
import { dayWords } from '../../domain/platform/format.ts'
import { isStanding } from '../umbrellas/staff/desk-actions.ts'
import { readOrderFrame } from '../orders/order-effects.ts'
import { subscriptionNotice } from '../subscriptions/life/subscription-notices.ts'
import type { NewNotice } from '../platform/notices.ts'
import { senderOf } from '../settings/resort-mail.ts'
import { readBroadcastToTell } from './broadcast-queries.ts'
import { readHold } from './hold-queries.ts'
import {
  broadcastMail,
  MESSAGE_TEXTS,
  readyMail,
  reminderMail,
  thingsOf,
  type LetterHead,
} from './mails/notice-mails.ts'
import { cutoffWords } from './cutoff-words.ts'
import type { MessageTools } from './message-tools.ts'
import { lostFacts, lostWords } from './lost-words.ts'
import { offerWords } from './offer-words.ts'
import { resoldWords } from './resold-words.ts'
import { sandFacts, sandWords } from './sand-words.ts'
import type { NoticeWords } from './told-words.ts'
import { weatherWords } from './weather-words.ts'

const HALF_HOUR = 1800
const HALF_DAY = 43_200

const orderFacts = z.object({ orderId: z.number() })
const dayFacts = z.object({ orderId: z.number(), day: civilDateField })
const releasedFacts = z.object({ actionId: z.number(), codes: z.string() })
const cutoffFacts = z.object({ deadlineAt: z.string() })
const broadcastFacts = z.object({ broadcastId: z.number() })

/** What a notice says to somebody in a language; null when it is no longer true. */
export async function wordsOf(
  tools: MessageTools,
  { accountId, topic, facts }: NewNotice,
  language: Language,
): Promise<NoticeWords | null> {
  if (topic === 'broadcast') return broadcastWords(tools, broadcastFacts.parse(facts).broadcastId, language)
  if (topic === 'hold_expiring') return holdWords(tools, accountId, language)
  if (topic === 'place_offered') return offerWords(tools, letterHead(tools.settings, tools.publicUrl), facts, language)
  if (topic === 'place_released') return releasedWords(tools, releasedFacts.parse(facts), language)
  if (topic === 'day_resold') return resoldWords(letterHead(tools.settings, tools.publicUrl), facts, language)
  if (topic === 'weather') return weatherWords(letterHead(tools.settings, tools.publicUrl), facts, language)
  if (topic === 'lost_dog') return lostWords(tools, lostFacts.parse(facts), language)
  if (topic === 'hot_sand') return sandWords(tools, sandFacts.parse(facts), language)
  if (topic === 'subscription') return subscriptionWords(tools, facts, language)
  const { orderId } = orderFacts.parse(facts)
  const frame = await readOrderFrame(tools, orderId)
  if (frame === null || !isLive(frame.order.status)) return null
  if (topic === 'cutoff') return cutoffWords(tools, frame, cutoffFacts.parse(facts).deadlineAt, language)
  return topic === 'order_ready'
    ? readyWords(frame, language)
    : reminderWords(frame, dayFacts.parse(facts).day, language)
}

function readyWords(frame: OrderMailFrame, language: Language): NoticeWords | null {
  const { delivery, orderId } = frame.order
  if (delivery?.status !== 'ready') return null
  const { ready } = MESSAGE_TEXTS[language]
  return {
    push: {
      title: ready.title(delivery.ticket),
      body: delivery.code === null ? ready.pickup : ready.place(delivery.code),
      path: `/tabs/menu/stato?order=${orderId}`,
    },
    language: frame.language,
    mail: () => readyMail(frame, delivery.ticket),
    isPickup: delivery.code === null,
    ttl: HALF_HOUR,
  }
}

function reminderWords(
  frame: OrderMailFrame,
  day: z.output<typeof civilDateField>,
  language: Language,
): NoticeWords | null {
  const things = thingsOf(frame, day).map(([label]) => label)
  if (things.length === 0) return null
  const { reminder } = MESSAGE_TEXTS[language]
  return {
    push: {
      title: reminder.title(frame.resort),
      body: reminder.body(dayWords(day, language), things.join(', ')),
      path: `/riepilogo?order=${frame.order.orderId}`,
    },
    language: frame.language,
    mail: () => reminderMail(frame, day),
    isPickup: false,
    ttl: HALF_DAY,
  }
}

async function subscriptionWords(
  tools: MessageTools,
  facts: NewNotice['facts'],
  language: Language,
): Promise<NoticeWords | null> {
  const words = await subscriptionNotice(tools.database, tools, facts, language)
  return words === null ? null : { ...words, isPickup: false, ttl: HALF_DAY }
}

async function holdWords(
  { database }: MessageTools,
  accountId: number,
  language: Language,
): Promise<NoticeWords | null> {
  const hold = await readHold(database, accountId)
  if (hold === null) return null
  const { title, body } = MESSAGE_TEXTS[language].hold
  return {
    push: { title, body: body(hold.endsAt), path: '/tabs/carrello' },
    language,
    mail: () => {
      throw new Error('a hold that ends is only pushed')
    },
    isPickup: false,
    ttl: hold.secondsLeft,
  }
}

/** Nothing when the resort took it back and the place is in the cart again. */
async function releasedWords(
  { database }: MessageTools,
  { actionId, codes }: z.output<typeof releasedFacts>,
  language: Language,
): Promise<NoticeWords | null> {
  if (!(await isStanding(database, actionId))) return null
  const { title, body } = MESSAGE_TEXTS[language].released
  return {
    push: { title, body: body(codes), path: '/tabs/main-page-ombrelloni' },
    language,
    mail: () => {
      throw new Error('a place that left a cart is only pushed')
    },
    isPickup: false,
    ttl: HALF_HOUR,
  }
}

async function broadcastWords(
  { database, settings, publicUrl }: MessageTools,
  broadcastId: number,
  language: Language,
): Promise<NoticeWords | null> {
  const broadcast = await readBroadcastToTell(database, broadcastId)
  const words = broadcast && wordsFor(broadcast.texts, language)
  if (broadcast === null || words === null) return null
  return {
    push: { title: `${settings.resortName}: ${words.title}`, body: words.text, path: '/tabs/contact/ordini' },
    language: words.language,
    mail: () => broadcastMail(letterHead(settings, publicUrl), { ...words, day: broadcast.day }),
    isPickup: false,
    ttl: HALF_DAY,
  }
}

/** Who writes. */
export function letterHead(settings: Settings, publicUrl: string): LetterHead {
  return { resort: settings.resortName, sender: senderOf(settings), publicUrl }
}
