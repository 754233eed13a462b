import type { it } from './it.ts'

/** German texts of the providers' fields and of the saved cards. */
export const de: typeof it = {
  fields: {
    title: 'Kartendaten',
    labels: { number: 'Nummer', expiry: 'Gültig bis', cvc: 'CVC' },
    expiryHint: 'MM / JJ',
    problems: {
      number: {
        missing: 'Gib die Kartennummer ein.',
        incomplete: 'Die Nummer ist unvollständig.',
        invalid: 'Die Nummer stimmt nicht.',
        expired: 'Die Nummer stimmt nicht.',
      },
      expiry: {
        missing: 'Gib das Ablaufdatum ein.',
        incomplete: 'Das Datum ist unvollständig.',
        invalid: 'Das Datum stimmt nicht.',
        expired: 'Die Karte ist abgelaufen.',
      },
      cvc: {
        missing: 'Gib den Sicherheitscode ein.',
        incomplete: 'Der Code ist unvollständig.',
        invalid: 'Der Code stimmt nicht.',
        expired: 'Der Code stimmt nicht.',
      },
    },
    safe: 'Deine Daten bleiben in den sicheren Feldern des Zahlungsanbieters, die App sieht sie nicht.',
    unreachable: 'Wir erreichen den Zahlungsdienst nicht. Versuch es noch einmal.',
    retry: 'Erneut versuchen',
  },
  cards: {
    title: 'Gespeicherte Karten',
    list: 'Deine Karten',
    isDefault: 'Standard',
    expires: (date: string) => `Gültig bis ${date}`,
    expired: (date: string) => `Abgelaufen ${date}`,
    card: (brand: string, lastFour: string) => `${brand} mit der Endung ${lastFour}`,
    unknownBrand: 'Karte',
    add: 'Karte hinzufügen',
    remove: 'Entfernen',
    pay: 'Jetzt zahlen',
    edit: 'Ändern',
    makeDefault: 'Als Standard verwenden',
    onlyDefault: 'Das ist deine Standardkarte. Wähl eine andere, um das zu ändern.',
    removeTitle: 'Karte entfernen?',
    removeText: (card: string) => `${card} ist dann nicht mehr gespeichert. Bereits gezahlte Buchungen bleiben gültig.`,
    keep: 'Karte behalten',
    removed: (card: string) => `${card} entfernt`,
    gone: 'Die gewählte Karte ist nicht mehr gespeichert.',
    emptyTitle: 'Keine gespeicherten Karten',
    emptyText: 'Speichere eine, dann musst du sie nächstes Mal nicht eintippen.',
    emptyNever: 'Karten lassen sich hier gerade nicht speichern: Du gibst sie beim Zahlen ein.',
  },
  newCard: {
    title: 'Neue Karte',
    save: 'Karte speichern',
    saved: 'Karte gespeichert',
    declined: 'Die Bank hat die Karte nicht angenommen. Prüf die Daten oder nimm eine andere.',
    notAuthenticated:
      'Die Bank hat nicht bestätigt, dass du es bist. Versuch es noch einmal oder nimm eine andere Karte.',
    cancelled: 'Die Prüfung der Bank wurde abgebrochen. Die Karte ist nicht gespeichert.',
  },
  editCard: {
    title: 'Karte ändern',
    save: 'Speichern',
    saved: 'Ablaufdatum aktualisiert',
    expiryWrong: 'Gib Monat und Jahr ein, zum Beispiel 09 / 28.',
    expiryPast: 'Dieses Datum ist schon vorbei.',
    unknown: 'Diese Karte gibt es nicht mehr',
  },
}
