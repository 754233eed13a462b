import { counted } from '../order-mail-texts.ts'
import type { ItemMailTexts } from './item-mail-texts.ts'

export const de: ItemMailTexts = {
  subject: (resort, number) => `${resort}: deine Bestellung ${number}`,
  title: {
    bar: (firstName) => `Hallo ${firstName}, die Bar hat deine Bestellung`,
    restaurant: (firstName) => `Hallo ${firstName}, der Tisch gehört dir`,
    parking: (firstName) => `Hallo ${firstName}, der Parkplatz gehört dir`,
    service: (firstName) => `Hallo ${firstName}, alles ist gebucht`,
    subscription: (firstName) => `Hallo ${firstName}, das Abo gehört dir`,
    instalment: (firstName) => `Hallo ${firstName}, die Rate ist verbucht`,
  },
  intro: {
    bar: 'In der App siehst du, wie weit sie ist. Hier steht, was du bestellt hast.',
    restaurant: 'Deine Buchung ist bestätigt. Die Kalenderdatei findest du im Anhang.',
    parking: 'Deine Buchung ist bestätigt: Sie gilt für das Kennzeichen unten.',
    service: 'Deine Buchung ist bestätigt: Du holst alles an der Strandkasse ab.',
    subscription: 'Dein Abo ist bestätigt. In der App findest du deine Abo-Karte und deine Tage.',
    instalment: 'Die Rate deines Abos ist verbucht.',
  },
  toPay: {
    bar: 'Du zahlst bar, wenn du deine Bestellung bekommst.',
    restaurant: 'Du zahlst bar an der Kasse, wenn du ankommst.',
    parking: 'Du zahlst bar an der Kasse, wenn du ankommst.',
    service: 'Du zahlst bar an der Kasse, wenn du alles abholst.',
    subscription: 'Du zahlst so bald wie möglich bar an der Kasse: Der Platz gehört dir, die Rate bleibt offen.',
    instalment: 'Du zahlst bar an der Kasse.',
  },
  paidFirst: (amount) =>
    `Du hast ${amount} bezahlt. Die anderen Raten und ihre Tage stehen oben: Vor jeder schreiben wir dir.`,
  nothingBefore: {
    bar: 'Es ist nichts zu zahlen.',
    restaurant: 'Jetzt ist nichts zu zahlen: Die Rechnung zahlst du am Tisch.',
    parking: 'Es ist nichts zu zahlen.',
    service: 'Es ist nichts zu zahlen.',
    subscription: 'Es ist nichts zu zahlen.',
    instalment: 'Es ist nichts zu zahlen.',
  },
  ticket: 'Nummer',
  where: 'Wo',
  pickup: 'Abholung an der Theke',
  tip: 'Trinkgeld',
  dogs: counted('de', 'Hund', 'Hunde'),
  seats: counted('de', 'Person', 'Personen'),
  at: (day, time) => `${day}, ${time} Uhr`,
  plate: (plate) => `Kennzeichen ${plate}`,
  barNoWithdrawal:
    'Die Bar bereitet alles sofort für dich zu: Ein Widerrufsrecht besteht nicht (Art. 59 Abs. 1 Buchst. n des italienischen Verbrauchergesetzbuchs).',
  calendarFile: 'buchung.ics',
  calendarOverFile: 'buchung-storniert.ics',
  over: {
    subject: {
      deleted: (resort, number) => `${resort}: Buchung gelöscht, Bestellung ${number}`,
      rejected: (resort, number) => `${resort}: Wir können Bestellung ${number} nicht ausführen`,
      payment_lost: (resort, number) => `${resort}: Bestellung ${number} gilt nicht mehr`,
      payment_due: (resort, number) => `${resort}: Bestellung ${number} gilt nicht mehr`,
    },
    title: {
      deleted: (firstName) => `Hallo ${firstName}, deine Buchung ist gelöscht`,
      rejected: (firstName) => `Hallo ${firstName}, es tut uns leid`,
      payment_lost: (firstName) => `Hallo ${firstName}, deine Bestellung gilt nicht mehr`,
      payment_due: (firstName) => `Hallo ${firstName}, deine Bestellung gilt nicht mehr`,
    },
    text: {
      deleted: 'Wie gewünscht haben wir diese Buchung gelöscht.',
      rejected: 'Diesmal schaffen wir es leider nicht und haben die Bestellung storniert.',
      payment_lost:
        'Deine Bank hatte das Geld reserviert, es konnte aber nicht eingezogen werden. Darum haben wir die Bestellung storniert. Dir wurde nichts abgebucht.',
      payment_due: 'Die Zeit zum Bezahlen ist um, und es kam keine Zahlung. Darum haben wir die Bestellung storniert.',
    },
    reason: 'Grund',
    cashBack: 'Was du bar gezahlt hast, gibt dir die Kasse zurück.',
    again: {
      bar: 'Barkarte öffnen',
      restaurant: 'Anderen Tisch reservieren',
      parking: 'Anderen Parkplatz buchen',
      service: 'Services ansehen',
      subscription: 'Abos ansehen',
      instalment: 'Abos ansehen',
    },
  },
  moved: {
    subject: (resort, number) => `${resort}: Neue Uhrzeit für deinen Tisch, Bestellung ${number}`,
    title: (firstName) => `Hallo ${firstName}, für deinen Tisch gilt eine neue Uhrzeit`,
    text: 'Das Restaurant hat die Uhrzeit deiner Buchung geändert; alles andere bleibt wie zuvor. Die Kalenderdatei mit der neuen Uhrzeit findest du im Anhang.',
    before: 'Bisherige Uhrzeit',
    notOk: 'Passt dir die neue Uhrzeit nicht? Antworte auf diese E-Mail, oder lösche die Buchung in der App.',
  },
  tooLate: 'Die Zahlung kam, als die Zeit vorbei war, und inzwischen war nichts mehr frei.',
}
