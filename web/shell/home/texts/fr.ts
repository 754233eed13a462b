import { plural } from '../../../platform/texts.ts'
import type { it } from './it.ts'

export const fr: typeof it = {
  greetings: {
    morning: (name) => (name ? `Bonjour, ${name}` : 'Bonjour'),
    afternoon: (name) => (name ? `Bon après-midi, ${name}` : 'Bon après-midi'),
    evening: (name) => (name ? `Bonsoir, ${name}` : 'Bonsoir'),
  },
  headlines: {
    today: 'Aujourd’hui, c’est plage.',
    upcoming: 'Votre place vous attend.',
    free: 'Quand venez-vous à la mer ?',
    closed: 'La plage se repose.',
  },
  sea: {
    headlines: {
      calm: 'La mer est calme aujourd’hui.',
      slight: 'La mer est peu agitée aujourd’hui.',
      moderate: 'La mer est agitée aujourd’hui.',
      rough: 'La mer est forte aujourd’hui.',
    },
    label: (time: string) => `Météo et mer, mis à jour à ${time}`,
    sky: { clear: 'soleil', partly_cloudy: 'peu nuageux', cloudy: 'nuageux', rain: 'pluie', storm: 'orage' },
    water: 'eau',
    knots: (knots: number) => `${knots} ${plural('fr', knots, { one: 'nœud', other: 'nœuds' })}`,
    from: { N: 'N', NE: 'NE', E: 'E', SE: 'SE', S: 'S', SW: 'SO', W: 'O', NW: 'NO' },
    flag: 'drapeau',
    flags: { white: 'Blanc', yellow: 'Jaune', red: 'Rouge' },
    sample: 'données d’exemple',
    provider: 'données Open-Meteo',
    hotSand: {
      title: 'Le sable est brûlant',
      text: 'Il brûle les pattes : restez à l’ombre et prenez les passerelles, avec de l’eau fraîche pour le chien.',
    },
  },
  ticket: {
    label: 'Votre prochaine réservation',
    today: 'Aujourd’hui',
    tomorrow: 'Demain',
    showQr: 'Voir le QR',
    orderHere: 'Commander ici',
    failed: 'Impossible de lire vos réservations.',
  },
  umbrella: {
    title: 'Réserver\nun parasol',
    titleFlat: 'Réserver un parasol',
    from: (price) => `À partir de ${price} par jour`,
    days: 'Chercher une place pour',
    quick: { today: 'Aujourd’hui', tomorrow: 'Demain', weekend: 'Sam–dim' },
  },
  closed: {
    title: 'Les réservations sont fermées',
    none: 'La prochaine saison n’est pas encore ouverte. À bientôt.',
    over: (day) => `La saison s’est terminée le ${day}. À bientôt.`,
  },
  restaurant: {
    title: 'Restaurant',
    text: 'Déjeuner et dîner face à la mer',
    lunch: (time: string) => `Pour déjeuner, avant ${time}`,
    dinner: (time: string) => `Pour dîner, avant ${time}`,
    later: 'Dès demain',
    suspended: (day: string) => `Suspendu jusqu’au ${day}`,
    closed: 'Fermé pour le moment',
  },
  bar: {
    title: 'Commander au bar',
    text: 'Livré à votre parasol',
    toPlace: (code) => `Livré à ${code}`,
    closed: 'Fermé pour le moment',
    paused: 'De retour bientôt',
  },
  quick: {
    label: 'Autres services',
    subscriptions: 'Abonnements',
    menu: 'Menu du jour',
    parking: 'Parking',
    webcam: 'Webcam',
  },
  offline: {
    title: (name) => (name ? `Bonjour ${name}` : 'Bonjour'),
    text: 'Ce qu’il vous faut à la plage fonctionne aussi sans réseau.',
    empty: 'Sans réseau, vous pouvez toujours nous appeler.',
    needsNetwork: 'réseau nécessaire',
    call: 'Appeler la plage',
    qr: (number) => `Code QR de la réservation ${number}`,
    saved: 'Enregistré sur votre téléphone, valable à l’entrée',
  },
}
