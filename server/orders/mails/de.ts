import { counted, type OrderMailTexts } from './order-mail-texts.ts'

export const de: OrderMailTexts = {
  subject: (resort, number) => `${resort}: deine Buchung ${number}`,
  title: (firstName) => `Hallo ${firstName}, bis bald!`,
  intro:
    'Deine Buchung ist bestätigt. Hier steht alles, was du brauchst; die Kalenderdatei und die Verkaufsbedingungen findest du im Anhang.',
  cancelled: 'Diese Bestellung gilt nicht mehr: Die Plätze sind wieder frei, und es ist nichts zu bezahlen.',
  passIntro:
    'Zeig am Eingang den QR-Code, hier oben oder in der App. Lässt er sich nicht lesen, gilt auch dieser Code:',
  passAlt: (number) => `QR-Code der Bestellung ${number}: dein Einlass`,
  openPass: 'Bestellung in der App öffnen',
  openToPay: 'Bestellung öffnen und bezahlen',
  toPayCash: (hour, day) =>
    `Komm bis ${hour} Uhr am ${day} und bezahle bar an der Kasse. Danach werden die Plätze wieder frei.`,
  toPayLater: (hour, day) => `Bezahle bis ${hour} Uhr am ${day}. Danach werden die Plätze wieder frei.`,
  nothingToPay: 'Es ist nichts zu bezahlen.',
  paid: {
    card: 'Du hast mit Karte bezahlt: Es ist nichts mehr offen.',
    wallet: 'Du hast mit PayPal bezahlt: Es ist nichts mehr offen.',
    other: 'Es ist schon alles bezahlt.',
  },
  order: 'Bestellung',
  orderedOn: 'Bestellt am',
  place: (code) => `Sonnenschirm ${code}`,
  gazebo: (code) => `Pavillon ${code}`,
  service: 'Service',
  promotion: (name) => `Aktion ${name}`.trim(),
  total: 'Gesamt',
  creditUsed: 'Verwendetes Guthaben',
  leftToPay: 'Noch zu bezahlen',
  days: (from, to) => (from === to ? from : `${from} bis ${to}`),
  parts: { full_day: 'ganzer Tag', morning: 'Vormittag', afternoon: 'Nachmittag' },
  people: counted('de', 'Person', 'Personen'),
  extras: {
    sun_bed: counted('de', 'Liege', 'Liegen'),
    deck_chair: counted('de', 'Liegestuhl', 'Liegestühle'),
    extra_seat: counted('de', 'Zusatzplatz', 'Zusatzplätze'),
    director_chair: counted('de', 'Regiestuhl', 'Regiestühle'),
    hammock: counted('de', 'Hängematte', 'Hängematten'),
    table: counted('de', 'Tischchen', 'Tischchen'),
  },
  noWithdrawal:
    'Es handelt sich um eine Freizeitdienstleistung zu festen Terminen: Ein Widerrufsrecht besteht nicht (Art. 59 Abs. 1 Buchst. n des italienischen Verbrauchergesetzbuchs). Du kannst die Buchung aber in der App löschen, solange sie nicht begonnen hat.',
  conditions: (version) => `Es gelten die Verkaufsbedingungen in der Version ${version}: Sie liegen im Anhang bei.`,
  conditionsByPaying: (version) =>
    `Mit der Zahlung nimmst du die Verkaufsbedingungen in der Version ${version} an: Sie liegen im Anhang bei.`,
  conditionsFile: 'verkaufsbedingungen.txt',
  calendarFile: 'strand.ics',
  reminder: 'In einer Stunde endet die Zeit zum Bezahlen.',
  freed: {
    subjectDeleted: (resort, number) => `${resort}: Buchung gelöscht, Bestellung ${number}`,
    subjectEnded: (resort, number) => `${resort}: Bestellung ${number} gilt nicht mehr`,
    titleDeleted: (firstName) => `Hallo ${firstName}, deine Buchung ist gelöscht`,
    titleEnded: (firstName) => `Hallo ${firstName}, deine Buchung gilt nicht mehr`,
    deleted: 'Wie gewünscht haben wir diese Buchung gelöscht. Der Platz ist wieder frei.',
    cashNotArrived: (hour, day) =>
      `Die Barzahlung war bis ${hour} Uhr am ${day} an der Kasse fällig und ist nicht eingegangen. Deshalb haben wir die Buchung storniert.`,
    notPaid: (hour, day) =>
      `Die Zahlung war bis ${hour} Uhr am ${day} fällig und ist nicht eingegangen. Deshalb haben wir die Bestellung storniert.`,
    paymentLost:
      'Deine Bank hatte den Betrag reserviert, er ließ sich aber nicht einziehen. Deshalb haben wir die Buchung storniert. Abgebucht wurde nichts.',
    goesBack: (amount) =>
      `Wir erstatten dir ${amount} auf dem Weg, auf dem du bezahlt hast; das dauert meist ein paar Tage.`,
    nothingBack: 'Nach den Verkaufsbedingungen gibt es für diese Buchung keine Erstattung.',
    left: 'Was bleibt',
    goesToCredit: (amount) => `${amount} sind wieder in deinem Guthaben: Du findest es im Profil.`,
    dueNow: 'Jetzt zu bezahlen',
    passStays: 'Der QR-Code bleibt derselbe: Er gilt für die Plätze, die bleiben.',
    passOver: 'Der QR-Code dieser Bestellung gilt am Eingang nicht mehr.',
    bookAgain: 'Neu buchen',
    calendarFile: 'strand-storniert.ics',
  },
  money: {
    amount: 'Betrag',
    way: 'Zahlungsart',
    card: (lastFour) => (lastFour === null ? 'Karte' : `Karte •••• ${lastFour}`),
    paid: {
      subject: (resort, number) => `${resort}: Zahlung eingegangen, Bestellung ${number}`,
      title: (firstName) => `Hallo ${firstName}, Zahlung eingegangen`,
      text: 'Deine Zahlung ist bei uns eingegangen. Das ist der Beleg: Alle Buchungen stehen in der Übersicht der Bestellung.',
      nothingLeft: 'Es ist nichts weiter zu bezahlen.',
    },
    givenBack: {
      subject: (resort, number) => `${resort}: Du bekommst deine Zahlung zurück, Bestellung ${number}`,
      title: (firstName) => `Hallo ${firstName}, du bekommst deine Zahlung zurück`,
      why: {
        too_late: 'Deine Zahlung kam, als die Zeit schon um war, und inzwischen hat jemand anderes die Plätze.',
        order_over: 'Deine Zahlung kam, als die Bestellung nicht mehr galt.',
        paid_already: 'Die Bestellung war schon bezahlt: Diese zweite Zahlung ist zu viel.',
        mismatch: 'Deine Zahlung passt nicht zur Bestellung, deshalb können wir sie nicht behalten.',
      },
      how: 'Hat deine Bank den Betrag nur reserviert, gibt sie ihn frei; ist er schon abgebucht, kommt er in ein paar Tagen auf demselben Weg zurück. Du musst nichts tun.',
    },
    refund: {
      succeeded: {
        subject: (resort, number) => `${resort}: Erstattung für die Bestellung ${number}`,
        title: (firstName) => `Hallo ${firstName}, deine Erstattung ist unterwegs`,
        text: 'Wir haben die Erstattung veranlasst. Je nach Bank siehst du sie in etwa zehn Tagen.',
      },
      failed: {
        subject: (resort, number) => `${resort}: Die Erstattung für die Bestellung ${number} hat nicht geklappt`,
        title: (firstName) => `Hallo ${firstName}, deine Erstattung hat nicht geklappt`,
        text: 'Wir konnten diesen Betrag nicht auf dem Weg erstatten, auf dem du bezahlt hast. Die Kasse weiß Bescheid und meldet sich bei dir, um ihn dir auf anderem Weg zurückzugeben.',
      },
    },
    review: {
      began: {
        subject: (resort, number) => `${resort}: PayPal prüft die Zahlung der Bestellung ${number}`,
        title: (firstName) => `Hallo ${firstName}, deine Zahlung wird geprüft`,
        text: 'PayPal prüft die Zahlung: Das kann ein paar Tage dauern. Wir schreiben dir, sobald eine Antwort da ist.',
      },
      denied: {
        subject: (resort, number) => `${resort}: Die Zahlung der Bestellung ${number} hat nicht geklappt`,
        title: (firstName) => `Hallo ${firstName}, deine Zahlung hat nicht geklappt`,
        text: 'PayPal hat die Zahlung geprüft und nicht angenommen: Dir wurde nichts abgebucht.',
      },
      kept: 'Was du gewählt hast, bleibt so lange für dich reserviert. Du musst nichts tun und auch nicht noch mal zahlen.',
      payUntil: (instant) =>
        `Was du gewählt hast, ist bis zu diesem Zeitpunkt für dich reserviert: ${instant}. Möchtest du es noch, zahle auf einem anderen Weg.`,
      freed:
        'Was du gewählt hattest, ist nicht mehr für dich reserviert: Es ist wieder frei. Möchtest du es noch, buche neu.',
    },
  },
}
