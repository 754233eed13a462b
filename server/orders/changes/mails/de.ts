import type { ChangeMailTexts } from './change-mail-texts.ts'

export const de: ChangeMailTexts = {
  subject: (resort, number) => `${resort}: Buchung geändert, Bestellung ${number}`,
  title: (firstName) => `Hallo ${firstName}, deine Buchung wurde geändert`,
  daysCancelled: 'Wie gewünscht haben wir die Tage unten storniert: Der Platz ist wieder frei.',
  moved: 'Wie gewünscht haben wir deine Buchung verschoben.',
  changedByResort: 'Wir haben deine Buchung geändert, wie am Strand besprochen.',
  cannotDeliver:
    'Es tut uns leid: Wir können dir den gebuchten Platz nicht geben. Du bekommst alles zurück, was du für diese Tage bezahlt hast.',
  before: 'Vorher',
  after: 'Jetzt',
  cancelled: 'Storniert',
  fromDesk: (amount) => `${amount} hast du an der Kasse bezahlt: Dort bekommst du das Geld zurück.`,
  toCredit: (amount) => `${amount} sind jetzt in deinem Guthaben: Du kannst sie für die nächste Bestellung nutzen.`,
  kept: (amount) =>
    `Nach den Verkaufsbedingungen bekommst du ${amount} nicht zurück: Bis zum Beginn war es nur noch kurze Zeit.`,
  noDifference: 'Am Preis ändert sich nichts.',
  stillDue: (amount) =>
    `Noch zu bezahlen sind ${amount}: online über die Bestellung oder an der Kasse, wenn du ankommst.`,
}
