import { plural } from '../../platform/texts.ts'
import type { it } from './it.ts'

const count = (number: number, one: string, other: string) => `${number} ${plural('nl', number, { one, other })}`

export const nl: typeof it = {
  title: 'Winkelwagen',
  carts: 'Winkelwagens',
  kinds: {
    umbrella: 'Parasols',
    bar: 'Bar',
    restaurant: 'Restaurant',
    parking: 'Parkeren',
    service: 'Diensten',
    subscription: 'Abonnement',
  },
  kindEmpty: 'leeg',

  umbrella: (code) => `Parasol ${code}`,
  gazebo: (code) => `Paviljoen ${code}`,
  umbrellas: (codes) => `Parasols ${codes}`,
  places: (codes) => `Plekken ${codes}`,
  parts: { full_day: 'Hele dag', morning: 'Ochtend', afternoon: 'Middag' },
  partsInline: { full_day: 'hele dag', morning: 'ochtend', afternoon: 'middag' },
  extras: {
    sun_bed: (number) => count(number, 'ligbed', 'ligbedden'),
    deck_chair: (number) => count(number, 'strandstoel', 'strandstoelen'),
    extra_seat: (number) => count(number, 'extra plaats', 'extra plaatsen'),
    director_chair: (number) => count(number, 'regisseursstoel', 'regisseursstoelen'),
    hammock: (number) => count(number, 'hangmat', 'hangmatten'),
    table: (number) => count(number, 'tafeltje', 'tafeltjes'),
  },
  people: (number) => count(number, 'persoon', 'personen'),
  withDogs: (names) => `met ${names}`,
  lineWith: (code, extras) => `${code} met ${extras}`,

  until: (_number, time) => `Van jou tot ${time}`,
  thenFree: (number, codes) =>
    `Daarna ${plural('nl', number, { one: 'komt', other: 'komen' })} ${codes} weer vrij en wordt de winkelwagen geleegd.`,
  minutesLeft: (minutes) => `Nog ${count(minutes, 'minuut', 'minuten')}, dan wordt de winkelwagen geleegd.`,

  edit: 'Wijzigen',
  editPlace: (code) => `${code} wijzigen`,
  remove: 'Verwijderen',
  removePlace: (code) => `${code} verwijderen`,
  removed: (code) => `${code} uit de winkelwagen gehaald`,
  undo: 'Ongedaan maken',
  addAnother: 'Nog een toevoegen',
  ofMost: (number, most) => `${number} van ${most}`,
  mostReached: (most) =>
    most === 5
      ? 'Vijf parasols is het maximum'
      : `${most} ${plural('nl', most, { one: 'parasol', other: 'parasols' })} is het maximum`,
  oneKind: 'Bar en restaurant hebben hun eigen winkelwagen: je betaalt één categorie per keer.',
  goOn: {
    bar: 'Toevoegen van de kaart',
    restaurant: 'Tafel wijzigen',
    parking: 'Parkeerplek wijzigen',
    service: 'Dienst toevoegen',
    subscription: 'Abonnement wijzigen',
  },
  oneKindEach: 'Elke winkelwagen betaal je apart: de andere blijven zoals ze zijn.',
  first: {
    title: 'Eén categorie per betaling',
    text: 'Bar en diensten hebben hun eigen winkelwagen, je raakt niets kwijt.',
    pay: {
      umbrella: 'Betaal eerst de parasols',
      bar: 'Betaal eerst de bar',
      restaurant: 'Betaal eerst de tafel',
      parking: 'Betaal eerst het parkeren',
      service: 'Betaal eerst de diensten',
      subscription: 'Betaal eerst het abonnement',
    },
    expires: (number, time) =>
      `${number}, ${plural('nl', number, { one: 'verloopt', other: 'verlopen' })} over ${time}`,
    items: (number) => count(number, 'artikel', 'artikelen'),
  },
  toPayment: 'Naar de betaling',
  total: 'Totaal',
  myOrders: 'Mijn bestellingen',
  offline: 'Zonder verbinding kun je niet betalen. De tijd loopt door.',

  empty: {
    umbrella: { title: 'Je winkelwagen is leeg', text: 'Er wacht een plek aan zee op je.', action: 'Zoek een parasol' },
    bar: { title: 'Niets van de bar', text: 'We brengen alles naar je parasol.', action: 'Bestellen bij de bar' },
    restaurant: { title: 'Nog geen tafel', text: 'Voor lunch of diner, honden welkom.', action: 'Tafel reserveren' },
    parking: {
      title: 'Nog geen parkeerplek',
      text: 'In de schaduw van de dennen, vlak bij zee.',
      action: 'Parkeerplek boeken',
    },
    service: {
      title: 'Nog geen diensten',
      text: 'Kussens, douches en de rest voor je dag.',
      action: 'Bekijk de diensten',
    },
    subscription: {
      title: 'Geen abonnement',
      text: 'Een eigen plek voor de hele zomer, een maand of wanneer je wilt.',
      action: 'Bekijk de abonnementen',
    },
  },

  timeout: {
    title: 'De tijd is om',
    text: (number, codes) =>
      `${codes} ${plural('nl', number, { one: 'is', other: 'zijn' })} weer vrij en de winkelwagen is geleegd.`,
    again: 'Terug naar de kaart',
    close: 'Sluiten',
  },

  checkout: {
    title: 'Betalen',
    how: 'Hoe wil je betalen?',
    method: 'Betaalwijze',
    methods: {
      card: 'Kaart',
      second_card: 'Kaart',
      wallet: 'PayPal',
      cash: 'Contant bij de kassa',
      pay_later: 'Later betalen',
      no_payment_needed: 'Niets te betalen',
    },
    details: {
      card: 'Credit, debet of prepaid',
      second_card: 'Credit, debet of prepaid',
      wallet: 'Je betaalt in de PayPal-app',
      cash: '',
      pay_later: '',
      no_payment_needed: '',
    },
    savedCard: (lastFour) => `Kaart •••• ${lastFour}`,
    newCard: 'Nieuwe kaart',
    change: 'Wijzig',
    changeCard: 'Wijzig de kaart',
    saveCard: 'Bewaar de kaart voor de volgende keer',
    notNow: 'Nu niet mogelijk',
    retry: 'Opnieuw proberen',
    pay: 'Betalen',
    ownButton: (total) => `Met de knop plaats je een bestelling met betalingsverplichting van ${total}.`,
    paying: 'Betaling bezig',
    payingShort: 'Bezig',
    payingText: 'Sluit deze pagina niet.',
    payingLong: 'Nog heel even: je bank kan om een bevestiging vragen. Sluit deze pagina niet.',
    look: 'Bekijk de stand van de betaling',
    stayHere: 'De betaling is bezig: blijf hier nog even.',
    notFinished:
      'Je hebt de betaling niet afgerond en er is niets afgeschreven. Probeer het opnieuw of kies een andere betaalwijze.',
    unreachable:
      'We kunnen de betaling niet openen. Er is niets afgeschreven: probeer het opnieuw of kies een andere betaalwijze.',
    arriveBy: (time, day) => `Kom vóór ${time} op ${day}`,
    payBy: (time, day) => `Betaal vóór ${time} op ${day}`,
    summary: 'Overzicht',
    service: 'Service',
    seller: (name) => `Verkocht door ${name}`,
    vat: (number) => `Btw-nummer ${number}`,
    noWithdrawal:
      'Dit is een vrijetijdsdienst op vaste data: er is geen herroepingsrecht (art. 59, lid 1, letter n, van het Italiaanse consumentenwetboek). Je kunt de reservering wel in de app verwijderen zolang die niet is begonnen.',
    accept: 'Ik ga akkoord met de verkoopvoorwaarden',
    read: 'Lezen',
    readTerms: 'Verkoopvoorwaarden lezen',
    terms: 'Verkoopvoorwaarden',
    acceptFirst: 'Ga akkoord met de verkoopvoorwaarden om te bestellen.',
    order: 'Bestelling met betalingsverplichting',
    confirm: 'Bevestigen',
    changed: 'Je bestelling is veranderd',
    changedText: 'Bekijk het nieuwe overzicht en bestel dan.',
    changedTotal: (before, after) => `Het totaal was ${before}, nu is het ${after}.`,
    changedLines: (codes) => `Niet meer in de winkelwagen: ${codes}.`,
    changedMethod: (method) => `${method} kun je niet meer kiezen.`,
    gone: (code) => `${code} is niet meer beschikbaar`,
    goneSome: 'Een plek is niet meer beschikbaar',
    goneText: 'Een andere gast heeft hem genomen. De andere plekken in je winkelwagen zijn nog van jou.',
    toMap: 'Terug naar de kaart',
    unsure: 'We weten nog niet of je bestelling is aangekomen. Probeer het opnieuw: hij wordt nooit dubbel geplaatst.',
    offline: 'Zonder verbinding kun je niet bestellen. Probeer het opnieuw zodra die er weer is.',
  },
}
