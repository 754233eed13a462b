import { plural } from '../../../platform/texts.ts'
import type { it } from './it.ts'

const count = (number: number, one: string, other: string) => `${number} ${plural('nl', number, { one, other })}`

export const nl: typeof it = {
  times: (quantity, name) => (quantity === 1 ? name : `${quantity} × ${name}`),
  seats: (number) => count(number, 'plaats', 'plaatsen'),
  days: (number) => count(number, 'dag', 'dagen'),
  dogs: (number) => count(number, 'hond', 'honden'),
  meals: { lunch: 'Lunch', dinner: 'Diner' },
  mealAt: (meal, time) => `${meal} ${time}`,
  parts: { full_day: 'hele dag', morning: 'ochtend', afternoon: 'middag' },
  plate: (plate) => `Kenteken ${plate}`,
  table: 'Tafel',
  barTo: (code) => `Bar, bezorgen bij ${code}`,
  barCounter: 'Bar, ophalen bij de bar',
  bar: 'Bar',
  services: 'Diensten',
  item: (name, others) => (others === 0 ? name : `${name} en meer`),

  toSubscription: 'Mijn abonnementen',
  barStatus: {
    received: 'Ontvangen',
    preparing: 'In bereiding',
    ready: 'Klaar',
    delivered: 'Bezorgd',
    rejected: 'Niet aangenomen',
  },

  checkout: {
    barTitle: 'Bestelling bij de bar',
    who: 'Je gegevens',
    change: 'Wijzigen',
    cash: { umbrella: 'Contant bij bezorging', pickup: 'Contant bij de bar' },
    chooseDelivery: 'Kies waar we het brengen en bestel.',
    ready: (minutes) => `Klaar over ongeveer ${count(minutes, 'minuut', 'minuten')}`,
    noWithdrawal: {
      bar: 'Eten en drinken worden vers gemaakt: er is geen herroepingsrecht (art. 59, lid 1, letters d en n, van het Italiaanse consumentenwetboek).',
      restaurant:
        'Het is een tafel op een vast tijdstip: er is geen herroepingsrecht (art. 59, lid 1, letter n, van het Italiaanse consumentenwetboek). Je kunt de reservering wel in de app verwijderen.',
      parking:
        'Het is een plek voor vaste dagen: er is geen herroepingsrecht (art. 59, lid 1, letter n, van het Italiaanse consumentenwetboek). Je kunt de reservering wel in de app verwijderen zolang die niet is begonnen.',
      service:
        'Het zijn vrijetijdsdiensten op vaste dagen: er is geen herroepingsrecht (art. 59, lid 1, letter n, van het Italiaanse consumentenwetboek). Je kunt ze wel in de app verwijderen zolang ze niet zijn begonnen.',
      subscription:
        'Voor een vaste plek en vaste dagen is er geen herroepingsrecht (art. 59, lid 1, letter n, van het Italiaanse consumentenwetboek). Waar dat er wel is, zoals bij een beurtenkaart, staat het in het overzicht.',
      instalment: 'Het is een termijn van een abonnement dat je al hebt: de voorwaarden van je aankoop gelden.',
    },
    keep: 'Bestelling bewaren',
    keepAsk:
      'Je bent offline. We bewaren de bestelling hier en vragen je prijs en voorwaarden te bevestigen zodra je weer online bent.',
    keepWho: 'Je bent offline. We bewaren de bestelling hier en vragen wie je bent zodra je weer online bent.',
    keepCash: 'Je bent offline. Bestel gerust: we bewaren de bestelling hier en sturen die zodra je weer online bent.',
    keepPay: 'Je bent offline. We bewaren de bestelling hier en vragen je te betalen zodra je weer online bent.',
  },

  next: {
    title: 'Eén categorie per betaling',
    text: 'De andere winkelwagens blijven zoals ze zijn: je raakt niets kwijt.',
    pay: {
      umbrella: 'Betaal de parasols',
      bar: 'Betaal de bar',
      restaurant: 'Betaal de tafel',
      parking: 'Betaal het parkeren',
      service: 'Betaal de diensten',
      subscription: 'Betaal het abonnement',
    },
  },

  done: {
    bar: 'Het komt eraan',
    counter: 'Tot zo bij de bar',
    yours: 'Het abonnement is van jou',
    instalment: 'De termijn is betaald',
    follow: 'Volg de bestelling',
    showPass: 'Laat het zien als je aankomt.',
    ticket: (number) => `nr. ${number}`,
    delivery: 'Bezorging',
    counterShort: 'Bar',
    what: 'Bestelling',
    subscription: 'Abonnement',
    table: 'Tafel',
    people: 'Plaatsen',
    plate: 'Kenteken',
    when: 'Wanneer',
  },

  outcome: {
    timeToPay: (time) => `Je hebt nog ${time} om te betalen.`,
    payUntil: (time) => `Betaal vóór ${time}.`,
    timeOver: 'De tijd om te betalen is om.',
    noTries: 'Je hebt geen pogingen meer over.',
    gone: 'De betaling kwam te laat: wat je koos is weg.',
    noShow: 'Het is niet opgehaald.',
    toCart: 'Terug naar de winkelwagen',
    toSubscription: 'Terug naar de abonnementen',
    stillPayable: 'Je kunt nog betalen. Probeer het opnieuw of kies een andere betaalwijze.',
  },

  pending: {
    title: 'Bestelling bij de bar',
    waiting: 'Nog niet verstuurd',
    sent: 'Verstuurd',
    accepted: 'Aangenomen',
    asking: 'We hebben je antwoord nodig',
    waitingText: 'Hij wordt vanzelf verstuurd zodra je weer online bent.',
    waitingAsk: 'Zodra je weer online bent, vragen we je te bevestigen.',
    waitingWho: 'Zodra je weer online bent, vragen we wie je bent, dan gaat hij weg.',
    who: 'Laat weten wie er bestelt',
    confirm: 'Je bent weer online. Bekijk prijs en voorwaarden en bevestig.',
    waitingPay: 'Zodra je weer online bent, vragen we je te betalen.',
    sentText: 'We wachten op het antwoord van de bar. Bestel niet opnieuw: hij komt nooit dubbel binnen.',
    acceptedText: 'De bar heeft je bestelling.',
    payNow: 'Je bent weer online. Betaal, dan wordt de bestelling verstuurd.',
    changed: (before, after) => `Het totaal was ${before}, nu is het ${after}. Bekijk de bestelling en beslis dan.`,
    termsChanged: 'De bestelling is veranderd. Bekijk hem en beslis dan.',
    withdraw: 'Terugtrekken',
    withdrawn: 'Bestelling teruggetrokken: hij zit weer in de winkelwagen',
    look: 'Bekijk de bestelling',
    follow: 'Volg de bestelling',
    close: 'Sluiten',
  },

  guestOrders: 'De bestellingen die je op deze telefoon als gast hebt gedaan, zie je weer als je uitlogt.',
}
