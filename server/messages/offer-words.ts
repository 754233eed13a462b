import * as z from 'zod/mini'
import type { Language } from '../../domain/platform/language.ts'
import { ORDER_MAIL_TEXTS } from '../orders/mails/order-mail-words.ts'
import { dayWords } from '../../domain/platform/format.ts'
import { offerTold } from '../umbrellas/waiting/offer-told.ts'
import { MESSAGE_TEXTS, offerMail, type LetterHead } from './mails/notice-mails.ts'
import type { MessageTools } from './message-tools.ts'
import type { NoticeWords } from './told-words.ts'

type OfferTold = NonNullable<Awaited<ReturnType<typeof offerTold>>>

const WAITING_PATH = '/tabs/contact/lista-attesa'
const offerFacts = z.object({ offerId: z.number() })

/** A place that is offered to who waits (B-05); null once the offer is answered or over. */
export async function offerWords(
  { database }: Pick<MessageTools, 'database'>,
  head: LetterHead,
  facts: unknown,
  language: Language,
): Promise<NoticeWords | null> {
  const offer = await offerTold(database, offerFacts.parse(facts).offerId)
  if (offer === null) return null
  const { title, body } = MESSAGE_TEXTS[language].offer
  return {
    push: { title: title(offer.code), body: body(offer.endsAt, stayWords(offer, language)), path: WAITING_PATH },
    language,
    mail: () =>
      offerMail(head, language, {
        ...offer,
        stay: stayWords(offer, language),
        url: `${head.publicUrl}${WAITING_PATH}`,
      }),
    isPickup: false,
    ttl: Math.max(1, offer.secondsLeft),
  }
}

/** The days and their part: `sabato 10 luglio, giornata intera`. */
function stayWords({ from, to, part }: OfferTold, language: Language): string {
  const texts = ORDER_MAIL_TEXTS[language]
  return `${texts.days(dayWords(from, language), dayWords(to, language))}, ${texts.parts[part]}`
}
