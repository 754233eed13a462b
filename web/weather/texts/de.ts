import { plural } from '../../platform/texts.ts'
import type { it } from './it.ts'

export const de: typeof it = {
  title: 'Bei schlechtem Wetter',
  ruleDetail: 'Was dir zusteht, und wann',
  rule: 'Die Regel',
  intro: 'Es zählt, was am Strand zu sehen ist, nie eine Vorhersage. Vormittag und Nachmittag zählen jeder für sich:',
  rain: (hours) => `mindestens ${hours} ${plural('de', hours, { one: 'Stunde', other: 'Stunden' })} Regen`,
  wind: (hours, knots) =>
    `mindestens ${hours} ${plural('de', hours, { one: 'Stunde', other: 'Stunden' })} Wind ab ${knots} Knoten`,
  flag: (hours) => `mindestens ${hours} ${plural('de', hours, { one: 'Stunde', other: 'Stunden' })} rote Flagge`,
  window: (from, to, turn, minutes) =>
    `Gezählt wird von ${from} bis ${to}; der Nachmittag beginnt um ${turn}. Eine Beobachtung zählt höchstens ${minutes} Minuten, wenn niemand erneut nachsieht.`,
  credit: (percent) =>
    `Wer bezahlt hat und noch nicht da war, bekommt ${percent} % des Preises dieser halben Tage als Guthaben.`,
  arrived: (percent) => `Wer schon am Platz war, bekommt ${percent} %.`,
  arrivedNone: 'Wer schon am Platz war, bekommt kein Guthaben.',
  choose: (hours, days) =>
    `Das Strandbad bestätigt den Tag; danach sind ${hours} ${plural('de', hours, { one: 'Stunde', other: 'Stunden' })} Zeit zum Wählen: das Guthaben oder ein anderer Tag in den nächsten ${days} ohne Aufpreis. Wer nicht wählt, bekommt das Guthaben.`,
  unpaid: 'Wer an der Kasse zahlen wollte, muss für diese halben Tage nichts zahlen.',
  subscriptions: (percent) =>
    `Wer ein Abo oder eine Mehrfachkarte hat, bekommt von selbst ${percent} % des Preises dieser halben Tage als Guthaben.`,
  subscriptionsNone: 'Abos und Mehrfachkarten sind ausgenommen.',
  yours: 'Deine Tage',
  offer: (day) => `Schlechtes Wetter am ${day}: Guthaben oder ein anderer Tag`,
  given: (day) => `Schlechtes Wetter am ${day}`,
  until: (day, time) => `Du kannst bis ${day} um ${time} wählen`,
  take: (amount) => `${amount} Guthaben nehmen`,
  move: (day, code) => `Auf ${day} verlegen, Platz ${code}`,
  full: 'Gerade ist kein anderer Tag frei.',
  credited: (amount) => `${amount} Guthaben gehören dir`,
  moved: (day, code) => `Auf ${day} verlegt, Platz ${code}`,
  order: 'Bestellung',
  states: {
    open: 'Zu wählen',
    credited: (amount) => `${amount} Guthaben`,
    moved: 'Verlegt',
    lapsed: 'Gilt nicht mehr',
  },
  parts: { full_day: 'ganzer Tag', morning: 'Vormittag', afternoon: 'Nachmittag' },
  causes: { rain: 'Regen', wind: 'Wind', red_flag: 'rote Flagge' },
}
