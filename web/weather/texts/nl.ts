import { plural } from '../../platform/texts.ts'
import type { it } from './it.ts'

export const nl: typeof it = {
  title: 'Bij slecht weer',
  ruleDetail: 'Wat je krijgt, en wanneer',
  rule: 'De regel',
  intro:
    'Wat telt, is wat er op het strand te zien is, nooit een weersverwachting. Ochtend en middag tellen elk apart:',
  rain: (hours) => `minstens ${hours} uur regen`,
  wind: (hours, knots) =>
    `minstens ${hours} uur wind van ${knots} ${plural('nl', knots, { one: 'knoop', other: 'knopen' })} of meer`,
  flag: (hours) => `minstens ${hours} uur rode vlag`,
  window: (from, to, turn, minutes) =>
    `Er wordt geteld van ${from} tot ${to}; de middag begint om ${turn}. Een waarneming telt hooguit ${minutes} minuten als niemand opnieuw waarneemt.`,
  credit: (percent) =>
    `Wie betaald heeft en er nog niet was, krijgt ${percent}% van de prijs van die halve dagen als tegoed.`,
  arrived: (percent) => `Wie al op de plek was, krijgt ${percent}%.`,
  arrivedNone: 'Wie al op de plek was, krijgt geen tegoed.',
  choose: (hours, days) =>
    `Het strandbad bevestigt de dag; daarna zijn er ${hours} uur om te kiezen: het tegoed, of een andere dag binnen de volgende ${days} zonder bij te betalen. Wie niet kiest, krijgt het tegoed.`,
  unpaid: 'Wie bij de kassa zou betalen, hoeft voor die halve dagen niets te betalen.',
  subscriptions: (percent) =>
    `Wie een abonnement of beurtenkaart heeft, krijgt vanzelf ${percent}% van de prijs van die halve dagen als tegoed.`,
  subscriptionsNone: 'Abonnementen en beurtenkaarten zijn uitgesloten.',
  yours: 'Jouw dagen',
  offer: (day) => `Slecht weer op ${day}: tegoed of een andere dag`,
  given: (day) => `Slecht weer op ${day}`,
  until: (day, time) => `Je kunt kiezen tot ${day} om ${time}`,
  take: (amount) => `Neem ${amount} tegoed`,
  move: (day, code) => `Verplaats naar ${day}, plek ${code}`,
  full: 'Er is nu geen andere dag vrij.',
  credited: (amount) => `${amount} tegoed is van jou`,
  moved: (day, code) => `Verplaatst naar ${day}, plek ${code}`,
  order: 'Bestelling',
  states: {
    open: 'Te kiezen',
    credited: (amount) => `${amount} tegoed`,
    moved: 'Verplaatst',
    lapsed: 'Niet meer geldig',
  },
  parts: { full_day: 'hele dag', morning: 'ochtend', afternoon: 'middag' },
  causes: { rain: 'regen', wind: 'wind', red_flag: 'rode vlag' },
}
