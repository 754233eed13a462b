import type { it } from './it.ts'

/** The words about what a guest hears of, in German. */
export const de: typeof it = {
  title: 'Mitteilungen',
  device: {
    title: 'Dieses Gerät',
    label: 'Mitteilungen auf diesem Gerät',
    about: 'Sie erscheinen auch, wenn die App geschlossen ist, und nur solange du hier angemeldet bleibst.',
    failed:
      'Der Browser hat die Mitteilungen nicht eingeschaltet. Versuch es noch mal oder sieh in seinen Einstellungen nach.',
    off: 'Mitteilungen bekommst du, sobald du sie auf einem Gerät eingeschaltet hast.',
    denied: {
      title: 'Mitteilungen blockiert',
      text: 'Du hast Mitteilungen dieser App blockiert. Wenn du sie bekommen möchtest, öffne die Website-Einstellungen im Browser, erlaube Mitteilungen und komm hierher zurück.',
    },
    unsupported: {
      title: 'Mitteilungen nicht verfügbar',
      text: 'Dieser Browser empfängt keine Mitteilungen. Wir schreiben dir per E-Mail.',
    },
    needs_install: {
      title: 'Füge die App zuerst zum Home-Bildschirm hinzu',
      text: 'Auf iPhone und iPad kommen Mitteilungen bei der installierten App an: Tippe in Safari auf Teilen, dann auf „Zum Home-Bildschirm“, und öffne die App dort.',
    },
  },
  topics: {
    orders: {
      title: 'Bestellungen',
      text: 'Wenn deine Bestellung an der Bar fertig ist oder die Plätze im Warenkorb gleich frei werden. E-Mails zu deinen Bestellungen kommen immer: Sie sind dein Beleg.',
    },
    reminders: {
      title: 'Erinnerungen',
      text: 'Am Tag vor Schirm, Tisch, Parkplatz oder Service. Nur einmal: die Mitteilung oder die E-Mail.',
    },
    broadcasts: {
      title: 'Hinweise des Strandbads',
      text: 'Schließungen und schlechtes Wetter an den Tagen, die du gebucht hast.',
    },
  },
  push: 'Mitteilung',
  mail: 'E-Mail',
  sms: {
    title: 'SMS',
    label: 'SMS, wenn sonst nichts ankommt',
    text: 'Wenn weder Mitteilung noch E-Mail ankommen, schicken wir eine SMS an die Nummer in deinem Profil. Du kannst es dir jederzeit anders überlegen.',
  },
  saved: 'Gespeichert',
  ready: {
    offer: 'Sag mir Bescheid, wenn sie fertig ist',
    text: 'Du kannst die App schließen: Wenn die Bar fertig ist, kommt eine Mitteilung.',
    on: 'Wir sagen dir hier Bescheid, wenn sie fertig ist.',
  },
}
