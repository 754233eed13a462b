import { photoPath } from '../../../domain/content/content-fields.ts'
import type { listNews } from '../../../domain/content/calls.ts'
import type { Block } from '../../../domain/content/markdown-blocks.ts'
import type { CallOutput } from '../../../domain/platform/call.ts'
import { SHARE_PICTURE } from '../share-picture.ts'
import { blocksOf, plainText, plainWords } from './markdown-html.ts'
import type { PageFacts } from './page-writer.ts'

// What pages are about, in the words of schema.org. Nothing is said that the page itself does not say.

const CURRENCY = 'EUR'

/** Without the values that the resort has not filled in. */
const filled = (data: Readonly<Record<string, unknown>>): object =>
  Object.fromEntries(Object.entries(data).filter(([, value]) => value !== '' && value !== null))

const offerOf = (cents: number) => ({ '@type': 'Offer', price: (cents / 100).toFixed(2), priceCurrency: CURRENCY })

/** The resort itself: name, place and contacts, and what a day on the beach costs at least. */
export function resortData({ resort, site }: Pick<PageFacts, 'resort' | 'site'>): object {
  const { name, phone, email, address, legalName, vatNumber, fromCents } = resort
  return filled({
    '@type': ['Resort', 'Beach'],
    '@id': `${site}/#resort`,
    name,
    url: `${site}/`,
    image: `${site}${SHARE_PICTURE.path}`,
    telephone: phone,
    email,
    legalName,
    vatID: vatNumber,
    address: address === '' ? null : { '@type': 'PostalAddress', streetAddress: address, addressCountry: 'IT' },
    makesOffer:
      fromCents === null
        ? null
        : {
            '@type': 'Offer',
            priceSpecification: {
              '@type': 'UnitPriceSpecification',
              minPrice: (fromCents / 100).toFixed(2),
              priceCurrency: CURRENCY,
              unitCode: 'DAY',
            },
          },
  })
}

/** A part of a menu as it is read: its dishes with their prices. */
export interface MenuPart {
  readonly name: string
  readonly dishes: readonly { readonly name: string; readonly description: string; readonly cents: number }[]
}

/** A menu with its parts. */
export function menuData(name: string, parts: readonly MenuPart[], { language, site }: PageFacts): object {
  return {
    '@type': 'Menu',
    name,
    inLanguage: language,
    provider: { '@id': `${site}/#resort` },
    hasMenuSection: parts.map((part) => ({
      '@type': 'MenuSection',
      name: part.name,
      hasMenuItem: part.dishes.map((dish) =>
        filled({ '@type': 'MenuItem', name: dish.name, description: dish.description, offers: offerOf(dish.cents) }),
      ),
    })),
  }
}

type News = CallOutput<typeof listNews>['news'][number]

/** The news that happen on a day. */
export function eventData(news: readonly News[], { language, resort, site }: PageFacts): object[] {
  return news
    .filter(({ kind, day }) => kind === 'event' && day !== null)
    .map(({ title, markdown, day, photoId }) =>
      filled({
        '@type': 'Event',
        name: title,
        description: plainText(blocksOf(markdown)),
        startDate: day,
        inLanguage: language,
        image: photoId === null ? null : `${site}${photoPath(photoId, 800)}`,
        organizer: { '@id': `${site}/#resort` },
        location: filled({ '@type': 'Place', name: resort.name, address: resort.address }),
      }),
    )
}

/** Questions of a text and what it answers to them: headings that end with a question mark. None without any. */
export function questionData(markdown: string): object[] {
  const questions: { name: string; answer: Block[] }[] = []
  let isAnswer = false
  for (const block of blocksOf(markdown)) {
    const words = block.kind === 'heading' ? plainWords(block.parts).trim() : null
    if (words !== null) {
      isAnswer = words.endsWith('?')
      if (isAnswer) questions.push({ name: words, answer: [] })
    } else if (isAnswer) questions.at(-1)?.answer.push(block)
  }
  const answered = questions.filter(({ answer }) => answer.length > 0)
  if (answered.length === 0) return []
  return [
    {
      '@type': 'FAQPage',
      mainEntity: answered.map(({ name, answer }) => ({
        '@type': 'Question',
        name,
        acceptedAnswer: { '@type': 'Answer', text: plainText(answer) },
      })),
    },
  ]
}
