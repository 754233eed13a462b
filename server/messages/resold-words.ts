import * as z from 'zod/mini'
import { civilDateField } from '../../domain/platform/fields.ts'
import type { Language } from '../../domain/platform/language.ts'
import { dayWords, money } from '../../domain/platform/format.ts'
import { CREDIT_PATH, RESOLD_TEXTS, resoldMail } from '../returns/mails/resold-mail.ts'
import type { LetterHead } from './mails/notice-mails.ts'
import type { NoticeWords } from './told-words.ts'

const DAY_SECONDS = 86_400
const resoldFacts = z.object({ day: civilDateField, amountCents: z.number() })

/** A given-back day was sold and used: the credit that it earned (B-18). */
export function resoldWords(head: LetterHead, facts: unknown, language: Language): NoticeWords {
  const { day, amountCents } = resoldFacts.parse(facts)
  const texts = RESOLD_TEXTS[language]
  const amount = money(amountCents, language)
  return {
    push: { title: texts.subject(amount), body: texts.text(dayWords(day, language), amount), path: CREDIT_PATH },
    language,
    mail: () => resoldMail(head, language, { day, amountCents }),
    isPickup: false,
    ttl: DAY_SECONDS,
  }
}
