import type { CivilDate } from '../../../domain/platform/civil-date.ts'
import type { Language } from '../../../domain/platform/language.ts'
import { dayWords, money } from '../../../domain/platform/format.ts'
import { renderMail, type RenderedMail } from '../../platform/mail-layout.ts'

interface WeatherTexts {
  readonly title: string
  readonly subject: (day: string) => string
  /** For who had not come: credit by itself, or another day. */
  readonly text: (day: string, amount: string) => string
  /** For who had come: credit. */
  readonly arrived: (day: string, amount: string) => string
  readonly credit: string
  readonly day: string
  readonly button: string
}

export const WEATHER_TEXTS: Readonly<Record<Language, WeatherTexts>> = {
  it: {
    title: 'Il tempo non è stato buono',
    subject: (day) => `Brutto tempo ${day}: credito o un altro giorno`,
    text: (day, amount) =>
      `Per il tempo di ${day} ti spettano ${amount} di credito: arrivano da soli alla scadenza, oppure subito con un tocco. Se preferisci, sposti il giorno senza pagare altro, finché c’è posto.`,
    arrived: (day, amount) =>
      `Per il tempo di ${day} ti spettano ${amount} di credito: arrivano da soli alla scadenza, oppure subito con un tocco.`,
    credit: 'Credito',
    day: 'Giorno',
    button: 'Scegli',
  },
  en: {
    title: 'The weather was not good',
    subject: (day) => `Bad weather on ${day}: credit or another day`,
    text: (day, amount) =>
      `For the weather on ${day} you get ${amount} of credit: it comes by itself when the time to choose is over, or at once with one tap. If you prefer, move the day without paying more, while there is room.`,
    arrived: (day, amount) =>
      `For the weather on ${day} you get ${amount} of credit: it comes by itself when the time to choose is over, or at once with one tap.`,
    credit: 'Credit',
    day: 'Day',
    button: 'Choose',
  },
  fr: {
    title: 'Le temps n’a pas été bon',
    subject: (day) => `Mauvais temps ${day} : crédit ou un autre jour`,
    text: (day, amount) =>
      `Pour le temps de ${day}, vous avez droit à ${amount} de crédit : il arrive de lui-même à la fin du délai, ou tout de suite d’un geste. Si vous préférez, déplacez le jour sans supplément, tant qu’il y a de la place.`,
    arrived: (day, amount) =>
      `Pour le temps de ${day}, vous avez droit à ${amount} de crédit : il arrive de lui-même à la fin du délai, ou tout de suite d’un geste.`,
    credit: 'Crédit',
    day: 'Jour',
    button: 'Choisir',
  },
  nl: {
    title: 'Het weer was niet goed',
    subject: (day) => `Slecht weer op ${day}: tegoed of een andere dag`,
    text: (day, amount) =>
      `Voor het weer op ${day} krijg je ${amount} tegoed: het komt vanzelf als de keuzetijd voorbij is, of meteen met één tik. Als je wilt, verplaats je de dag zonder bij te betalen, zolang er plek is.`,
    arrived: (day, amount) =>
      `Voor het weer op ${day} krijg je ${amount} tegoed: het komt vanzelf als de keuzetijd voorbij is, of meteen met één tik.`,
    credit: 'Tegoed',
    day: 'Dag',
    button: 'Kies',
  },
  de: {
    title: 'Das Wetter war nicht gut',
    subject: (day) => `Schlechtes Wetter am ${day}: Guthaben oder ein anderer Tag`,
    text: (day, amount) =>
      `Für das Wetter am ${day} bekommst du ${amount} Guthaben: Es kommt von selbst, wenn die Frist vorbei ist, oder sofort mit einem Tippen. Wenn du magst, verlegst du den Tag ohne Aufpreis, solange etwas frei ist.`,
    arrived: (day, amount) =>
      `Für das Wetter am ${day} bekommst du ${amount} Guthaben: Es kommt von selbst, wenn die Frist vorbei ist, oder sofort mit einem Tippen.`,
    credit: 'Guthaben',
    day: 'Tag',
    button: 'Wählen',
  },
}

/** Page of the rule and of one's own choices in the app. */
export const WEATHER_PATH = '/tabs/contact/meteo'

/** A day of bad weather that the resort confirmed (B-19), with the credit for it. */
export interface BadDay {
  readonly day: CivilDate
  readonly amountCents: number
  readonly hasArrived: boolean
}

export function weatherMail(
  { sender, publicUrl }: { readonly sender: readonly string[]; readonly publicUrl: string },
  language: Language,
  { day, amountCents, hasArrived }: BadDay,
): RenderedMail {
  const texts = WEATHER_TEXTS[language]
  const [words, amount] = [dayWords(day, language), money(amountCents, language)]
  return renderMail({
    language,
    subject: texts.subject(words),
    title: texts.title,
    blocks: [
      { kind: 'text', text: (hasArrived ? texts.arrived : texts.text)(words, amount) },
      {
        kind: 'facts',
        rows: [
          [texts.day, words],
          [texts.credit, amount],
        ],
      },
      { kind: 'link', label: texts.button, href: `${publicUrl}${WEATHER_PATH}` },
    ],
    sender,
  })
}
