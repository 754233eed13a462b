import type { it } from './it.ts'

export const de: typeof it = {
  greetings: {
    morning: (name) => (name ? `Guten Morgen, ${name}` : 'Guten Morgen'),
    afternoon: (name) => (name ? `Guten Tag, ${name}` : 'Guten Tag'),
    evening: (name) => (name ? `Guten Abend, ${name}` : 'Guten Abend'),
  },
  headlines: {
    today: 'Heute geht’s ans Meer.',
    upcoming: 'Dein Platz wartet auf dich.',
    free: 'Wann kommst du ans Meer?',
    closed: 'Der Strand macht Pause.',
  },
  ticket: {
    label: 'Deine nächste Buchung',
    today: 'Heute',
    tomorrow: 'Morgen',
    showQr: 'QR zeigen',
    orderHere: 'Hier bestellen',
    failed: 'Wir können deine Buchungen nicht lesen.',
  },
  umbrella: {
    title: 'Schirm\nbuchen',
    titleFlat: 'Schirm buchen',
    from: (price) => `Ab ${price} pro Tag`,
  },
  closed: {
    title: 'Buchungen sind geschlossen',
    none: 'Die nächste Saison ist noch nicht offen. Bis bald.',
    over: (day) => `Die Saison endete am ${day}. Bis bald.`,
  },
  restaurant: { title: 'Restaurant', text: 'Mittag- und Abendessen am Meer' },
  bar: { title: 'An der Bar bestellen', text: 'Kommt an deinen Schirm', toPlace: (code) => `Kommt an ${code}` },
  quick: {
    label: 'Weitere Angebote',
    subscriptions: 'Abos',
    menu: 'Tagesmenü',
    parking: 'Parken',
    contacts: 'Kontakt und Angebote',
  },
  offline: {
    title: (name) => (name ? `Hallo ${name}` : 'Hallo'),
    text: 'Was du am Strand brauchst, geht auch ohne Netz.',
    empty: 'Auch ohne Netz kannst du uns anrufen.',
    needsNetwork: 'Netz nötig',
    call: 'Den Strand anrufen',
    qr: (number) => `QR-Code der Buchung ${number}`,
    saved: 'Auf dem Handy gespeichert, gilt am Eingang',
  },
}
