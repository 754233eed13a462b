import { plural } from '../../platform/texts.ts'
import type { it } from './it.ts'

const count = (number: number, one: string, other: string) => `${number} ${plural('fr', number, { one, other })}`

export const fr: typeof it = {
  title: 'Panier',
  carts: 'Paniers',
  kinds: {
    umbrella: 'Parasols',
    bar: 'Bar',
    restaurant: 'Restaurant',
    parking: 'Parking',
    service: 'Services',
    subscription: 'Abonnement',
  },
  kindEmpty: 'vide',

  umbrella: (code) => `Parasol ${code}`,
  gazebo: (code) => `Gazebo ${code}`,
  umbrellas: (codes) => `Parasols ${codes}`,
  places: (codes) => `Places ${codes}`,
  parts: { full_day: 'Journée entière', morning: 'Matin', afternoon: 'Après-midi' },
  partsInline: { full_day: 'journée entière', morning: 'matin', afternoon: 'après-midi' },
  extras: {
    sun_bed: (number) => count(number, 'bain de soleil', 'bains de soleil'),
    deck_chair: (number) => count(number, 'transat', 'transats'),
    extra_seat: (number) => count(number, 'place en plus', 'places en plus'),
    director_chair: (number) => count(number, 'fauteuil de metteur en scène', 'fauteuils de metteur en scène'),
    hammock: (number) => count(number, 'hamac', 'hamacs'),
    table: (number) => count(number, 'table', 'tables'),
  },
  people: (number) => count(number, 'personne', 'personnes'),
  withDogs: (names) => `avec ${names}`,
  lineWith: (code, extras) => `${code} avec ${extras}`,

  until: (_number, time) => `À vous jusqu’à ${time}`,
  thenFree: (number, codes) =>
    `Ensuite ${codes} ${plural('fr', number, { one: 'redevient libre', other: 'redeviennent libres' })} et le panier se vide.`,
  minutesLeft: (minutes) => `Il reste ${count(minutes, 'minute', 'minutes')} avant que le panier se vide.`,

  edit: 'Modifier',
  editPlace: (code) => `Modifier ${code}`,
  remove: 'Retirer',
  removePlace: (code) => `Retirer ${code}`,
  removed: (code) => `${code} retiré du panier`,
  undo: 'Annuler',
  addAnother: 'En ajouter un autre',
  ofMost: (number, most) => `${number} sur ${most}`,
  mostReached: (most) =>
    most === 5
      ? 'Cinq parasols au maximum'
      : `${most} ${plural('fr', most, { one: 'parasol', other: 'parasols' })} au maximum`,
  oneKind: 'Le bar et le restaurant gardent leur propre panier : une seule catégorie par paiement.',
  goOn: {
    bar: 'Ajouter de la carte',
    restaurant: 'Changer de table',
    parking: 'Changer de parking',
    service: 'Ajouter un service',
    subscription: 'Changer d’abonnement',
  },
  oneKindEach: 'Chaque panier se paie à part : les autres restent tels quels.',
  first: {
    title: 'Une seule catégorie par paiement',
    text: 'Le bar et les services ont leur panier, vous ne perdez rien.',
    pay: {
      umbrella: 'Payer d’abord les parasols',
      bar: 'Payer d’abord le bar',
      restaurant: 'Payer d’abord la table',
      parking: 'Payer d’abord le parking',
      service: 'Payer d’abord les services',
      subscription: 'Payer d’abord l’abonnement',
    },
    expires: (number, time) => `${number}, ${plural('fr', number, { one: 'expire', other: 'expirent' })} dans ${time}`,
    items: (number) => count(number, 'article', 'articles'),
  },
  toPayment: 'Passer au paiement',
  total: 'Total',
  myOrders: 'Mes commandes',
  offline: 'Impossible de payer sans réseau. Le temps continue de s’écouler.',

  empty: {
    umbrella: {
      title: 'Votre panier est vide',
      text: 'Une place près de la mer vous attend.',
      action: 'Chercher un parasol',
    },
    bar: { title: 'Rien du bar', text: 'Nous apportons tout à votre parasol.', action: 'Commander au bar' },
    restaurant: {
      title: 'Aucune table',
      text: 'Au déjeuner ou au dîner, chiens bienvenus.',
      action: 'Réserver une table',
    },
    parking: {
      title: 'Aucun parking',
      text: 'À l’ombre des pins, à deux pas de la mer.',
      action: 'Réserver un parking',
    },
    service: {
      title: 'Aucun service',
      text: 'Coussins, douches et le reste de la journée.',
      action: 'Voir les services',
    },
    subscription: {
      title: 'Aucun abonnement',
      text: 'Une place à vous pour tout l’été, un mois ou quand vous voulez.',
      action: 'Voir les abonnements',
    },
  },

  timeout: {
    title: 'Temps écoulé',
    text: (minutes, number, codes) =>
      `${plural('fr', minutes, { one: `${minutes} minute s’est écoulée`, other: `${minutes} minutes se sont écoulées` })} : ${codes} ${plural('fr', number, { one: 'est de nouveau libre', other: 'sont de nouveau libres' })} et le panier a été vidé.`,
    again: (number) =>
      plural('fr', number, { one: 'Voir s’il est encore libre', other: 'Voir s’ils sont encore libres' }),
    close: 'Fermer',
  },

  checkout: {
    title: 'Paiement',
    how: 'Comment souhaitez-vous payer ?',
    method: 'Moyen de paiement',
    methods: {
      card: 'Carte',
      second_card: 'Carte avec Braintree',
      wallet: 'PayPal',
      cash: 'Espèces à la caisse',
      pay_later: 'Payer plus tard',
      no_payment_needed: 'Rien à payer',
    },
    details: {
      card: 'Crédit, débit ou prépayée',
      second_card: 'Crédit, débit ou prépayée',
      wallet: 'Vous payez dans l’app PayPal',
      cash: '',
      pay_later: '',
      no_payment_needed: '',
    },
    savedCard: (lastFour) => `Carte •••• ${lastFour}`,
    newCard: 'Nouvelle carte',
    change: 'Changer',
    changeCard: 'Changer de carte',
    saveCard: 'Enregistrer la carte pour la prochaine fois',
    notNow: 'Indisponible pour le moment',
    retry: 'Réessayer',
    pay: 'Payer',
    ownButton: (total) => `En appuyant sur le bouton, vous commandez avec obligation de payer ${total}.`,
    paying: 'Paiement en cours',
    payingShort: 'En cours',
    payingText: 'Ne fermez pas cette page.',
    payingLong: 'Encore un instant : votre banque peut vous demander une confirmation. Ne fermez pas cette page.',
    look: 'Voir où en est le paiement',
    stayHere: 'Le paiement est en cours : restez ici un instant.',
    notFinished:
      'Vous n’avez pas terminé le paiement et rien ne vous a été débité. Réessayez ou choisissez un autre moyen.',
    unreachable: 'Impossible d’ouvrir le paiement. Rien ne vous a été débité : réessayez ou choisissez un autre moyen.',
    arriveBy: (time, day) => `Arrivez avant ${time}, ${day}`,
    payBy: (time, day) => `Payez avant ${time}, ${day}`,
    summary: 'Récapitulatif',
    service: 'Service',
    seller: (name) => `Vendu par ${name}`,
    vat: (number) => `N° de TVA ${number}`,
    noWithdrawal:
      'Il s’agit d’un service de loisirs à dates fixes : le droit de rétractation ne s’applique pas (art. 59, al. 1, lettre n, du Code de la consommation italien). Vous pouvez toutefois supprimer la réservation dans l’app tant qu’elle n’a pas commencé.',
    accept: { before: 'J’accepte les ', link: 'conditions de vente', after: '' },
    terms: 'Conditions de vente',
    acceptFirst: 'Pour commander, acceptez les conditions de vente.',
    order: 'Commande avec obligation de paiement',
    confirm: 'Confirmer',
    changed: 'Votre commande a changé',
    changedText: 'Regardez le nouveau récapitulatif, puis commandez.',
    changedTotal: (before, after) => `Le total était de ${before}, il est maintenant de ${after}.`,
    changedLines: (codes) => `Plus dans le panier : ${codes}.`,
    changedMethod: (method) => `${method} n’est plus possible.`,
    gone: (code) => `${code} n’est plus disponible`,
    goneSome: 'Une place n’est plus disponible',
    goneText: 'Un autre client l’a prise. Les autres places du panier sont encore à vous.',
    toMap: 'Retour au plan',
    unsure: 'Nous ne savons pas encore si la commande est partie. Réessayez : elle ne sera jamais doublée.',
    offline: 'Impossible de commander sans réseau. Réessayez dès qu’il revient.',
  },
}
