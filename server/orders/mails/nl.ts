import { counted, type OrderMailTexts } from './order-mail-texts.ts'

export const nl: OrderMailTexts = {
  subject: (resort, number) => `${resort}: je reservering ${number}`,
  title: (firstName) => `Hoi ${firstName}, tot gauw!`,
  intro:
    'Je reservering is bevestigd. Hier staat alles wat je nodig hebt; het agendabestand en de verkoopvoorwaarden vind je in de bijlagen.',
  cancelled: 'Deze bestelling is niet meer geldig: de plekken zijn weer vrij en er is niets te betalen.',
  passIntro:
    'Laat bij de ingang de QR-code zien, hierboven of in de app. Is die niet leesbaar, dan geldt ook deze code:',
  passAlt: (number) => `QR-code van bestelling ${number}: je toegang`,
  openPass: 'Bestelling in de app openen',
  openToPay: 'Bestelling openen en betalen',
  toPayCash: (hour, day) =>
    `Kom uiterlijk om ${hour} op ${day} en betaal contant bij de kassa. Daarna komen de plekken weer vrij.`,
  toPayLater: (hour, day) => `Betaal uiterlijk om ${hour} op ${day}. Daarna komen de plekken weer vrij.`,
  nothingToPay: 'Er is niets te betalen.',
  paid: {
    card: 'Je hebt met je kaart betaald: er is niets meer te betalen.',
    wallet: 'Je hebt met PayPal betaald: er is niets meer te betalen.',
    other: 'Alles is al betaald.',
  },
  order: 'Bestelling',
  orderedOn: 'Besteld op',
  place: (code) => `Parasol ${code}`,
  gazebo: (code) => `Paviljoen ${code}`,
  service: 'Service',
  promotion: (name) => `Actie ${name}`.trim(),
  total: 'Totaal',
  creditUsed: 'Gebruikt tegoed',
  leftToPay: 'Nog te betalen',
  days: (from, to) => (from === to ? from : `van ${from} tot en met ${to}`),
  parts: { full_day: 'hele dag', morning: 'ochtend', afternoon: 'middag' },
  people: counted('nl', 'persoon', 'personen'),
  extras: {
    sun_bed: counted('nl', 'ligbed', 'ligbedden'),
    deck_chair: counted('nl', 'strandstoel', 'strandstoelen'),
    extra_seat: counted('nl', 'extra plaats', 'extra plaatsen'),
    director_chair: counted('nl', 'regisseursstoel', 'regisseursstoelen'),
    hammock: counted('nl', 'hangmat', 'hangmatten'),
    table: counted('nl', 'tafeltje', 'tafeltjes'),
  },
  noWithdrawal:
    'Dit is een vrijetijdsdienst op vaste data: er is geen herroepingsrecht (art. 59, lid 1, letter n, van het Italiaanse consumentenwetboek). Je kunt de reservering wel in de app verwijderen zolang die niet is begonnen.',
  conditions: (version) => `De verkoopvoorwaarden, versie ${version}, zijn van toepassing: je vindt ze in de bijlage.`,
  conditionsByPaying: (version) =>
    `Door te betalen ga je akkoord met de verkoopvoorwaarden, versie ${version}: je vindt ze in de bijlage.`,
  conditionsFile: 'verkoopvoorwaarden.txt',
  calendarFile: 'strand.ics',
  reminder: 'Over een uur loopt de tijd om te betalen af.',
  freed: {
    subjectDeleted: (resort, number) => `${resort}: reservering verwijderd, bestelling ${number}`,
    subjectEnded: (resort, number) => `${resort}: bestelling ${number} is niet meer geldig`,
    titleDeleted: (firstName) => `Hoi ${firstName}, je reservering is verwijderd`,
    titleEnded: (firstName) => `Hoi ${firstName}, je reservering is niet meer geldig`,
    deleted: 'Zoals je vroeg, hebben we deze reservering verwijderd. De plek is weer vrij.',
    cashNotArrived: (hour, day) =>
      `De contante betaling moest uiterlijk om ${hour} op ${day} bij de kassa binnen zijn en is niet ontvangen. Daarom hebben we de reservering geannuleerd.`,
    notPaid: (hour, day) =>
      `De betaling moest uiterlijk om ${hour} op ${day} binnen zijn en is niet ontvangen. Daarom hebben we de bestelling geannuleerd.`,
    paymentLost:
      'Je bank had het bedrag gereserveerd, maar het kon niet worden geïnd. Daarom hebben we de reservering geannuleerd. Er is niets afgeschreven.',
    goesBack: (amount) => `We betalen ${amount} terug via dezelfde betaalwijze; meestal duurt dat een paar dagen.`,
    nothingBack: 'Volgens de verkoopvoorwaarden krijg je voor deze reservering niets terug.',
    left: 'Wat overblijft',
    goesToCredit: (amount) => `${amount} staat weer in je tegoed: je vindt het in je profiel.`,
    dueNow: 'Nu te betalen',
    passStays: 'De QR-code blijft dezelfde: hij geldt voor de plekken die overblijven.',
    passOver: 'De QR-code van deze bestelling geeft geen toegang meer.',
    bookAgain: 'Opnieuw reserveren',
    calendarFile: 'strand-geannuleerd.ics',
  },
  money: {
    amount: 'Bedrag',
    way: 'Betaalwijze',
    card: (lastFour) => (lastFour === null ? 'Kaart' : `Kaart •••• ${lastFour}`),
    paid: {
      subject: (resort, number) => `${resort}: betaling ontvangen, bestelling ${number}`,
      title: (firstName) => `Hoi ${firstName}, betaling ontvangen`,
      text: 'We hebben je betaling ontvangen. Dit is het bewijs: alle bedragen staan in het overzicht van de bestelling.',
      nothingLeft: 'Er is verder niets te betalen.',
    },
    givenBack: {
      subject: (resort, number) => `${resort}: je krijgt je betaling terug, bestelling ${number}`,
      title: (firstName) => `Hoi ${firstName}, je krijgt je betaling terug`,
      why: {
        too_late: 'Je betaling kwam toen de tijd voorbij was, en intussen heeft iemand anders de plekken.',
        order_over: 'Je betaling kwam toen de bestelling niet meer geldig was.',
        paid_already: 'De bestelling was al betaald: deze tweede betaling is er een te veel.',
        mismatch: 'Je betaling hoort niet bij de bestelling, dus we kunnen die niet houden.',
      },
      how: 'Heeft je bank het bedrag alleen gereserveerd, dan geeft die het vrij; is het al afgeschreven, dan krijg je het binnen een paar dagen terug via dezelfde betaalwijze. Je hoeft niets te doen.',
    },
    refund: {
      succeeded: {
        subject: (resort, number) => `${resort}: terugbetaling van bestelling ${number}`,
        title: (firstName) => `Hoi ${firstName}, je geld komt terug`,
        text: 'We hebben het bedrag teruggestuurd. Afhankelijk van je bank zie je het binnen ongeveer tien dagen.',
      },
      failed: {
        subject: (resort, number) => `${resort}: de terugbetaling van bestelling ${number} is niet gelukt`,
        title: (firstName) => `Hoi ${firstName}, de terugbetaling is niet gelukt`,
        text: 'We konden dit bedrag niet terugbetalen op dezelfde manier als je hebt betaald. De kassa weet ervan en neemt contact met je op om het op een andere manier terug te geven.',
      },
    },
    review: {
      began: {
        subject: (resort, number) => `${resort}: PayPal controleert de betaling van bestelling ${number}`,
        title: (firstName) => `Hoi ${firstName}, je betaling wordt gecontroleerd`,
        text: 'PayPal controleert de betaling: dat kan een paar dagen duren. We schrijven je zodra er antwoord is.',
      },
      denied: {
        subject: (resort, number) => `${resort}: de betaling van bestelling ${number} is niet gelukt`,
        title: (firstName) => `Hoi ${firstName}, je betaling is niet gelukt`,
        text: 'PayPal heeft de betaling gecontroleerd en niet geaccepteerd: er is niets afgeschreven.',
      },
      kept: 'Wat je koos blijft intussen voor je gereserveerd. Je hoeft niets te doen, ook niet opnieuw te betalen.',
      payUntil: (instant) =>
        `Wat je koos is voor je gereserveerd tot dit moment: ${instant}. Wil je het nog, betaal dan op een andere manier.`,
      freed: 'Wat je koos is niet meer voor je gereserveerd: het is weer vrij. Wil je het nog, reserveer dan opnieuw.',
    },
  },
}
