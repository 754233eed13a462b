import type { CivilDate } from '../../../domain/platform/civil-date.ts'
import type { Language } from '../../../domain/platform/language.ts'
import { dayWords, money } from '../../../domain/platform/format.ts'
import { deadlineWords, lineRows, type OrderMailFrame } from '../../orders/mails/order-mail-words.ts'
import { renderMail, type RenderedMail } from '../../platform/mail-layout.ts'

interface CutoffTexts {
  /** Of a push, an SMS and the mail's subject. */
  readonly subject: (clock: string) => string
  readonly title: (firstName: string) => string
  readonly text: (places: string, clock: string, minutes: number) => string
  /** Where the resort's people decide by hand, nobody is told that the place goes by itself. */
  readonly textByHand: (places: string, clock: string) => string
  readonly due: string
  readonly until: string
  readonly button: string
  readonly note: string
}

const CUTOFF_TEXTS: Readonly<Record<Language, CutoffTexts>> = {
  it: {
    subject: (clock) => `Ti aspettiamo entro le ${clock}`,
    title: (firstName) => `Ciao ${firstName}, a tra poco`,
    text: (places, clock, minutes) =>
      `Paghi alla cassa: ${places} resta tuo se arrivi entro le ${clock}. Dopo altri ${minutes} minuti torna libero.`,
    textByHand: (places, clock) => `Paghi alla cassa: ${places} resta tuo se arrivi entro le ${clock}.`,
    due: 'Da pagare alla cassa',
    until: 'Entro le',
    button: 'Apri la prenotazione',
    note: 'Arrivi più tardi? Chiamaci, o paga nell’app: il posto resta tuo.',
  },
  en: {
    subject: (clock) => `We expect you by ${clock}`,
    title: (firstName) => `Hello ${firstName}, see you soon`,
    text: (places, clock, minutes) =>
      `You pay at the desk: ${places} stays yours if you arrive by ${clock}. ${minutes} minutes later it is free again.`,
    textByHand: (places, clock) => `You pay at the desk: ${places} stays yours if you arrive by ${clock}.`,
    due: 'To pay at the desk',
    until: 'By',
    button: 'Open the booking',
    note: 'Coming later? Call us, or pay in the app: the place stays yours.',
  },
  fr: {
    subject: (clock) => `Nous vous attendons avant ${clock}`,
    title: (firstName) => `Bonjour ${firstName}, à tout de suite`,
    text: (places, clock, minutes) =>
      `Vous payez à la caisse : ${places} reste à vous si vous arrivez avant ${clock}. ${minutes} minutes plus tard, la place redevient libre.`,
    textByHand: (places, clock) => `Vous payez à la caisse : ${places} reste à vous si vous arrivez avant ${clock}.`,
    due: 'À payer à la caisse',
    until: 'Avant',
    button: 'Ouvrir la réservation',
    note: 'Vous arrivez plus tard ? Appelez-nous ou payez dans l’application : la place reste à vous.',
  },
  nl: {
    subject: (clock) => `We verwachten je vóór ${clock} uur`,
    title: (firstName) => `Hallo ${firstName}, tot zo`,
    text: (places, clock, minutes) =>
      `Je betaalt aan de kassa: ${places} blijft van jou als je vóór ${clock} uur komt. ${minutes} minuten later is de plek weer vrij.`,
    textByHand: (places, clock) => `Je betaalt aan de kassa: ${places} blijft van jou als je vóór ${clock} uur komt.`,
    due: 'Te betalen aan de kassa',
    until: 'Vóór',
    button: 'Open de reservering',
    note: 'Kom je later? Bel ons of betaal in de app: de plek blijft van jou.',
  },
  de: {
    subject: (clock) => `Wir erwarten dich bis ${clock} Uhr`,
    title: (firstName) => `Hallo ${firstName}, bis gleich`,
    text: (places, clock, minutes) =>
      `Du zahlst an der Kasse: ${places} bleibt deins, wenn du bis ${clock} Uhr da bist. ${minutes} Minuten später ist der Platz wieder frei.`,
    textByHand: (places, clock) => `Du zahlst an der Kasse: ${places} bleibt deins, wenn du bis ${clock} Uhr da bist.`,
    due: 'An der Kasse zu zahlen',
    until: 'Bis',
    button: 'Buchung öffnen',
    note: 'Kommst du später? Ruf uns an oder zahl in der App: Der Platz bleibt deiner.',
  },
}

/** What the reminder says besides the order. */
export interface CutoffFacts {
  readonly graceMinutes: number
  /** Whether the clock frees the place by itself. */
  readonly releasesByItself: boolean
}

/** Title and body of the push; null for an order that has no hour any more. */
export function cutoffPush(
  { order }: OrderMailFrame,
  language: Language,
  facts: CutoffFacts,
): { readonly title: string; readonly body: string } | null {
  if (order.deadline === null) return null
  const { clock } = deadlineWords(order.deadline, language)
  return { title: CUTOFF_TEXTS[language].subject(clock), body: bodyOf(order, language, clock, facts) }
}

/** The mail of the same (B-04): until when, for which places, how much, and what to do who comes later. */
export function cutoffMail(frame: OrderMailFrame, facts: CutoffFacts): RenderedMail {
  const { language, firstName, sender, order, orderUrl } = frame
  if (order.deadline === null) throw new Error(`order ${order.orderId} has no hour to be reminded of`)
  const texts = CUTOFF_TEXTS[language]
  const { clock } = deadlineWords(order.deadline, language)
  const day: CivilDate = order.deadline.day
  return renderMail({
    language,
    subject: texts.subject(clock),
    title: texts.title(firstName),
    blocks: [
      { kind: 'text', text: bodyOf(order, language, clock, facts) },
      {
        kind: 'facts',
        rows: [
          ...lineRows(standing(order), language),
          [texts.until, `${clock}, ${dayWords(day, language)}`],
          [texts.due, money(order.dueCents, language)],
        ],
      },
      { kind: 'link', label: texts.button, href: orderUrl },
      { kind: 'note', text: texts.note },
    ],
    sender,
  })
}

const standing = (order: OrderMailFrame['order']) => order.lines.filter((line) => !line.isCancelled)

function bodyOf(order: OrderMailFrame['order'], language: Language, clock: string, facts: CutoffFacts): string {
  const texts = CUTOFF_TEXTS[language]
  const places = standing(order)
    .map((line) => line.code)
    .join(', ')
  return facts.releasesByItself ? texts.text(places, clock, facts.graceMinutes) : texts.textByHand(places, clock)
}
