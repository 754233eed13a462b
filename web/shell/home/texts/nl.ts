import { plural } from '../../../platform/texts.ts'
import type { it } from './it.ts'

export const nl: typeof it = {
  greetings: {
    morning: (name) => (name ? `Goedemorgen, ${name}` : 'Goedemorgen'),
    afternoon: (name) => (name ? `Goedemiddag, ${name}` : 'Goedemiddag'),
    evening: (name) => (name ? `Goedenavond, ${name}` : 'Goedenavond'),
  },
  headlines: {
    today: 'Vandaag naar het strand.',
    upcoming: 'Je plek staat klaar.',
    free: 'Wanneer kom je naar zee?',
    closed: 'Het strand rust uit.',
  },
  sea: {
    headlines: {
      calm: 'De zee is vandaag kalm.',
      slight: 'De zee is vandaag licht golvend.',
      moderate: 'De zee is vandaag onrustig.',
      rough: 'De zee is vandaag ruw.',
    },
    label: (time: string) => `Weer en zee, bijgewerkt om ${time}`,
    sky: { clear: 'zonnig', partly_cloudy: 'licht bewolkt', cloudy: 'bewolkt', rain: 'regen', storm: 'onweer' },
    water: 'water',
    knots: (knots: number) => `${knots} ${plural('nl', knots, { one: 'knoop', other: 'knopen' })}`,
    from: { N: 'N', NE: 'NO', E: 'O', SE: 'ZO', S: 'Z', SW: 'ZW', W: 'W', NW: 'NW' },
    flag: 'vlag',
    flags: { white: 'Wit', yellow: 'Geel', red: 'Rood' },
    sample: 'voorbeelddata',
    provider: 'gegevens van Open-Meteo',
    hotSand: {
      title: 'Het zand is heet',
      text: 'Je hond verbrandt zijn poten: blijf in de schaduw, loop over het vlonderpad en houd koel water bij de hand.',
    },
  },
  ticket: {
    label: 'Je volgende reservering',
    today: 'Vandaag',
    tomorrow: 'Morgen',
    showQr: 'Toon QR',
    orderHere: 'Bestel hier',
    failed: 'We kunnen je reserveringen niet laden.',
  },
  umbrella: {
    title: 'Parasol\nboeken',
    titleFlat: 'Parasol boeken',
    from: (price) => `Vanaf ${price} per dag`,
    days: 'Zoek een plek voor',
    quick: { today: 'Vandaag', tomorrow: 'Morgen', weekend: 'Za–zo' },
  },
  closed: {
    title: 'Boeken kan nu niet',
    none: 'Het volgende seizoen is nog niet open. Tot snel.',
    over: (day) => `Het seizoen eindigde op ${day}. Tot snel.`,
  },
  restaurant: {
    title: 'Restaurant',
    text: 'Lunch en diner aan zee',
    lunch: (time: string) => `Lunch: tot ${time} uur`,
    dinner: (time: string) => `Diner: tot ${time} uur`,
    later: 'Vanaf morgen',
    suspended: (day: string) => `Gesloten tot en met ${day}`,
    closed: 'Nu gesloten',
  },
  bar: {
    title: 'Bestellen bij de bar',
    text: 'Tot bij je parasol',
    toPlace: (code) => `Bezorgd bij ${code}`,
    closed: 'Nu gesloten',
    paused: 'Zo weer terug',
  },
  quick: {
    label: 'Meer diensten',
    subscriptions: 'Abonnementen',
    menu: 'Dagmenu',
    parking: 'Parkeren',
    webcam: 'Webcam',
  },
  offline: {
    title: (name) => (name ? `Hoi ${name}` : 'Hallo'),
    text: 'Wat je op het strand nodig hebt, werkt ook zonder internet.',
    empty: 'Zonder internet kun je ons altijd bellen.',
    needsNetwork: 'internet nodig',
    call: 'Bel het strand',
    qr: (number) => `QR-code van reservering ${number}`,
    saved: 'Bewaard op je telefoon, geldig bij de ingang',
  },
}
