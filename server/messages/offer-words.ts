import * as z from 'zod/mini'
import type { Language } from '../../domain/platform/language.ts'
import { ORDER_MAIL_TEXTS } from '../orders/mails/order-mail-words.ts'
import { dayWords } from '../../domain/platform/format.ts'
import { tableOfferTold } from '../restaurant/waiting/table-offer-told.ts'
import { offerTold } from '../umbrellas/waiting/offer-told.ts'
import { MESSAGE_TEXTS, offerMail, type LetterHead, type OfferMailFacts } from './mails/notice-mails.ts'
import type { MessageTools } from './message-tools.ts'
import type { NoticeWords } from './told-words.ts'

type OfferTold = NonNullable<Awaited<ReturnType<typeof offerTold>>>

const WAITING_PATH = '/tabs/contact/lista-attesa'
const offerFacts = z.object({ offerId: z.number() })
const tableFacts = z.object({ tableOfferId: z.number() })

/** A place or a table that is offered to who waits (B-05, B-09); null once the offer is answered or over. */
export async function offerWords(
  { database }: Pick<MessageTools, 'database'>,
  head: LetterHead,
  facts: unknown,
  language: Language,
): Promise<NoticeWords | null> {
  const table = tableFacts.safeParse(facts)
  if (table.success) {
    const offer = await tableOfferTold(database, table.data.tableOfferId)
    if (offer === null) return null
    const { day, time, name, seats } = offer
    const stay = `${dayWords(day, language)}, ${time}, ${name}`
    return wordsOfOffer(head, language, { ...offer, code: String(seats), stay }, 'tableOffer')
  }
  const offer = await offerTold(database, offerFacts.parse(facts).offerId)
  if (offer === null) return null
  return wordsOfOffer(head, language, { ...offer, stay: stayWords(offer, language) }, 'offer')
}

/** What is offered, in words: `stay` is when, and where. */
type Offered = Omit<OfferMailFacts, 'url'> & { readonly secondsLeft: number }

function wordsOfOffer(
  head: LetterHead,
  language: Language,
  { secondsLeft, ...offer }: Offered,
  kind: 'offer' | 'tableOffer',
): NoticeWords {
  const { title, body } = MESSAGE_TEXTS[language][kind]
  return {
    push: { title: title(offer.code), body: body(offer.endsAt, offer.stay), path: WAITING_PATH },
    language,
    mail: () => offerMail(head, language, { ...offer, url: `${head.publicUrl}${WAITING_PATH}` }, kind),
    isPickup: false,
    ttl: Math.max(1, secondsLeft),
  }
}

/** The days and their part: `sabato 10 luglio, giornata intera`. */
function stayWords({ from, to, part }: OfferTold, language: Language): string {
  const texts = ORDER_MAIL_TEXTS[language]
  return `${texts.days(dayWords(from, language), dayWords(to, language))}, ${texts.parts[part]}`
}
