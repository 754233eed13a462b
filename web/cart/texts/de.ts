import { plural } from '../../platform/texts.ts'
import type { it } from './it.ts'

const count = (number: number, one: string, other: string) => `${number} ${plural('de', number, { one, other })}`

export const de: typeof it = {
  title: 'Warenkorb',
  carts: 'Warenkörbe',
  kinds: {
    umbrella: 'Schirme',
    bar: 'Bar',
    restaurant: 'Restaurant',
    parking: 'Parkplatz',
    service: 'Services',
    subscription: 'Abo',
  },
  kindEmpty: 'leer',

  umbrella: (code) => `Schirm ${code}`,
  gazebo: (code) => `Pavillon ${code}`,
  umbrellas: (codes) => `Schirme ${codes}`,
  places: (codes) => `Plätze ${codes}`,
  parts: { full_day: 'Ganzer Tag', morning: 'Vormittag', afternoon: 'Nachmittag' },
  partsInline: { full_day: 'ganzer Tag', morning: 'Vormittag', afternoon: 'Nachmittag' },
  extras: {
    sun_bed: (number) => count(number, 'Liege', 'Liegen'),
    deck_chair: (number) => count(number, 'Liegestuhl', 'Liegestühle'),
    extra_seat: (number) => count(number, 'Zusatzplatz', 'Zusatzplätze'),
    director_chair: (number) => count(number, 'Regiestuhl', 'Regiestühle'),
    hammock: (number) => count(number, 'Hängematte', 'Hängematten'),
    table: (number) => count(number, 'Tisch', 'Tische'),
  },
  people: (number) => count(number, 'Person', 'Personen'),
  withDogs: (names) => `mit ${names}`,
  lineWith: (code, extras) => `${code} mit ${extras}`,

  until: (_number, time) => `Deins bis ${time}`,
  thenFree: (number, codes) =>
    `Danach ${plural('de', number, { one: 'wird', other: 'werden' })} ${codes} wieder frei und der Warenkorb wird geleert.`,
  minutesLeft: (minutes) => `Noch ${count(minutes, 'Minute', 'Minuten')}, dann wird der Warenkorb geleert.`,

  edit: 'Ändern',
  editPlace: (code) => `${code} ändern`,
  remove: 'Entfernen',
  removePlace: (code) => `${code} entfernen`,
  removed: (code) => `${code} aus dem Warenkorb entfernt`,
  undo: 'Rückgängig',
  clear: {
    button: 'Warenkorb leeren',
    title: 'Warenkorb leeren?',
    text: (codes) => `${codes} werden für andere frei. Das lässt sich nicht rückgängig machen.`,
    yes: 'Leeren',
    no: 'Plätze behalten',
  },
  addAnother: 'Weiteren hinzufügen',
  ofMost: (number, most) => `${number} von ${most}`,
  mostReached: (most) =>
    most === 5
      ? 'Höchstens fünf Schirme'
      : `Höchstens ${most} ${plural('de', most, { one: 'Schirm', other: 'Schirme' })}`,
  oneKind: 'Bar und Restaurant haben ihren eigenen Warenkorb: Du zahlst eine Kategorie pro Mal.',
  goOn: {
    bar: 'Von der Karte hinzufügen',
    restaurant: 'Tisch ändern',
    parking: 'Parkplatz ändern',
    service: 'Service hinzufügen',
    subscription: 'Abo ändern',
  },
  oneKindEach: 'Jeder Warenkorb wird für sich bezahlt: Die anderen bleiben, wie sie sind.',
  first: {
    title: 'Eine Kategorie pro Zahlung',
    text: 'Bar und Services haben einen eigenen Warenkorb, du verlierst nichts.',
    pay: {
      umbrella: 'Zuerst die Schirme bezahlen',
      bar: 'Zuerst die Bar bezahlen',
      restaurant: 'Zuerst den Tisch bezahlen',
      parking: 'Zuerst den Parkplatz bezahlen',
      service: 'Zuerst die Services bezahlen',
      subscription: 'Zuerst das Abo bezahlen',
    },
    expires: (number, time) => `${number}, noch ${time}`,
    items: (number) => count(number, 'Artikel', 'Artikel'),
  },
  toPayment: 'Zur Zahlung',
  total: 'Gesamt',
  myOrders: 'Meine Bestellungen',
  offline: 'Ohne Netz kannst du nicht zahlen. Die Zeit läuft weiter.',

  empty: {
    umbrella: { title: 'Dein Warenkorb ist leer', text: 'Ein Platz am Meer wartet auf dich.', action: 'Schirm suchen' },
    bar: { title: 'Nichts von der Bar', text: 'Wir bringen dir alles an den Schirm.', action: 'An der Bar bestellen' },
    restaurant: {
      title: 'Noch kein Tisch',
      text: 'Mittags oder abends, Hunde willkommen.',
      action: 'Tisch reservieren',
    },
    parking: {
      title: 'Noch kein Parkplatz',
      text: 'Im Schatten der Pinien, ein paar Schritte vom Meer.',
      action: 'Parkplatz buchen',
    },
    service: {
      title: 'Noch keine Services',
      text: 'Kissen, Duschen und alles für den Tag.',
      action: 'Services ansehen',
    },
    subscription: {
      title: 'Kein Abo',
      text: 'Dein eigener Platz für den ganzen Sommer, einen Monat oder wann immer du willst.',
      action: 'Abos ansehen',
    },
  },

  timeout: {
    title: 'Zeit abgelaufen',
    text: (number, codes) =>
      `${codes} ${plural('de', number, { one: 'ist', other: 'sind' })} wieder frei und der Warenkorb wurde geleert.`,
    again: 'Zurück zur Karte',
    close: 'Schließen',
  },

  checkout: {
    title: 'Zahlung',
    how: 'Wie möchtest du zahlen?',
    method: 'Zahlungsart',
    methods: {
      card: 'Karte',
      second_card: 'Karte',
      wallet: 'PayPal',
      cash: 'Bar an der Kasse',
      pay_later: 'Später zahlen',
      no_payment_needed: 'Nichts zu zahlen',
    },
    details: {
      card: 'Kredit-, Debit- oder Prepaidkarte',
      second_card: 'Kredit-, Debit- oder Prepaidkarte',
      wallet: 'Du zahlst in der PayPal-App',
      cash: '',
      pay_later: '',
      no_payment_needed: '',
    },
    savedCard: (lastFour) => `Karte •••• ${lastFour}`,
    newCard: 'Neue Karte',
    change: 'Ändern',
    changeCard: 'Karte ändern',
    saveCard: 'Karte für das nächste Mal speichern',
    notNow: 'Gerade nicht möglich',
    retry: 'Erneut versuchen',
    pay: 'Zahlen',
    ownButton: (total) => `Mit dem Button bestellst du zahlungspflichtig für ${total}.`,
    paying: 'Zahlung läuft',
    payingShort: 'Läuft',
    payingText: 'Schließe diese Seite nicht.',
    payingLong: 'Einen Moment noch: Vielleicht möchte deine Bank eine Bestätigung. Schließe diese Seite nicht.',
    look: 'Stand der Zahlung ansehen',
    stayHere: 'Die Zahlung läuft: Bleib einen Moment hier.',
    notFinished:
      'Du hast die Zahlung nicht abgeschlossen, und es wurde nichts abgebucht. Versuch es noch mal oder wähle eine andere Zahlungsart.',
    unreachable:
      'Wir können die Zahlung nicht öffnen. Es wurde nichts abgebucht: Versuch es noch mal oder wähle eine andere Zahlungsart.',
    arriveBy: (time, day) => `Bitte bis ${time} da sein, ${day}`,
    payBy: (time, day) => `Zahlbar bis ${time}, ${day}`,
    summary: 'Übersicht',
    service: 'Service',
    seller: (name) => `Verkauft von ${name}`,
    vat: (number) => `USt-IdNr. ${number}`,
    noWithdrawal:
      'Es handelt sich um eine Freizeitdienstleistung zu festen Terminen: Ein Widerrufsrecht besteht nicht (Art. 59 Abs. 1 Buchst. n des italienischen Verbrauchergesetzbuchs). Du kannst die Buchung aber in der App löschen, solange sie nicht begonnen hat.',
    accept: 'Ich akzeptiere die Verkaufsbedingungen',
    read: 'Lesen',
    readTerms: 'Verkaufsbedingungen lesen',
    terms: 'Verkaufsbedingungen',
    acceptFirst: 'Akzeptiere zum Bestellen die Verkaufsbedingungen.',
    order: 'Zahlungspflichtig bestellen',
    confirm: 'Bestätigen',
    changed: 'Deine Bestellung hat sich geändert',
    changedText: 'Sieh dir die neue Übersicht an und bestelle dann.',
    changedTotal: (before, after) => `Der Gesamtbetrag war ${before}, jetzt ist er ${after}.`,
    changedLines: (codes) => `Nicht mehr im Warenkorb: ${codes}.`,
    changedMethod: (method) => `${method} ist nicht mehr möglich.`,
    gone: (code) => `${code} ist nicht mehr frei`,
    goneSome: 'Ein Platz ist nicht mehr frei',
    goneText: 'Ein anderer Gast hat ihn genommen. Die anderen Plätze im Warenkorb gehören weiter dir.',
    toMap: 'Zurück zur Karte',
    unsure:
      'Wir wissen noch nicht, ob die Bestellung angekommen ist. Versuch es noch mal: Sie wird nie doppelt aufgegeben.',
    offline: 'Ohne Netz kannst du nicht bestellen. Versuch es wieder, sobald es da ist.',
  },
}
