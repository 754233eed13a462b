import * as z from 'zod/mini'
import type { Language } from '../../../domain/platform/language.ts'
import { planText } from '../../../domain/subscriptions/subscription-words.ts'
import type { Settings } from '../../../domain/settings/settings.ts'
import { senderOf } from '../../settings/resort-mail.ts'
import type { Queryable } from '../../platform/database.ts'
import type { RenderedMail } from '../../platform/mail-layout.ts'
import { enqueueNotice } from '../../platform/notices.ts'
import { subscriptionMail, subscriptionPush, type SubscriptionMailFrame } from './mails/subscription-mails.ts'
import { SUBSCRIPTION_NOTICES } from './notice-events.ts'
import { readForNotice, type NoticedSubscription } from './notice-queries.ts'

const factsSchema = z.object({
  subscriptionId: z.number(),
  event: z.enum(SUBSCRIPTION_NOTICES),
  /** Which of its kind: an instalment's position, a change, a step of the history; 0 where there is one alone. */
  ref: z.number(),
})
export type NoticeFacts = z.output<typeof factsSchema>

/** Tells the holder after the commit, by mail and by push where it is allowed, once for each event. */
export async function enqueueSubscriptionNotice(
  tx: Queryable,
  { accountId, ...facts }: NoticeFacts & { readonly accountId: number },
): Promise<void> {
  const key = `subscription-${facts.subscriptionId}-${facts.event}-${facts.ref}`
  await enqueueNotice(tx, key, { accountId, topic: 'subscription', facts: { ...facts } })
}

/** A notice in words, for whoever sends it; null when it is no longer true. */
export async function subscriptionNotice(
  tx: Queryable,
  around: { readonly settings: Settings; readonly publicUrl: string },
  facts: unknown,
  language: Language,
): Promise<{
  readonly push: { readonly title: string; readonly body: string; readonly path: string }
  readonly language: Language
  readonly mail: () => RenderedMail
} | null> {
  const told = factsSchema.parse(facts)
  const found = await readForNotice(tx, told.subscriptionId, told.ref)
  if (found === null || !isStillTrue(told, found)) return null
  const path = `/tabs/contact/abbonamenti?subscription=${told.subscriptionId}`
  const frame = (words: Language): SubscriptionMailFrame => ({
    ...found,
    language: words,
    event: told.event,
    name: planText(found.names, words, found.from),
    resort: around.settings.resortName,
    sender: senderOf(around.settings),
    url: `${around.publicUrl}${path}`,
  })
  return {
    push: { ...subscriptionPush(frame(language)), path },
    language: found.language,
    mail: () => subscriptionMail(frame(found.language)),
  }
}

/** What was paid, or ended, meanwhile is not told any more. */
function isStillTrue(
  { event }: NoticeFacts,
  { state, instalment, renewalUntil, change }: NoticedSubscription,
): boolean {
  if (event === 'instalment_due') return instalment !== null && state !== 'cancelled' && state !== 'ended'
  if (event === 'suspended') return state === 'suspended'
  if (event === 'resumed') return state === 'confirmed'
  if (event === 'place_changed') return change !== null
  if (event === 'ended') return state === 'ended'
  return renewalUntil !== null
}
