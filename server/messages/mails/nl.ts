import type { MessageTexts } from './message-texts.ts'

export const nl: MessageTexts = {
  ready: {
    title: (ticket) => `Je bestelling is klaar: nr. ${ticket}`,
    pickup: 'Hij staat voor je klaar bij de bar.',
    place: (code) => `We brengen hem naar plek ${code}.`,
    mailTitle: (firstName) => `Hoi ${firstName}, je bestelling is klaar`,
    button: 'Open de bestelling',
  },
  hold: {
    title: 'Je plekken komen bijna weer vrij',
    body: (time) => `We houden ze voor je vast tot ${time} uur. Open de winkelwagen om te bestellen.`,
  },
  released: {
    title: 'We hebben een plek uit je winkelwagen vrijgegeven',
    body: (codes) => `${codes}: we hadden die op het strand nodig. Sorry; kies gerust een andere.`,
  },
  hotSand: {
    title: 'Het zand is heet',
    body: (time) =>
      `Tot ongeveer ${time} uur verbrandt je hond er zijn poten: zoek schaduw, geef koel water en loop over het vlonderpad.`,
  },
  lostDog: (name) => `Heb je ${name} gezien? Een hond is weg`,
  reminder: {
    title: (resort) => `${resort} verwacht je`,
    body: (day, things) => `${day}: ${things}`,
    subject: (resort, day) => `${resort}: tot ${day}`,
    mailTitle: (firstName) => `Hoi ${firstName}, tot gauw`,
    intro: (day) => `We herinneren je aan je reservering voor ${day}.`,
    button: 'Open de reservering',
    change: 'Kom je niet, verwijder dan de reservering in de app: iemand anders is blij met de plek.',
  },
  offer: {
    title: (code) => `${code} is vrijgekomen`,
    body: (time, stay) => `Van jou tot ${time}: ${stay}.`,
    mailTitle: (firstName, code) => `Hoi ${firstName}, ${code} is vrijgekomen`,
    intro: (time) =>
      `Je staat op de wachtlijst: de plek is van jou tot ${time}. Wil je hem, neem hem dan aan en rond de bestelling af.`,
    place: 'Plek',
    when: 'Wanneer',
    until: 'Van jou tot',
    button: 'Bekijk de plek',
    note: 'Wil je hem niet, weiger hem dan: hij gaat meteen naar de volgende. Je houdt je plaats op de lijst.',
  },
  tableOffer: {
    title: (seats) => `Er is een tafel voor ${seats} vrijgekomen`,
    body: (time, stay) => `Van jou tot ${time}: ${stay}.`,
    mailTitle: (firstName, seats) => `Hoi ${firstName}, er is een tafel voor ${seats} vrijgekomen`,
    intro: (time) => `Je staat op de wachtlijst: de tafel is van jou tot ${time}. Wil je hem, neem hem dan in de app.`,
    place: 'Personen',
    when: 'Wanneer',
    until: 'Van jou tot',
    button: 'Bekijk de tafel',
    note: 'Wil je hem niet, weiger hem dan: hij gaat meteen naar de volgende.',
  },
  broadcast: {
    why: (resort, day) => `Je krijgt dit bericht omdat je bij ${resort} hebt gereserveerd voor ${day}.`,
    button: 'Open je bestellingen',
  },
  order: 'Bestelling',
  number: 'Nummer',
  wishes: 'Kies welke berichten je krijgt: in de app bij ‘Profiel’, ‘Meldingen’.',
  staff: {
    refund_failed: {
      subject: (number) => `Terugbetaling mislukt: bestelling ${number}`,
      title: 'Een terugbetaling is niet aangekomen',
      text: 'De bank of het betaalnetwerk heeft de terugbetaling geweigerd. De gast weet het. Geef het bedrag op een andere manier terug.',
    },
    dispute_opened: {
      subject: (number) => `Betwisting geopend: bestelling ${number}`,
      title: 'Een betaling wordt betwist',
      text: 'Het bedrag is geblokkeerd tot er een besluit is. Reageer in je account bij de betaaldienst, uiterlijk op de datum die daar staat.',
    },
    money_out_unusual: {
      subject: (name) => `Ongewoon bedrag: ${name}`,
      title: 'Er is een ongewoon bedrag uitgegaan',
      text: 'Iemand heeft een groot bedrag laten gaan, in één keer of over de dag. Kijk in het logboek of het klopt.',
    },
    money_out_asked: {
      subject: (name) => `${name} vraagt om jouw ja`,
      title: 'Een aanvraag wacht op een ja',
      text: 'Het bedrag is hoger dan de grens van wie het vraagt: zonder het ja van iemand anders van de leiding gebeurt er niets. Open de aanvraag en zeg ja of nee.',
    },
    amount: 'Bedrag',
    person: 'Wie',
    way: 'Hoe',
    ways: {
      refund: 'Terugbetaling',
      cancellation: 'Reservering geannuleerd',
      change: 'Wissel naar een goedkopere plek',
      credit: 'Tegoed',
      complimentary: 'Gratis plaatsen',
      payout: 'Contant geld uit de kassa',
    },
    today: 'In totaal vandaag',
    button: 'Open het beheer',
  },
}
