import { plural } from '../../../platform/texts.ts'
import type { it } from './it.ts'

export const nl: typeof it = {
  title: 'Wachtlijst',
  full: 'Alles vol?',
  fullText:
    'Zet je naam op de lijst: zodra er een passende plek vrijkomt, houden we die voor je vast en schrijven we je.',
  invite: 'Zet me op de lijst',
  inList: 'Je staat al op de lijst voor deze dagen',
  see: 'Bekijk de wachtlijst',
  join: {
    title: 'Op de wachtlijst',
    where: 'Waar wil je liggen?',
    anywhere: 'Overal',
    rows: 'Welke rij?',
    anyRow: 'Elke rij',
    row: (id: string) => `Rij ${id}`,
    none: 'Geen plek op het strand past bij jullie met deze keuzes. Verander personen of honden in de zoekopdracht.',
    rulesTitle: 'Zo werkt het',
    rules: (minutes: number, sameDay: number, ignored: number) => [
      'Wie het eerst komt, is het eerst aan de beurt: de regels zijn voor iedereen gelijk.',
      `Komt er een passende plek vrij, dan is die ${minutes} ${plural('nl', minutes, { one: 'minuut', other: 'minuten' })} van jou, ${sameDay} als het voor dezelfde dag is. We laten het je weten per melding en e-mail.`,
      `Antwoord je niet, dan gaat hij naar de volgende en houd je je plaats. Na ${ignored} aanbiedingen zonder antwoord ga je van de lijst af.`,
    ],
    submit: 'Zet me op de lijst',
    done: (position: number) =>
      position === 1 ? 'Je staat op de lijst: je bent de volgende' : `Je staat op de lijst: nummer ${position}`,
  },
  list: {
    emptyTitle: 'Je staat niet op de wachtlijst',
    emptyText:
      'Zijn de dagen die je zoekt vol, zet je naam dan via het zoeken op de lijst: we schrijven je zodra er een plek vrijkomt.',
    search: 'Zoek een plek',
    turn: 'Jij bent aan de beurt',
    position: (n: number) => (n === 1 ? 'Je bent de volgende' : `Nummer ${n}`),
    anywhere: 'Overal op het strand',
    rows: (rows: string) => `rij ${rows}`,
    people: (n: number) => plural('nl', n, { one: '1 persoon', other: `${n} personen` }),
    waiting: 'We schrijven je zodra er een passende plek vrijkomt.',
    ignored: (n: number) =>
      plural('nl', n, { one: 'Eén aanbod bleef zonder antwoord.', other: `${n} aanbiedingen bleven zonder antwoord.` }),
    endedIgnored:
      'Je staat niet meer op de lijst: te veel aanbiedingen zonder antwoord. Via het zoeken kun je je naam opnieuw op de lijst zetten.',
    endedOver: 'Deze aanvraag is voorbij: de eerste dag is al begonnen.',
    leave: 'Verlaat de lijst',
    leaveTitle: 'De lijst verlaten?',
    leaveText: (when: string) =>
      `Je verliest je plaats voor ${when}. Zet je je naam opnieuw op de lijst, dan begin je achteraan.`,
    stay: 'Blijf op de lijst',
    left: 'Je staat niet meer op de lijst',
  },
  offer: {
    title: (code: string) => `${code} is vrijgekomen`,
    until: (time: string) => `Van jou tot ${time}`,
    row: (id: string) => `Rij ${id}`,
    accessible: 'Toegankelijk',
    withExtras: 'Met de extra’s die nodig zijn: je verandert ze in de winkelwagen.',
    accept: 'Die neem ik',
    decline: 'Nee, dank je',
    accepted: (code: string) => `${code} zit in de winkelwagen`,
    declined: (code: string) => `${code} gaat naar de volgende`,
    over: 'De tijd voor deze plek is om.',
    offline: 'Je bent offline: om te antwoorden heb je internet nodig.',
  },
}
