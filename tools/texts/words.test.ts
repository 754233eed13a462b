import { expect, test } from 'vitest'
import { LANGUAGES, type Language } from '../../domain/platform/language.ts'
import { everyCatalogue } from './catalogues.ts'
import { DESIGN_WORDS } from './design-words.ts'
import { say } from './say.ts'

/** Every text, as it is said in each language, by folder and key. */
const said = new Map<string, Record<Language, string>>()
for (const [folder, byLanguage] of await everyCatalogue()) {
  for (const [index, { key }] of byLanguage.it.entries()) {
    if (key === 'names') continue
    // Each language keeps an order of its own.
    const inLanguage = (language: Language) =>
      byLanguage[language].find((one) => one.key === key) ?? byLanguage.it[index]
    const words = LANGUAGES.map((language) => {
      const text = inLanguage(language)
      return [language, text ? say(text) : '']
    })
    said.set(`${folder} ${key}`, Object.fromEntries(words) as Record<Language, string>)
  }
}

/** Words that Italian shares with another language, as they stand in the catalogues. */
const SHARED = new Set([
  'Bar',
  'bar',
  'Bar, €',
  'PayPal',
  'E-mail',
  'e-mail',
  'Password',
  'Browser',
  'Account',
  'account',
  'Home',
  'PIN',
  'Online',
  'online',
  'Computer',
  'Webcam',
  'LIVE',
  'LIVE WEBCAM',
  'SMS',
  'CVC',
  'SUP',
  'TIMEOUT',
  'Microchip',
  'Privacy',
  'Passkey',
  'passkey',
  'Privacy policy',
  'Privacy, link IT',
  'Privacy, link EN',
  'Spritz',
  'Cola',
  'Panzanella',
  'Espresso',
  'Toast',
  'Per',
  'Area',
  'Pagina',
  'Legenda',
  'min',
  '7 min',
  '+7 min',
  '{title}: {value}',
  '“{name}”',
])
/** What is the same in Italian and another language once its values are gone. */
const SHARED_AROUND_VALUES = /^(?:Gazebo(?:,)?|, , euro)$/

test('R-112 nothing was left in Italian', () => {
  const left: string[] = []
  for (const [at, words] of said) {
    const bare = words.it.replaceAll(/‹[^›]*›/g, '').trim()
    if (!/\p{L}{3}/u.test(bare) || SHARED.has(words.it) || SHARED_AROUND_VALUES.test(bare)) continue
    const same = LANGUAGES.filter((language) => language !== 'it' && words[language] === words.it)
    if (same.length > 0) left.push(`${at} ${same.join(',')}: ${words.it}`)
  }
  expect(left).toEqual([])
})

/** How nobody is addressed: Italian says tu, French vous, German du, Dutch je. What a word could mean otherwise is left out. */
const WRONG_ADDRESS: Readonly<Partial<Record<Language, RegExp>>> = {
  it: /(?<!^|[.!?:…] )\b(?:Lei|Suo|Sua|Suoi|Vostr[oaie])\b|\bLa preghiamo\b|\b(?:[Cc]licchi|[Ii]nserisca|[Ss]celga|[Rr]iprovi)\b/,
  fr: /(?<!\p{L})(?:[Tt]u|[Tt]e|[Tt]on|[Tt]a|[Tt]es|[Tt]oi)(?!\p{L})|(?:^|[.!?:] )(?:Choisis|Écris|Réessaie|Appelle|Regarde|Touche|Vérifie|Reviens|Prends|Réserve|Change|Tape|Ouvre|Essaie) /u,
  de: /(?<!^|[.!?:…] )\b(?:Sie|Ihr|Ihre|Ihnen|Ihren|Ihrem|Ihrer)\b|\p{L}en Sie\b/u,
  nl: /\b(?:uw|Uw)\b|(?<!\d )(?<!^)\bu\b/,
}

test.each(Object.entries(WRONG_ADDRESS))('R-112 one form of address in %s', (language, wrong) => {
  const found = [...said].filter(([, words]) => wrong.test(words[language as Language]))
  expect(found.map(([at, words]) => `${at}: ${words[language as Language]}`)).toEqual([])
})

test('R-905 amounts and dates are formatted by their language, never written into a text', () => {
  const written = /\b\d{1,2}\/\d{2}(?:\/\d{2,4})?\b|€ ?\d|\d[.,]\d\d ?€|\b\d{4}-\d{2}-\d{2}\b/
  const found = [...said].flatMap(([at, words]) =>
    LANGUAGES.filter((language) => written.test(words[language])).map(
      (language) => `${at} ${language}: ${words[language]}`,
    ),
  )
  expect(found).toEqual([])
})

test('R-112 in French no mark stands alone at the beginning of a line, nor a quotation mark at its end', () => {
  const breakable = / [:;!?»]|« /
  const found = [...said].filter(([, words]) => breakable.test(words.fr))
  expect(found.map(([at, words]) => `${at}: ${words.fr}`)).toEqual([])
})

const bare = (words: string) =>
  words
    .replaceAll(/[\u00A0\u202F]/g, ' ')
    .replaceAll(/‹[^›]*›|\{[^}]*\}/g, '#')
    .replace(/\.$/, '')

/** Where the design's word means something else than its row: a legend that agrees with "Platz". */
const OWN_WORD = new Set(['web/returns/texts legend.own'])

test('the words that the design settles are the same everywhere', () => {
  const other: string[] = []
  for (const row of DESIGN_WORDS) {
    const places = [...said].filter(([at, words]) => bare(words.it) === bare(row.it) && !OWN_WORD.has(at))
    if (places.length === 0) other.push(`nowhere: ${row.it}`)
    for (const [at, words] of places)
      for (const language of LANGUAGES)
        if (bare(words[language]) !== bare(row[language])) other.push(`${at} ${language}: ${words[language]}`)
  }
  expect(other).toEqual([])
})
