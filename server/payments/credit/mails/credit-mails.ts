import type { CivilDate } from '../../../../domain/platform/civil-date.ts'
import { dateWords, money } from '../../../../domain/platform/format.ts'
import type { Language } from '../../../../domain/platform/language.ts'
import type { CreditReason } from '../../../../domain/payments/credit.ts'
import { renderMail, type MailBlock, type RenderedMail } from '../../../platform/mail-layout.ts'
import type { CreditMailTexts } from './credit-mail-texts.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'
import { it } from './it.ts'
import { nl } from './nl.ts'

const TEXTS: Readonly<Record<Language, CreditMailTexts>> = { it, en, fr, nl, de }

/** What a mail about credit is written from. */
export interface CreditMailFrame {
  readonly language: Language
  readonly firstName: string
  /** All that may be used by now. */
  readonly balanceCents: number
  /** Lines that say who writes. */
  readonly sender: readonly string[]
  /** The page of the credit in the app. */
  readonly creditUrl: string
}

/** B-06: credit was given; `expiresOn` is its last day, null never expires. */
export function earnedMail(
  frame: CreditMailFrame,
  given: {
    readonly amountCents: number
    readonly reason: CreditReason
    readonly note: string
    readonly expiresOn: CivilDate | null
  },
): RenderedMail {
  const { language, firstName, balanceCents } = frame
  const texts = TEXTS[language]
  const amount = money(given.amountCents, language)
  const rows: (readonly [string, string])[] = [
    [texts.amount, amount],
    [texts.reason, texts.reasons[given.reason]],
  ]
  if (given.note !== '') rows.push([texts.note, given.note])
  if (given.expiresOn !== null) rows.push([texts.validUntil, dateWords(given.expiresOn, language)])
  rows.push([texts.balance, money(balanceCents, language)])
  return mail(frame, { subject: texts.earned.subject(amount), title: texts.earned.title(amount) }, [
    { kind: 'text', text: texts.earned.text(firstName) },
    { kind: 'facts', rows },
    { kind: 'text', text: texts.earned.use },
  ])
}

/** B-06: credit ends soon. */
export function expiringMail(
  frame: CreditMailFrame,
  { amountCents, expiresOn }: { readonly amountCents: number; readonly expiresOn: CivilDate },
): RenderedMail {
  const { language, firstName, balanceCents } = frame
  const texts = TEXTS[language]
  const [amount, day] = [money(amountCents, language), dateWords(expiresOn, language)]
  return mail(frame, { subject: texts.expiring.subject(amount, day), title: texts.expiring.title(day) }, [
    { kind: 'text', text: texts.expiring.text(firstName, amount, day) },
    { kind: 'facts', rows: [[texts.balance, money(balanceCents, language)]] },
    { kind: 'text', text: texts.expiring.use },
  ])
}

function mail(
  { language, sender, creditUrl }: CreditMailFrame,
  head: { readonly subject: string; readonly title: string },
  blocks: readonly MailBlock[],
): RenderedMail {
  const link: MailBlock = { kind: 'link', label: TEXTS[language].openCredit, href: creditUrl }
  return renderMail({ language, ...head, blocks: [...blocks, link], sender })
}
