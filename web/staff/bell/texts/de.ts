import type { it } from './it.ts'

/** The bell's words, in German. */
export const de: typeof it = {
  title: 'Zu erledigen',
  label: (total) => `Zu erledigen: ${total}`,
  none: 'Gerade wartet nichts auf dich.',
  gap: 'Nicht alles ließ sich prüfen: Hier kann etwas fehlen.',
  retry: 'Erneut prüfen',
  kinds: {
    bar: 'Barbestellungen zum Annehmen',
    late: 'Gäste mit Verspätung',
    stranded: 'Gäste ohne ihren Platz',
    requests: 'Geld, das auf dein Ja wartet',
    issues: 'Kassendifferenzen zu klären',
    undelivered: 'Nicht zugestellte Nachrichten',
    weather: 'Schlechtwettertage zu entscheiden',
    receipts: 'Belege auszustellen',
    dogs: 'Hundedokumente zu prüfen',
    lost: 'Vermisste Hunde, von denen Gäste wissen sollten',
  },
}
