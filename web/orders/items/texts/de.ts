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
  parts: { full_day: 'ganzer Tag', morning: 'Vormittag', afternoon: 'Nachmittag' },
  plate: (plate) => `Kennzeichen ${plate}`,
  table: 'Tisch',
  barTo: (code) => `Bar, Lieferung an ${code}`,
  barCounter: 'Bar, Abholung an der Theke',
  bar: 'Bar',
  services: 'Services',
  item: (name, others) => (others === 0 ? name : `${name} und mehr`),

  toSubscription: 'Meine Abos',
  barStatus: {
    received: 'Eingegangen',
    preparing: 'In Zubereitung',
    ready: 'Fertig',
    delivered: 'Geliefert',
    rejected: 'Nicht angenommen',
  },

  checkout: {
    barTitle: 'Bestellung an der Bar',
    who: 'Wer bestellt',
    change: 'Ändern',
    cash: { umbrella: 'Bar bei Lieferung', pickup: 'Bar an der Theke' },
    chooseDelivery: 'Wähle, wohin wir es bringen, dann bestelle.',
    ready: (minutes) => `Fertig in etwa ${count(minutes, 'Minute', 'Minuten')}`,
    noWithdrawal: {
      bar: 'Speisen und Getränke werden frisch zubereitet: Ein Widerrufsrecht besteht nicht (Art. 59 Abs. 1 Buchst. d und n des italienischen Verbrauchergesetzbuchs).',
      restaurant:
        'Es ist ein Tisch zu einer festen Zeit: Ein Widerrufsrecht besteht nicht (Art. 59 Abs. 1 Buchst. n des italienischen Verbrauchergesetzbuchs). Du kannst die Buchung aber in der App löschen.',
      parking:
        'Es ist ein Platz für feste Tage: Ein Widerrufsrecht besteht nicht (Art. 59 Abs. 1 Buchst. n des italienischen Verbrauchergesetzbuchs). Du kannst die Buchung aber in der App löschen, solange sie nicht begonnen hat.',
      service:
        'Es sind Freizeitdienstleistungen an festen Tagen: Ein Widerrufsrecht besteht nicht (Art. 59 Abs. 1 Buchst. n des italienischen Verbrauchergesetzbuchs). Du kannst sie aber in der App löschen, solange sie nicht begonnen haben.',
      subscription:
        'Für einen festen Platz und feste Tage besteht kein Widerrufsrecht (Art. 59 Abs. 1 Buchst. n des italienischen Verbrauchergesetzbuchs). Wo es eines gibt, wie bei Mehrfachkarten, steht es in der Übersicht.',
      instalment: 'Es ist eine Rate eines Abos, das du schon hast: Es gelten die Bedingungen deines Kaufs.',
    },
    keep: 'Bestellung behalten',
    keepAsk:
      'Du bist offline. Wir behalten die Bestellung hier und bitten dich, Preis und Bedingungen zu bestätigen, sobald du wieder Netz hast.',
    keepWho:
      'Du bist offline. Wir behalten die Bestellung hier und fragen dich, wer du bist, sobald du wieder Netz hast.',
    keepCash:
      'Du bist offline. Bestelle trotzdem: Wir behalten die Bestellung hier und senden sie, sobald du wieder Netz hast.',
    keepPay: 'Du bist offline. Wir behalten die Bestellung hier und bitten dich zu zahlen, sobald du wieder Netz hast.',
  },

  next: {
    title: 'Eine Kategorie pro Zahlung',
    text: 'Jeder Warenkorb bleibt, wie er ist, du verlierst nichts.',
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
    bar: 'Gleich ist sie da',
    counter: 'Bis gleich an der Theke',
    yours: 'Das Abo gehört dir',
    instalment: 'Die Rate ist bezahlt',
    follow: 'Bestellung verfolgen',
    showPass: 'Zeig ihn, wenn du ankommst.',
    ticket: (number) => `Nr. ${number}`,
    delivery: 'Lieferung',
    counterShort: 'Theke',
    what: 'Bestellung',
    subscription: 'Abo',
    table: 'Tisch',
    people: 'Plätze',
    plate: 'Kennzeichen',
    when: 'Wann',
  },

  outcome: {
    timeToPay: (time) => `Du hast noch ${time} Zeit zu zahlen.`,
    payUntil: (time) => `Zahle bis ${time}.`,
    timeOver: 'Die Zeit zum Zahlen ist abgelaufen.',
    noTries: 'Du hast keine Versuche mehr.',
    gone: 'Die Zahlung kam zu spät: Was du gewählt hattest, ist weg.',
    noShow: 'Es wurde nicht abgeholt.',
    toCart: 'Zurück zum Warenkorb',
    toSubscription: 'Zurück zu den Abos',
    stillPayable: 'Du kannst noch zahlen. Versuch es erneut oder wähle eine andere Zahlungsart.',
  },

  pending: {
    title: 'Bestellung an der Bar',
    waiting: 'Noch nicht gesendet',
    sent: 'Gesendet',
    accepted: 'Angenommen',
    asking: 'Wir brauchen deine Antwort',
    waitingText: 'Sie wird von selbst gesendet, sobald du wieder Netz hast.',
    waitingAsk: 'Sobald du wieder Netz hast, bitten wir dich um deine Bestätigung.',
    waitingWho: 'Sobald du wieder Netz hast, fragen wir dich, wer du bist, dann geht sie ab.',
    who: 'Sag uns, wer bestellt',
    confirm: 'Du hast wieder Netz. Sieh dir Preis und Bedingungen an und bestätige.',
    waitingPay: 'Sobald du wieder Netz hast, bitten wir dich zu zahlen.',
    sentText: 'Wir warten auf die Antwort der Bar. Bestelle nicht noch mal: Sie kommt nie doppelt an.',
    acceptedText: 'Die Bar hat deine Bestellung.',
    payNow: 'Du hast wieder Netz. Zahle, dann wird die Bestellung gesendet.',
    changed: (before, after) =>
      `Der Gesamtpreis war ${before}, jetzt sind es ${after}. Sieh dir die Bestellung an und entscheide dann.`,
    termsChanged: 'Die Bestellung hat sich geändert. Sieh sie dir an und entscheide dann.',
    withdraw: 'Zurückziehen',
    withdrawn: 'Bestellung zurückgezogen: Sie ist wieder im Warenkorb',
    look: 'Bestellung ansehen',
    follow: 'Bestellung verfolgen',
    close: 'Schließen',
  },

  guestOrders:
    'Die Bestellungen, die du auf diesem Handy als Gast aufgegeben hast, siehst du wieder, wenn du dich abmeldest.',
}
