import { plural } from '../../../platform/texts.ts'
import type { it } from './it.ts'

export const nl: typeof it = {
  full: 'Alles vol?',
  someFull: 'Is de tijd die je wilt vol?',
  text: 'Zet je naam op de lijst: zodra er een tafel voor jullie vrijkomt, houden we die voor je vast en schrijven we je.',
  logIn: 'Log in voor de wachtlijst',
  inList: 'Je staat al op de lijst voor deze maaltijd',
  time: 'Hoe laat?',
  anyTime: 'Elke tijd',
  rules: (minutes: number, sameDay: number, ignored: number) => [
    'Wie het eerst komt, is het eerst aan de beurt: de regels zijn voor iedereen gelijk.',
    `Komt er een tafel vrij, dan is die ${minutes} ${plural('nl', minutes, { one: 'minuut', other: 'minuten' })} van jou, ${sameDay} als het voor dezelfde dag is. We laten het je weten per melding en e-mail.`,
    `Antwoord je niet, dan gaat hij naar de volgende. Is elke tijd goed, dan blijf je op de lijst, tot ${ignored} aanbiedingen zonder antwoord.`,
  ],
  when: (day: string, meal: string) => `${day}, ${meal}`,
  seats: (n: number) => plural('nl', n, { one: '1 persoon', other: `${n} personen` }),
  dogs: (n: number) => plural('nl', n, { one: '1 hond', other: `${n} honden` }),
  at: (time: string) => `om ${time} uur`,
  waiting: 'We schrijven je zodra er een tafel voor jullie vrijkomt.',
  endedIgnored:
    'Je staat niet meer op de lijst: het aanbod bleef zonder antwoord. Bij de tijden kun je je naam opnieuw op de lijst zetten.',
  endedOver: 'Deze aanvraag is voorbij: voor deze maaltijd kun je niet meer reserveren.',
  offer: {
    title: (seats: number, time: string) => `Tafel voor ${seats} om ${time} uur`,
    over: 'De tijd voor deze tafel is om.',
    deposit: 'De aanbetaling betaal je nu, om de tafel vast te houden.',
    declined: 'De tafel gaat naar de volgende',
  },
}
