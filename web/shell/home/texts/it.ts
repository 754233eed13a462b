import { withArticle } from '../../../../domain/platform/italian-article.ts'
import { plural } from '../../../platform/texts.ts'
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
  sea: {
    headlines: {
      calm: 'Oggi il mare è calmo.',
      slight: 'Oggi il mare è poco mosso.',
      moderate: 'Oggi il mare è mosso.',
      rough: 'Oggi il mare è agitato.',
    },
    label: (time: string) => `Meteo e mare, aggiornato alle ${time}`,
    sky: { clear: 'sole', partly_cloudy: 'poco nuvoloso', cloudy: 'nuvoloso', rain: 'pioggia', storm: 'temporale' },
    water: 'acqua',
    knots: (knots: number) => `${knots} ${plural('it', knots, { one: 'nodo', other: 'nodi' })}`,
    from: { N: 'N', NE: 'NE', E: 'E', SE: 'SE', S: 'S', SW: 'SO', W: 'O', NW: 'NO' },
    flag: 'bandiera',
    flags: { white: 'Bianca', yellow: 'Gialla', red: 'Rossa' },
    sample: 'dati di esempio',
    provider: 'dati Open-Meteo',
    hotSand: {
      title: 'La sabbia scotta',
      text: 'Brucia le zampe: resta all’ombra e usa le passerelle, con acqua fresca per il cane.',
    },
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
    days: 'Cerca un posto per',
    quick: { today: 'Oggi', tomorrow: 'Domani', weekend: 'Sab–dom' },
  },
  closed: {
    title: 'Le prenotazioni sono chiuse',
    none: 'La prossima stagione non è ancora aperta. Torna a trovarci presto.',
    over: (day: string) => `La stagione è finita ${day}. Torna a trovarci presto.`,
  },
  restaurant: {
    title: 'Ristorante',
    text: 'Pranzo e cena sul mare',
    lunch: (time: string) => `Per pranzo, entro le ${time}`,
    dinner: (time: string) => `Per cena, entro le ${time}`,
    later: 'Da domani',
    suspended: (day: string) => `Sospeso fino ${withArticle('al', day)}`,
    closed: 'Adesso è chiuso',
  },
  bar: {
    title: 'Ordina al bar',
    text: 'Arriva all’ombrellone',
    toPlace: (code: string) => `Arriva a ${code}`,
    closed: 'Adesso è chiuso',
    paused: 'Torna tra poco',
  },
  quick: {
    label: 'Altri servizi',
    subscriptions: 'Abbonamenti',
    menu: 'Menù del giorno',
    parking: 'Parcheggio',
    webcam: 'Webcam',
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
