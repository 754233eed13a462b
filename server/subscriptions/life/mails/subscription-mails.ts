import { dateWords, money } from '../../../../domain/platform/format.ts'
import type { Language } from '../../../../domain/platform/language.ts'
import { renderMail, type RenderedMail } from '../../../platform/mail-layout.ts'
import type { NoticedSubscription } from '../notice-queries.ts'
import type { SubscriptionNotice } from '../notice-events.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'
import { it } from './it.ts'
import { nl } from './nl.ts'
import type { SubscriptionMailTexts, Told } from './subscription-mail-texts.ts'

const TEXTS: Readonly<Record<Language, SubscriptionMailTexts>> = { it, en, fr, nl, de }

/** What a mail about a subscription's life is written from. */
export interface SubscriptionMailFrame extends Omit<NoticedSubscription, 'names' | 'state'> {
  readonly event: SubscriptionNotice
  /** The plan's name in the language. */
  readonly name: string
  readonly resort: string
  readonly sender: readonly string[]
  /** The subscription's page in the app. */
  readonly url: string
}

/** The mail of an event of a subscription's life (issue 6). */
export function subscriptionMail(frame: SubscriptionMailFrame): RenderedMail {
  const { language, event, firstName, change, sender, url } = frame
  const texts = TEXTS[language]
  const { subject, text, next } = texts.events[event]
  const told = toldOf(frame)
  const sentence = text(told)
  const rows: (readonly [string, string])[] = [
    [texts.subscription, frame.name],
    ...(frame.code === null ? [] : [[texts.place, frame.code] as const]),
    [texts.days, texts.between(dateWords(frame.from, language), dateWords(frame.to, language))],
  ]
  if (event === 'place_changed' && change !== null) {
    if (change.chargedCents > 0) rows.push([texts.charged, money(change.chargedCents, language)])
    if (change.creditedCents > 0) rows.push([texts.credited, money(change.creditedCents, language)])
  }
  return renderMail({
    language,
    subject: subject(told),
    title: subject(told),
    blocks: [
      { kind: 'text', text: `${texts.hello(firstName)} ${sentence}` },
      { kind: 'facts', rows },
      ...(next === '' ? [] : [{ kind: 'text' as const, text: next }]),
      { kind: 'link', label: texts.open, href: url },
    ],
    sender,
  })
}

/** The same in two lines, for a lock screen. */
export function subscriptionPush(frame: SubscriptionMailFrame): { readonly title: string; readonly body: string } {
  const { subject, text } = TEXTS[frame.language].events[frame.event]
  const told = toldOf(frame)
  const body = text(told)
  return { title: subject(told), body: body.charAt(0).toLocaleUpperCase(frame.language) + body.slice(1) }
}

function toldOf({
  language,
  event,
  name,
  code,
  instalment,
  overdueCents,
  change,
  renewalUntil,
}: SubscriptionMailFrame): Told {
  const amount = event === 'instalment_due' ? (instalment?.amountCents ?? 0) : overdueCents
  const about =
    event === 'instalment_due' ? instalment?.dueDay : event === 'place_changed' ? change?.from : renewalUntil
  return {
    name,
    amount: money(amount, language),
    day: about === null || about === undefined ? '' : dateWords(about, language),
    place: change?.newCode ?? code ?? '',
  }
}
