import type { it } from './it.ts'

export const de: typeof it = {
  login: 'Mit einem Passkey anmelden',
  prove: 'Mit dem Passkey bestätigen',
  proofText: 'Gesicht, Fingerabdruck oder PIN deines Geräts genügen.',
  otherWay: 'Anders bestätigen',
  failed: 'Der Passkey hat auf diesem Gerät nicht funktioniert. Versuch es noch einmal oder melde dich anders an.',
  notMade: 'Der Passkey wurde nicht erstellt. Versuch es noch einmal oder wähle ein anderes Gerät.',
  existing: 'Dieses Gerät hat schon einen Passkey von dir.',
  list: {
    title: 'Passkeys',
    text: 'Du kommst mit Gesicht, Fingerabdruck oder PIN des Geräts hinein: kein Passwort zu merken.',
    add: 'Passkey hinzufügen',
    added: 'Passkey hinzugefügt',
    unnamed: 'Passkey',
    unused: 'Nie benutzt',
    usedToday: (time: string) => `Heute um ${time} benutzt`,
    usedYesterday: (time: string) => `Gestern um ${time} benutzt`,
    usedOn: (day: string) => `Am ${day} benutzt`,
    ofDesk: 'In der Verwaltung zu ändern',
  },
  edit: {
    title: 'Dein Passkey',
    name: 'Name',
    hint: 'Damit du ihn erkennst, zum Beispiel „Mein Handy“.',
    save: 'Namen speichern',
    saved: 'Name gespeichert',
    remove: 'Passkey entfernen',
    removed: 'Passkey entfernt: Lösch ihn auch vom Gerät',
    last: 'Du meldest dich nur so an: Füge erst einen anderen hinzu.',
    back: 'Zurück',
  },
}
