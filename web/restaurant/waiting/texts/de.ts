import { plural } from '../../../platform/texts.ts'
import type { it } from './it.ts'

export const de: typeof it = {
  full: 'Alles voll?',
  someFull: 'Deine Uhrzeit ist voll?',
  text: 'Trag dich ein: Sobald ein Tisch für euch frei wird, halten wir ihn für dich frei und schreiben dir.',
  logIn: 'Anmelden und eintragen',
  inList: 'Für diese Mahlzeit stehst du schon auf der Liste',
  time: 'Um wie viel Uhr?',
  anyTime: 'Jede Uhrzeit',
  rules: (minutes: number, sameDay: number, ignored: number) => [
    'Wer zuerst kommt, ist zuerst dran: Die Regeln sind für alle gleich.',
    `Wird ein Tisch frei, gehört er ${minutes} ${plural('de', minutes, { one: 'Minute', other: 'Minuten' })} lang dir, ${sameDay} Minuten, wenn es für denselben Tag ist. Wir melden uns per Mitteilung und E-Mail.`,
    `Ohne Antwort geht er an die nächste Person. Wenn dir jede Uhrzeit passt, bleibst du auf der Liste, bis zu ${ignored} Angeboten ohne Antwort.`,
  ],
  when: (day: string, meal: string) => `${day}, ${meal}`,
  seats: (n: number) => plural('de', n, { one: '1 Person', other: `${n} Personen` }),
  dogs: (n: number) => plural('de', n, { one: '1 Hund', other: `${n} Hunde` }),
  at: (time: string) => `um ${time} Uhr`,
  waiting: 'Wir schreiben dir, sobald ein Tisch für euch frei wird.',
  endedIgnored:
    'Du stehst nicht mehr auf der Liste: Das Angebot blieb ohne Antwort. Bei den Uhrzeiten kannst du dich wieder eintragen.',
  endedOver: 'Diese Anfrage ist vorbei: Für diese Mahlzeit wird nicht mehr reserviert.',
  offer: {
    title: (seats: number, time: string) => `Tisch für ${seats} um ${time} Uhr`,
    over: 'Die Zeit für diesen Tisch ist um.',
    deposit: 'Die Anzahlung zahlst du jetzt, damit der Tisch bleibt.',
    declined: 'Der Tisch geht an die nächste Person',
  },
}
