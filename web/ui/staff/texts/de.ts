import type { it } from './it.ts'

/** The words of the back office's components in German. */
export const de: typeof it = {
  tender: {
    amount: 'Betrag',
    tooMuch: (most: string) => `Gib einen Betrag bis ${most} ein.`,
    label: 'Zahlungsart',
    cash: 'Bar',
    card: 'Karte',
    given: 'Gegeben',
    notes: 'Übliche Beträge',
    exact: 'Passend',
    tooLittle: 'Das ist weniger als der Betrag.',
    wrong: 'Gib einen Betrag ein, zum Beispiel 70 oder 70,50.',
    change: 'Rückgeld',
  },
  pay: {
    when: 'Wann bezahlt wird',
    times: { later: 'Später', link: 'Per Link', now: 'Jetzt' },
    by: 'Zu zahlen bis',
    sellAndCollect: (amount) => `Verkaufen und ${amount} kassieren`,
    sellLater: 'Verkaufen, später zahlen',
    sellByLink: 'Verkaufen und Link senden',
    sellFree: 'Verkaufen, nichts zu zahlen',
  },
  discount: {
    code: 'Rabattcode (freiwillig)',
    summary: 'Code oder Rabatt',
    byHand: 'Rabatt',
    amount: 'Rabatt in Euro',
    wrong: 'Gib einen Betrag ein, zum Beispiel 10 oder 7,50.',
    most: (amount) => `Höchstens ${amount}.`,
    reason: 'Grund für den Rabatt',
    reasonNeeded: 'Ein Grund ist nötig: Er bleibt bei der Bestellung.',
    reasons: { regular: 'Stammgast', trouble: 'Panne', group: 'Gruppe' },
  },
  party: {
    people: 'Personen',
    smallDogs: 'Kleine Hunde',
    largeDogs: 'Große Hunde',
    needsSpace: 'Ein Hund braucht Abstand',
    dog: (number: number) => `Hund ${number}`,
  },
  person: {
    optional: { name: 'Name (optional)', phone: 'Telefon (optional)', email: 'E-Mail (optional)' },
    needed: { name: 'Vor- und Nachname', phone: 'Telefon', email: 'E-Mail' },
    nameShort: 'Mindestens zwei Buchstaben.',
  },
}
