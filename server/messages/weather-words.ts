import * as z from 'zod/mini'
import { civilDateField } from '../../domain/platform/fields.ts'
import type { Language } from '../../domain/platform/language.ts'
import { dayWords, money } from '../../domain/platform/format.ts'
import { WEATHER_PATH, WEATHER_TEXTS, weatherMail } from '../weather/mails/weather-mail.ts'
import type { LetterHead } from './mails/notice-mails.ts'
import type { NoticeWords } from './told-words.ts'

const DAY_SECONDS = 86_400
const weatherFacts = z.object({ day: civilDateField, amountCents: z.number(), hasArrived: z.number() })

/** A day of bad weather was confirmed: credit by itself, or another day (B-19). */
export function weatherWords(head: LetterHead, facts: unknown, language: Language): NoticeWords {
  const { day, amountCents, hasArrived } = weatherFacts.parse(facts)
  const texts = WEATHER_TEXTS[language]
  const amount = money(amountCents, language)
  const tell = hasArrived === 1 ? texts.arrived : texts.text
  return {
    push: {
      title: texts.subject(dayWords(day, language)),
      body: tell(dayWords(day, language), amount),
      path: WEATHER_PATH,
    },
    language,
    mail: () => weatherMail(head, language, { day, amountCents, hasArrived: hasArrived === 1 }),
    isPickup: false,
    ttl: DAY_SECONDS,
  }
}
