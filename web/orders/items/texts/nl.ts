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
  plate: (plate) => `Kenteken ${plate}`,
  table: 'Tafel',
  barTo: (code) => `Bar, bezorgen bij ${code}`,
  barCounter: 'Bar, ophalen aan de toog',
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
    who: 'Wie bestelt er',
    change: 'Wijzigen',
    cash: { umbrella: 'Contant bij bezorging', pickup: 'Contant aan de toog' },
    chooseDelivery: 'Kies waar we het brengen: dan zie je het totaal en bestel je.',
    ready: (minutes) => `Klaar over ongeveer ${count(minutes, 'minuut', 'minuten')}`,
    noWithdrawal: {
      bar: 'Eten en drinken worden vers gemaakt: er is geen herroepingsrecht (art. 59 lid 1 d en n, Italiaans consumentenwetboek).',
      restaurant:
        'Het is een tafel op een vast uur: er is geen herroepingsrecht (art. 59 lid 1 n, Italiaans consumentenwetboek). Je kunt de reservering wel in de app verwijderen.',
      parking:
        'Het is een plek voor vaste dagen: er is geen herroepingsrecht (art. 59 lid 1 n, Italiaans consumentenwetboek). Je kunt hem in de app verwijderen tot hij begint.',
      service:
        'Het zijn vrijetijdsdiensten op vaste dagen: er is geen herroepingsrecht (art. 59 lid 1 n, Italiaans consumentenwetboek). Je kunt ze in de app verwijderen tot ze beginnen.',
      subscription:
        'Voor een vaste plek en vaste dagen is er geen herroepingsrecht (art. 59 lid 1 n, Italiaans consumentenwetboek). Waar het abonnement het wel geeft, bij strippenkaarten, staat het in het overzicht.',
      instalment: 'Het is een termijn van een abonnement dat je al hebt: de voorwaarden van je aankoop gelden.',
    },
    keepCash: 'Je bent offline. Bestel gerust: we bewaren de bestelling hier en sturen haar zodra je weer online bent.',
    keepPay: 'Je bent offline. We bewaren de bestelling hier en vragen je te betalen zodra je weer online bent.',
  },

  next: {
    title: 'Eén categorie per betaling',
    text: 'Elke winkelwagen blijft zoals hij is, je verliest er geen.',
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
    counter: 'Tot zo aan de toog',
    follow: 'Volg de bestelling',
    showPass: 'Laat het zien als je aankomt.',
    ticket: (number) => `nr. ${number}`,
    delivery: 'Bezorging',
    counterShort: 'Toog',
    what: 'Bestelling',
    table: 'Tafel',
    people: 'Plaatsen',
    plate: 'Kenteken',
    when: 'Wanneer',
  },

  outcome: {
    timeToPay: (time) => `Je hebt nog ${time} om te betalen.`,
    payUntil: (time) => `Betaal vóór ${time}.`,
    timeOver: 'De tijd om te betalen is om.',
    noTries: 'Er zijn geen pogingen meer.',
    gone: 'De betaling kwam te laat: wat je koos is weg.',
    noShow: 'Het is niet opgehaald.',
    toCart: 'Terug naar de winkelwagen',
    toSubscription: 'Terug naar de abonnementen',
    stillPayable: 'Je kunt nog betalen. Probeer opnieuw of kies een andere manier.',
  },

  pending: {
    title: 'Bestelling bij de bar',
    waiting: 'Nog niet verstuurd',
    sent: 'Verstuurd',
    accepted: 'Aangenomen',
    asking: 'We hebben je antwoord nodig',
    waitingText: 'Ze gaat vanzelf zodra je weer online bent.',
    waitingPay: 'Zodra je weer online bent, vragen we je te betalen.',
    sentText: 'We wachten op het antwoord van de bar. Bestel niet opnieuw: ze komt nooit dubbel.',
    acceptedText: 'De bar heeft je bestelling.',
    payNow: 'Je bent weer online. Betaal en de bestelling gaat weg.',
    changed: (before, after) => `Het totaal was ${before}, nu is het ${after}. Bekijk de bestelling en beslis dan.`,
    termsChanged: 'De bestelling is veranderd. Bekijk haar en beslis dan.',
    withdraw: 'Terugtrekken',
    withdrawn: 'Bestelling teruggetrokken: ze zit weer in de winkelwagen',
    look: 'Bekijk de bestelling',
    follow: 'Volg de bestelling',
    close: 'Sluiten',
  },

  guestOrders: 'De bestellingen die je op deze telefoon als gast deed, zie je weer als je uitlogt.',
}
