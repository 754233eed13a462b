import { plural } from '../../../platform/texts.ts'
import type { it } from './it.ts'

const count = (number: number, one: string, other: string) => `${number} ${plural('de', number, { one, other })}`

export const de: typeof it = {
  times: (quantity, name) => (quantity === 1 ? name : `${quantity} × ${name}`),
  seats: (number) => count(number, 'Platz', 'Plätze'),
  days: (number) => count(number, 'Tag', 'Tage'),
  dogs: (number) => count(number, 'Hund', 'Hunde'),
  meals: { lunch: 'Mittagessen', dinner: 'Abendessen' },
  mealAt: (meal, time) => `${meal} ${time}`,
  plate: (plate) => `Kennzeichen ${plate}`,
  table: 'Tisch',
  barTo: (code) => `Bar, Lieferung an ${code}`,
  barCounter: 'Bar, Abholung am Tresen',
  bar: 'Bar',
  services: 'Services',
  item: (name, others) => (others === 0 ? name : `${name} und mehr`),

  toSubscription: 'Meine Abos',
  barStatus: {
    received: 'Angekommen',
    preparing: 'In Zubereitung',
    ready: 'Fertig',
    delivered: 'Geliefert',
    rejected: 'Nicht angenommen',
  },

  checkout: {
    barTitle: 'Bestellung an der Bar',
    who: 'Wer bestellt',
    change: 'Ändern',
    cash: { umbrella: 'Bar bei Lieferung', pickup: 'Bar am Tresen' },
    chooseDelivery: 'Wähle, wohin wir es bringen: Dann siehst du die Summe und bestellst.',
    ready: (minutes) => `Fertig in etwa ${count(minutes, 'Minute', 'Minuten')}`,
    noWithdrawal: {
      bar: 'Speisen und Getränke werden frisch zubereitet: Es gibt kein Widerrufsrecht (Art. 59 Abs. 1 d und n, italienisches Verbrauchergesetzbuch).',
      restaurant:
        'Es ist ein Tisch zu einer festen Zeit: Es gibt kein Widerrufsrecht (Art. 59 Abs. 1 n, italienisches Verbrauchergesetzbuch). Du kannst die Buchung trotzdem in der App löschen.',
      parking:
        'Es ist ein Platz für feste Tage: Es gibt kein Widerrufsrecht (Art. 59 Abs. 1 n, italienisches Verbrauchergesetzbuch). Du kannst ihn in der App löschen, bis er beginnt.',
      service:
        'Es sind Freizeitleistungen an festen Tagen: Es gibt kein Widerrufsrecht (Art. 59 Abs. 1 n, italienisches Verbrauchergesetzbuch). Du kannst sie in der App löschen, bis sie beginnen.',
      subscription:
        'Für einen festen Platz und feste Tage gibt es kein Widerrufsrecht (Art. 59 Abs. 1 n, italienisches Verbrauchergesetzbuch). Wo das Abo es gibt, bei Zehnerkarten, steht es in der Übersicht.',
      instalment: 'Es ist eine Rate eines Abos, das du schon hast: Es gelten die Bedingungen deines Kaufs.',
    },
    keepCash:
      'Du bist offline. Bestelle trotzdem: Wir behalten die Bestellung hier und senden sie, sobald du wieder Netz hast.',
    keepPay: 'Du bist offline. Wir behalten die Bestellung hier und bitten dich zu zahlen, sobald du wieder Netz hast.',
  },

  next: {
    title: 'Eine Kategorie pro Zahlung',
    text: 'Jeder Warenkorb bleibt, wie er ist, du verlierst keinen.',
    pay: {
      umbrella: 'Schirme bezahlen',
      bar: 'Bar bezahlen',
      restaurant: 'Tisch bezahlen',
      parking: 'Parkplatz bezahlen',
      service: 'Services bezahlen',
      subscription: 'Abo bezahlen',
    },
  },

  done: {
    bar: 'Gleich ist es da',
    counter: 'Bis gleich am Tresen',
    follow: 'Bestellung verfolgen',
    showPass: 'Zeig ihn, wenn du ankommst.',
    ticket: (number) => `Nr. ${number}`,
    delivery: 'Lieferung',
    counterShort: 'Tresen',
    what: 'Bestellung',
    table: 'Tisch',
    people: 'Plätze',
    plate: 'Kennzeichen',
    when: 'Wann',
  },

  outcome: {
    timeToPay: (time) => `Du hast noch ${time} Zeit zu zahlen.`,
    payUntil: (time) => `Zahle bis ${time}.`,
    timeOver: 'Die Zeit zum Zahlen ist abgelaufen.',
    noTries: 'Es gibt keine Versuche mehr.',
    gone: 'Die Zahlung kam zu spät: Was du gewählt hattest, ist weg.',
    noShow: 'Es wurde nicht abgeholt.',
    toCart: 'Zurück zum Warenkorb',
    toSubscription: 'Zurück zu den Abos',
    stillPayable: 'Du kannst noch zahlen. Versuch es erneut oder wähle eine andere Art.',
  },

  pending: {
    title: 'Bestellung an der Bar',
    waiting: 'Noch nicht gesendet',
    sent: 'Gesendet',
    accepted: 'Angenommen',
    asking: 'Wir brauchen deine Antwort',
    waitingText: 'Sie geht von selbst ab, sobald du wieder Netz hast.',
    waitingPay: 'Sobald du wieder Netz hast, bitten wir dich zu zahlen.',
    sentText: 'Wir warten auf die Antwort der Bar. Bestelle nicht noch einmal: Sie kommt nie doppelt.',
    acceptedText: 'Die Bar hat deine Bestellung.',
    payNow: 'Du hast wieder Netz. Zahle, dann geht die Bestellung ab.',
    changed: (before, after) =>
      `Die Summe war ${before}, jetzt ist sie ${after}. Sieh dir die Bestellung an und entscheide dann.`,
    termsChanged: 'Die Bestellung hat sich geändert. Sieh sie dir an und entscheide dann.',
    withdraw: 'Zurückziehen',
    withdrawn: 'Bestellung zurückgezogen: Sie ist wieder im Warenkorb',
    look: 'Bestellung ansehen',
    follow: 'Bestellung verfolgen',
    close: 'Schließen',
  },

  guestOrders: 'Die Bestellungen, die du auf diesem Telefon als Gast gemacht hast, sind nach dem Abmelden wieder da.',
}
