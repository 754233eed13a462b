import { counted } from '../order-mail-texts.ts'
import type { ItemMailTexts } from './item-mail-texts.ts'

export const nl: ItemMailTexts = {
  subject: (resort, number) => `${resort}: je bestelling ${number}`,
  title: {
    bar: (firstName) => `Hoi ${firstName}, de bar heeft je bestelling`,
    restaurant: (firstName) => `Hoi ${firstName}, de tafel is voor jou`,
    parking: (firstName) => `Hoi ${firstName}, de parkeerplaats is voor jou`,
    service: (firstName) => `Hoi ${firstName}, alles is gereserveerd`,
    subscription: (firstName) => `Hoi ${firstName}, het abonnement is voor jou`,
    instalment: (firstName) => `Hoi ${firstName}, de termijn is verwerkt`,
  },
  intro: {
    bar: 'In de app zie je hoe ver je bestelling is. Hieronder staat wat je hebt besteld.',
    restaurant: 'Je reservering is bevestigd. Het agendabestand zit in de bijlage.',
    parking: 'Je reservering is bevestigd: hij geldt voor het kenteken hieronder.',
    service: 'Je reservering is bevestigd: je haalt alles op bij de balie aan het strand.',
    subscription: 'Je abonnement is bevestigd. In de app vind je je pas en je dagen.',
    instalment: 'De termijn van je abonnement is verwerkt.',
  },
  toPay: {
    bar: 'Je betaalt contant als je je bestelling krijgt.',
    restaurant: 'Je betaalt contant bij de kassa als je aankomt.',
    parking: 'Je betaalt contant bij de kassa als je aankomt.',
    service: 'Je betaalt contant bij de kassa als je het ophaalt.',
    subscription: 'Je betaalt zo snel mogelijk contant bij de kassa: de plek is voor jou en de termijn blijft open.',
    instalment: 'Je betaalt contant bij de kassa.',
  },
  paidFirst: (amount) =>
    `Je hebt ${amount} betaald. De andere termijnen en hun dagen staan hierboven: voor elke termijn schrijven we je.`,
  nothingBefore: {
    bar: 'Er is niets te betalen.',
    restaurant: 'Nu is er niets te betalen: je rekent aan tafel af.',
    parking: 'Er is niets te betalen.',
    service: 'Er is niets te betalen.',
    subscription: 'Er is niets te betalen.',
    instalment: 'Er is niets te betalen.',
  },
  ticket: 'Nummer',
  where: 'Waar',
  pickup: 'Ophalen bij de bar',
  tip: 'Fooi',
  dogs: counted('nl', 'hond', 'honden'),
  seats: counted('nl', 'persoon', 'personen'),
  at: (day, time) => `${day}, ${time} uur`,
  plate: (plate) => `Kenteken ${plate}`,
  barNoWithdrawal:
    'De bar maakt alles meteen voor je klaar: er is geen herroepingsrecht (art. 59, lid 1, letter n, van het Italiaanse consumentenwetboek).',
  calendarFile: 'reservering.ics',
  calendarOverFile: 'reservering-geannuleerd.ics',
  over: {
    subject: {
      deleted: (resort, number) => `${resort}: reservering verwijderd, bestelling ${number}`,
      rejected: (resort, number) => `${resort}: we kunnen bestelling ${number} niet uitvoeren`,
      payment_lost: (resort, number) => `${resort}: bestelling ${number} is niet meer geldig`,
      payment_due: (resort, number) => `${resort}: bestelling ${number} is niet meer geldig`,
    },
    title: {
      deleted: (firstName) => `Hoi ${firstName}, je reservering is verwijderd`,
      rejected: (firstName) => `Hoi ${firstName}, het spijt ons`,
      payment_lost: (firstName) => `Hoi ${firstName}, je bestelling is niet meer geldig`,
      payment_due: (firstName) => `Hoi ${firstName}, je bestelling is niet meer geldig`,
    },
    text: {
      deleted: 'Zoals je vroeg, hebben we deze reservering verwijderd.',
      rejected: 'Deze keer lukt het ons helaas niet en we hebben de bestelling geannuleerd.',
      payment_lost:
        'Je bank had het geld gereserveerd, maar het kon niet worden geïnd. Daarom hebben we de bestelling geannuleerd. Er is niets afgeschreven.',
      payment_due:
        'De tijd om te betalen is voorbij en er is geen betaling gekomen. Daarom hebben we de bestelling geannuleerd.',
    },
    reason: 'Reden',
    cashBack: 'De kassa geeft je terug wat je contant hebt betaald.',
    again: {
      bar: 'Open de kaart van de bar',
      restaurant: 'Reserveer een andere tafel',
      parking: 'Boek een andere parkeerplek',
      service: 'Bekijk de diensten',
      subscription: 'Bekijk de abonnementen',
      instalment: 'Bekijk de abonnementen',
    },
  },
  moved: {
    subject: (resort, number) => `${resort}: een nieuwe tijd voor je tafel, bestelling ${number}`,
    title: (firstName) => `Hoi ${firstName}, er is een nieuwe tijd voor je tafel`,
    text: 'Het restaurant heeft de tijd van je reservering veranderd; al het andere blijft zoals het was. Het agendabestand met de nieuwe tijd vind je in de bijlage.',
    before: 'Eerdere tijd',
    notOk: 'Komt de nieuwe tijd je niet uit? Beantwoord deze e-mail, of verwijder de reservering in de app.',
  },
  tooLate: 'De betaling kwam toen de tijd voorbij was, en intussen was er niets meer beschikbaar.',
}
