import { plural } from '../../../platform/texts.ts'
import type { it } from './it.ts'

export const de: typeof it = {
  title: 'Warteliste',
  full: 'Alles voll?',
  fullText: 'Trag dich ein: Sobald ein passender Platz frei wird, halten wir ihn für dich frei und schreiben dir.',
  invite: 'Auf die Warteliste',
  inList: 'Für diese Tage stehst du schon auf der Liste',
  see: 'Warteliste ansehen',
  join: {
    title: 'Auf die Warteliste',
    where: 'Wo möchtet ihr liegen?',
    anywhere: 'Überall',
    rows: 'Welche Reihe?',
    anyRow: 'Jede Reihe',
    row: (id: string) => `Reihe ${id}`,
    none: 'Mit dieser Auswahl passt kein Platz am Strand zu euch. Ändere Personen oder Hunde in der Suche.',
    rulesTitle: 'So funktioniert es',
    rules: (minutes: number, sameDay: number, ignored: number) => [
      'Wer zuerst kommt, ist zuerst dran: Die Regeln sind für alle gleich.',
      `Wird ein passender Platz frei, gehört er ${minutes} ${plural('de', minutes, { one: 'Minute', other: 'Minuten' })} lang dir, ${sameDay} Minuten, wenn es für denselben Tag ist. Wir melden uns per Mitteilung und E-Mail.`,
      `Ohne Antwort geht er an die nächste Person, und du behältst deine Stelle. Nach ${ignored} Angeboten ohne Antwort bist du nicht mehr auf der Liste.`,
    ],
    submit: 'Auf die Warteliste',
    done: (position: number) =>
      position === 1
        ? 'Du stehst auf der Liste: Du bist als Nächstes dran'
        : `Du stehst auf der Liste: Nummer ${position}`,
  },
  list: {
    emptyTitle: 'Du stehst nicht auf der Warteliste',
    emptyText:
      'Sind die Tage voll, die du suchst, trag dich über die Suche ein: Wir schreiben dir, sobald ein Platz frei wird.',
    search: 'Platz suchen',
    turn: 'Du bist dran',
    position: (n: number) => (n === 1 ? 'Du bist als Nächstes dran' : `Nummer ${n}`),
    anywhere: 'Überall am Strand',
    rows: (rows: string) => `Reihe ${rows}`,
    people: (n: number) => plural('de', n, { one: '1 Person', other: `${n} Personen` }),
    waiting: 'Wir schreiben dir, sobald ein passender Platz frei wird.',
    ignored: (n: number) =>
      plural('de', n, { one: 'Ein Angebot blieb ohne Antwort.', other: `${n} Angebote blieben ohne Antwort.` }),
    endedIgnored:
      'Du stehst nicht mehr auf der Liste: zu viele Angebote ohne Antwort. Über die Suche kannst du dich wieder eintragen.',
    endedOver: 'Diese Anfrage ist vorbei: Der erste Tag hat schon begonnen.',
    leave: 'Liste verlassen',
    leaveTitle: 'Liste verlassen?',
    leaveText: (when: string) =>
      `Du verlierst deine Stelle für ${when}. Trägst du dich wieder ein, beginnst du hinten.`,
    stay: 'Auf der Liste bleiben',
    left: 'Du stehst nicht mehr auf der Liste',
  },
  offer: {
    title: (code: string) => `${code} ist frei geworden`,
    until: (time: string) => `Deins bis ${time}`,
    row: (id: string) => `Reihe ${id}`,
    accessible: 'Barrierefrei',
    withExtras: 'Mit den nötigen Extras: Du kannst sie im Warenkorb ändern.',
    accept: 'Nehme ich',
    decline: 'Nein, danke',
    accepted: (code: string) => `${code} ist im Warenkorb`,
    declined: (code: string) => `${code} geht an die nächste Person`,
    over: 'Die Zeit für diesen Platz ist um.',
    offline: 'Du bist offline: Zum Antworten brauchst du Netz.',
  },
}
