import type { Language } from '../../../domain/platform/language.ts'
import { renderMail, type RenderedMail } from '../../platform/mail-layout.ts'

export interface FarewellFrame {
  readonly language: Language
  readonly resort: string
  /** The lines that say who writes. */
  readonly sender: readonly string[]
  /** Numbers of the paid orders to come. */
  readonly kept: readonly string[]
  /** How many bookings were given back. */
  readonly cancelled: number
}

interface FarewellTexts {
  readonly subject: (resort: string) => string
  readonly title: string
  readonly gone: string
  readonly kept: string
  readonly number: string
  readonly cancelled: (count: number) => string
  readonly law: string
  readonly notYou: string
}

const it: FarewellTexts = {
  subject: (resort) => `Il tuo account di ${resort} è eliminato`,
  title: 'Il tuo account è eliminato',
  gone: 'Abbiamo cancellato profilo, cani, carte e tutto quello che ti riguardava.',
  kept: 'Le prenotazioni pagate restano valide fino alla data. All’ingresso mostra il pass, o di’ il numero:',
  number: 'Numero',
  cancelled: (count) =>
    count === 1
      ? 'La prenotazione che non era pagata è annullata.'
      : `Le ${count} prenotazioni che non erano pagate sono annullate.`,
  law: 'Per legge conserviamo gli ordini e gli importi, senza il tuo nome e senza recapiti.',
  notYou: 'Se non sei stato tu, rispondi a questa e-mail. È l’ultima che ti mandiamo.',
}
const en: FarewellTexts = {
  subject: (resort) => `Your ${resort} account is deleted`,
  title: 'Your account is deleted',
  gone: 'We have deleted your profile, dogs, cards and everything else about you.',
  kept: 'Paid bookings stay valid until their date. At the entrance show the pass or say the number:',
  number: 'Number',
  cancelled: (count) =>
    count === 1
      ? 'The booking that was not paid is cancelled.'
      : `The ${count} bookings that were not paid are cancelled.`,
  law: 'By law we keep orders and amounts, without your name and contacts.',
  notYou: 'If this was not you, answer this e-mail. It is the last one that we send you.',
}
const fr: FarewellTexts = {
  subject: (resort) => `Votre compte ${resort} est supprimé`,
  title: 'Votre compte est supprimé',
  gone: 'Nous avons effacé votre profil, vos chiens, vos cartes et tout ce qui vous concernait.',
  kept: 'Les réservations payées restent valables jusqu’à leur date. À l’entrée, montrez le pass ou donnez le numéro :',
  number: 'Numéro',
  cancelled: (count) =>
    count === 1
      ? 'La réservation qui n’était pas payée est annulée.'
      : `Les ${count} réservations qui n’étaient pas payées sont annulées.`,
  law: 'La loi nous fait garder les commandes et les montants, sans votre nom ni vos coordonnées.',
  notYou: 'Si ce n’était pas vous, répondez à cet e-mail. C’est le dernier que nous vous envoyons.',
}
const nl: FarewellTexts = {
  subject: (resort) => `Je account van ${resort} is verwijderd`,
  title: 'Je account is verwijderd',
  gone: 'We hebben je profiel, honden, kaarten en al het andere over jou gewist.',
  kept: 'Betaalde boekingen blijven geldig tot hun datum. Laat bij de ingang de pas zien of noem het nummer:',
  number: 'Nummer',
  cancelled: (count) =>
    count === 1
      ? 'De boeking die niet betaald was, is geannuleerd.'
      : `De ${count} boekingen die niet betaald waren, zijn geannuleerd.`,
  law: 'De wet laat ons bestellingen en bedragen bewaren, zonder je naam en contactgegevens.',
  notYou: 'Was jij dit niet, beantwoord dan deze e-mail. Het is de laatste die we je sturen.',
}
const de: FarewellTexts = {
  subject: (resort) => `Dein Konto bei ${resort} ist gelöscht`,
  title: 'Dein Konto ist gelöscht',
  gone: 'Wir haben dein Profil, deine Hunde, deine Karten und alles andere über dich gelöscht.',
  kept: 'Bezahlte Buchungen gelten bis zu ihrem Datum. Zeig am Eingang den Pass oder nenn die Nummer:',
  number: 'Nummer',
  cancelled: (count) =>
    count === 1
      ? 'Die Buchung, die nicht bezahlt war, ist storniert.'
      : `Die ${count} Buchungen, die nicht bezahlt waren, sind storniert.`,
  law: 'Das Gesetz lässt uns Bestellungen und Beträge aufbewahren, ohne deinen Namen und ohne Kontaktdaten.',
  notYou: 'Warst du das nicht, dann antworte auf diese E-Mail. Es ist die letzte, die wir dir schicken.',
}
const TEXTS: Readonly<Record<Language, FarewellTexts>> = { it, en, fr, nl, de }

/** The last mail to an account: what is gone, what stays valid and by which number, what the law keeps. */
export function renderFarewell({ language, resort, sender, kept, cancelled }: FarewellFrame): RenderedMail {
  const texts = TEXTS[language]
  return renderMail({
    language,
    subject: texts.subject(resort),
    title: texts.title,
    blocks: [
      { kind: 'text', text: texts.gone },
      ...(kept.length === 0
        ? []
        : [
            { kind: 'text' as const, text: texts.kept },
            { kind: 'facts' as const, rows: kept.map((number) => [texts.number, number] as const) },
          ]),
      ...(cancelled === 0 ? [] : [{ kind: 'text' as const, text: texts.cancelled(cancelled) }]),
      { kind: 'text', text: texts.law },
      { kind: 'note', text: texts.notYou },
    ],
    sender,
  })
}
