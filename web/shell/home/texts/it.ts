/** Source texts of the home screen. */
export const it = {
  greetings: {
    morning: (name: string) => (name ? `Buongiorno, ${name}` : 'Buongiorno'),
    afternoon: (name: string) => (name ? `Buon pomeriggio, ${name}` : 'Buon pomeriggio'),
    evening: (name: string) => (name ? `Buonasera, ${name}` : 'Buonasera'),
  },
  headlines: {
    today: 'Oggi si va al mare.',
    upcoming: 'Il tuo posto ti aspetta.',
    free: 'Quando vieni al mare?',
    closed: 'La spiaggia riposa.',
  },
  ticket: {
    label: 'La tua prossima prenotazione',
    today: 'Oggi',
    tomorrow: 'Domani',
    showQr: 'Mostra QR',
    orderHere: 'Ordina qui',
    failed: 'Non riusciamo a leggere le tue prenotazioni.',
  },
  umbrella: {
    title: 'Prenota\nl’ombrellone',
    titleFlat: 'Prenota l’ombrellone',
    from: (price: string) => `Da ${price} al giorno`,
  },
  closed: {
    title: 'Le prenotazioni sono chiuse',
    none: 'La prossima stagione non è ancora aperta. Torna a trovarci presto.',
    over: (day: string) => `La stagione è finita ${day}. Torna a trovarci presto.`,
  },
  restaurant: { title: 'Ristorante', text: 'Pranzo e cena sul mare' },
  bar: { title: 'Ordina al bar', text: 'Arriva all’ombrellone', toPlace: (code: string) => `Arriva a ${code}` },
  quick: {
    label: 'Altri servizi',
    subscriptions: 'Abbonamenti',
    menu: 'Menù del giorno',
    parking: 'Parcheggio',
    contacts: 'Contatti e servizi',
  },
  offline: {
    title: (name: string) => (name ? `Ciao ${name}` : 'Ciao'),
    text: 'Quello che ti serve in spiaggia funziona anche senza rete.',
    empty: 'Senza rete puoi sempre chiamarci.',
    needsNetwork: 'serve la rete',
    call: 'Chiama la spiaggia',
    qr: (number: string) => `Codice QR della prenotazione ${number}`,
    saved: 'Salvato sul telefono, valido all’ingresso',
  },
}
