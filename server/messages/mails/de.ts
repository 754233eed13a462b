import type { MessageTexts } from './message-texts.ts'

export const de: MessageTexts = {
  ready: {
    title: (ticket) => `Deine Bestellung ist fertig: Nr. ${ticket}`,
    pickup: 'Sie wartet an der Theke der Bar auf dich.',
    place: (code) => `Wir bringen sie zu Platz ${code}.`,
    mailTitle: (firstName) => `Hallo ${firstName}, deine Bestellung ist fertig`,
    button: 'Bestellung öffnen',
  },
  hold: {
    title: 'Deine Plätze werden gleich wieder frei',
    body: (time) => `Wir halten sie bis ${time} Uhr für dich. Öffne den Warenkorb, um zu bestellen.`,
  },
  released: {
    title: 'Wir haben einen Platz aus deinem Warenkorb freigegeben',
    body: (codes) => `${codes}: wir brauchten ihn am Strand. Entschuldige bitte; such dir gern einen anderen aus.`,
  },
  hotSand: {
    title: 'Der Sand ist heiß',
    body: (time) =>
      `Bis etwa ${time} Uhr verbrennt er die Pfoten: Schatten, kühles Wasser und die Stege für deinen Hund.`,
  },
  lostDog: (name) => `Hast du ${name} gesehen? Ein Hund wird gesucht`,
  reminder: {
    title: (resort) => `${resort} erwartet dich`,
    body: (day, things) => `${day}: ${things}`,
    subject: (resort, day) => `${resort}: bis ${day}`,
    mailTitle: (firstName) => `Hallo ${firstName}, bis bald`,
    intro: (day) => `Wir erinnern dich an deine Buchung für ${day}.`,
    button: 'Buchung öffnen',
    change: 'Wenn du nicht kommst, lösche die Buchung in der App: Jemand anderes freut sich über den Platz.',
  },
  offer: {
    title: (code) => `${code} ist frei geworden`,
    body: (time, stay) => `Deins bis ${time}: ${stay}.`,
    mailTitle: (firstName, code) => `Hallo ${firstName}, ${code} ist frei geworden`,
    intro: (time) =>
      `Du stehst auf der Warteliste: Der Platz gehört dir bis ${time}. Wenn du ihn möchtest, nimm ihn an und schließe die Bestellung ab.`,
    place: 'Platz',
    when: 'Wann',
    until: 'Deins bis',
    button: 'Platz ansehen',
    note: 'Wenn du ihn nicht möchtest, lehn ihn ab: Er geht gleich an die nächste Person. Deine Stelle auf der Liste behältst du.',
  },
  tableOffer: {
    title: (seats) => `Ein Tisch für ${seats} ist frei geworden`,
    body: (time, stay) => `Deiner bis ${time}: ${stay}.`,
    mailTitle: (firstName, seats) => `Hallo ${firstName}, ein Tisch für ${seats} ist frei geworden`,
    intro: (time) =>
      `Du stehst auf der Warteliste: Der Tisch gehört dir bis ${time}. Wenn du ihn möchtest, nimm ihn in der App.`,
    place: 'Personen',
    when: 'Wann',
    until: 'Deiner bis',
    button: 'Tisch ansehen',
    note: 'Wenn du ihn nicht möchtest, lehn ihn ab: Er geht gleich an die nächste Person.',
  },
  broadcast: {
    why: (resort, day) => `Du bekommst diese Nachricht, weil du bei ${resort} für ${day} gebucht hast.`,
    button: 'Deine Bestellungen öffnen',
  },
  order: 'Bestellung',
  number: 'Nummer',
  wishes: 'Wähle, welche Nachrichten du bekommst: in der App unter „Profil“, „Mitteilungen“.',
  staff: {
    refund_failed: {
      subject: (number) => `Rückerstattung fehlgeschlagen: Bestellung ${number}`,
      title: 'Eine Rückerstattung ist nicht angekommen',
      text: 'Die Bank oder das Zahlungsnetz hat die Rückerstattung abgelehnt. Der Gast weiß Bescheid. Gib den Betrag auf anderem Weg zurück.',
    },
    dispute_opened: {
      subject: (number) => `Zahlung beanstandet: Bestellung ${number}`,
      title: 'Eine Zahlung wird beanstandet',
      text: 'Der Betrag bleibt gesperrt, bis über den Fall entschieden ist. Antworte im Konto beim Zahlungsanbieter, spätestens bis zu dem Datum, das dort steht.',
    },
    money_out_unusual: {
      subject: (name) => `Ungewöhnlicher Betrag: ${name}`,
      title: 'Ein ungewöhnlicher Betrag ist hinausgegangen',
      text: 'Eine Person hat viel Geld herausgegeben, auf einmal oder über den Tag. Sieh im Protokoll nach, ob es stimmt.',
    },
    money_out_asked: {
      subject: (name) => `${name} bittet um dein Ja`,
      title: 'Eine Anfrage wartet auf ein Ja',
      text: 'Sie liegt über der Grenze dessen, der fragt: Ohne das Ja einer anderen Person der Leitung geschieht nichts. Öffne sie und sage Ja oder Nein.',
    },
    amount: 'Betrag',
    person: 'Wer',
    way: 'Wie',
    ways: {
      refund: 'Erstattung',
      cancellation: 'Stornierte Buchung',
      change: 'Wechsel auf einen günstigeren Platz',
      credit: 'Guthaben',
      complimentary: 'Geschenkte Plätze',
      payout: 'Bargeld aus der Kasse',
    },
    today: 'Insgesamt heute',
    button: 'Verwaltung öffnen',
  },
}
