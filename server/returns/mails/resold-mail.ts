import type { CivilDate } from '../../../domain/platform/civil-date.ts'
import type { Language } from '../../../domain/platform/language.ts'
import { dayWords, money } from '../../../domain/platform/format.ts'
import { renderMail, type RenderedMail } from '../../platform/mail-layout.ts'

interface ResoldTexts {
  readonly title: string
  /** Of a push, an SMS and the mail's subject: "Il tuo giorno è stato venduto: 14,00 € di credito". */
  readonly subject: (amount: string) => string
  readonly text: (day: string, amount: string) => string
  readonly credit: string
  readonly day: string
  readonly button: string
}

export const RESOLD_TEXTS: Readonly<Record<Language, ResoldTexts>> = {
  it: {
    title: 'Il tuo giorno è stato venduto',
    subject: (amount) => `Il tuo giorno è stato venduto: ${amount} di credito`,
    text: (day, amount) =>
      `Avevi restituito il tuo posto per ${day} e qualcuno lo ha usato. Hai ricevuto ${amount} di credito: lo usi quando paghi nell’app.`,
    credit: 'Credito',
    day: 'Giorno',
    button: 'Vedi il tuo credito',
  },
  en: {
    title: 'Your day was sold',
    subject: (amount) => `Your day was sold: ${amount} of credit`,
    text: (day, amount) =>
      `You had given back your place for ${day} and somebody used it. You received ${amount} of credit: use it when you pay in the app.`,
    credit: 'Credit',
    day: 'Day',
    button: 'See your credit',
  },
  fr: {
    title: 'Votre journée a été vendue',
    subject: (amount) => `Votre journée a été vendue : ${amount} de crédit`,
    text: (day, amount) =>
      `Vous aviez rendu votre place pour ${day} et quelqu’un l’a utilisée. Vous avez reçu ${amount} de crédit : utilisez-le quand vous payez dans l’application.`,
    credit: 'Crédit',
    day: 'Jour',
    button: 'Voir votre crédit',
  },
  nl: {
    title: 'Je dag is verkocht',
    subject: (amount) => `Je dag is verkocht: ${amount} tegoed`,
    text: (day, amount) =>
      `Je had je plek voor ${day} teruggegeven en iemand heeft hem gebruikt. Je hebt ${amount} tegoed gekregen: gebruik het als je in de app betaalt.`,
    credit: 'Tegoed',
    day: 'Dag',
    button: 'Bekijk je tegoed',
  },
  de: {
    title: 'Dein Tag wurde verkauft',
    subject: (amount) => `Dein Tag wurde verkauft: ${amount} Guthaben`,
    text: (day, amount) =>
      `Du hattest deinen Platz für ${day} zurückgegeben, und jemand hat ihn genutzt. Du hast ${amount} Guthaben erhalten: Nutze es, wenn du in der App bezahlst.`,
    credit: 'Guthaben',
    day: 'Tag',
    button: 'Dein Guthaben ansehen',
  },
}

/** Page of the credit in the app. */
export const CREDIT_PATH = '/tabs/contact/credito'

/** A day that somebody gave back was sold and used (B-18): which, and the credit that it earned. */
export interface ResoldDay {
  readonly day: CivilDate
  readonly amountCents: number
}

export function resoldMail(
  { sender, publicUrl }: { readonly sender: readonly string[]; readonly publicUrl: string },
  language: Language,
  { day, amountCents }: ResoldDay,
): RenderedMail {
  const texts = RESOLD_TEXTS[language]
  const [words, amount] = [dayWords(day, language), money(amountCents, language)]
  return renderMail({
    language,
    subject: texts.subject(amount),
    title: texts.title,
    blocks: [
      { kind: 'text', text: texts.text(words, amount) },
      {
        kind: 'facts',
        rows: [
          [texts.day, words],
          [texts.credit, amount],
        ],
      },
      { kind: 'link', label: texts.button, href: `${publicUrl}${CREDIT_PATH}` },
    ],
    sender,
  })
}
