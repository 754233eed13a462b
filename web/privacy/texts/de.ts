import type { it } from './it.ts'

export const de: typeof it = {
  title: 'Meine Daten',
  consents: {
    title: 'Wozu du Ja gesagt hast',
    personal_data: 'Verarbeitung der Daten',
    purposes: 'Zwecke der Verarbeitung',
    given: (version, day, time) => `Version ${version}, ${day} um ${time}`,
    none: 'Du hast noch keine Einwilligung gegeben.',
  },
  download: {
    title: 'Eine Kopie für dich',
    text: 'Alles, was wir über dich aufbewahren: Profil, Hunde und Dokumente, Bestellungen, Zahlungen, Einwilligungen. Als Seite zum Lesen und Drucken oder als Datei für ein anderes Programm. Passwörter und Schlüssel sind nicht dabei.',
    page: 'Als Seite zum Lesen herunterladen',
    button: 'Meine Daten herunterladen (JSON)',
    fileName: 'meine-daten',
    done: 'Datei auf deinem Gerät gespeichert',
  },
  correct: {
    title: 'Wenn etwas nicht stimmt',
    profile: 'Name und Telefon berichtigen',
    security: 'E-Mail oder Passwort ändern',
  },
  leave: {
    title: 'Wenn du gehen willst',
    row: 'Konto löschen',
  },
  deletion: {
    page: 'Konto löschen',
    title: 'Möchtest du dein Konto löschen?',
    text: 'Wir löschen Profil, Hunde und Karten. Bezahlte Buchungen gelten bis zu ihrem Datum.',
    paid: (count) =>
      count === 1
        ? 'Du hast eine bezahlte Buchung. Notiere die Nummer oder sichere den Pass: Danach zeigt die App sie nicht mehr.'
        : `Du hast ${count} bezahlte Buchungen. Notiere die Nummern oder sichere die Pässe: Danach zeigt die App sie nicht mehr.`,
    seeOrders: 'Meine Bestellungen ansehen',
    unpaid: (count) =>
      count === 1
        ? 'Eine Buchung ist nicht bezahlt: Wir stornieren sie.'
        : `${count} Buchungen sind nicht bezahlt: Wir stornieren sie.`,
    word: 'LÖSCHEN',
    field: (word) => `Gib ${word} zur Bestätigung ein`,
    keep: 'Konto behalten',
    forever: 'Für immer löschen',
    credit: (amount) => `Du hast ${amount} Guthaben: Es verfällt mit dem Konto. Du kannst es vorher noch verwenden.`,
    underWay: 'Eine Zahlung läuft noch. Warte, bis sie abgeschlossen ist, dann kannst du das Konto löschen.',
    staffTitle: 'Du gehörst zum Personal',
    staffText: 'Bitte die Leitung des Strandbads, dir die Rollen zu entziehen. Dann kannst du das Konto löschen.',
    askTitle: 'Per E-Mail anfragen',
    askText: (email) =>
      `Hier werden Konten auf Anfrage gelöscht. Schreib an ${email} von der Adresse, mit der du dich anmeldest.`,
    goodbye: 'Dein Konto ist gelöscht. Genieß das Meer.',
  },
}
