import type { it } from './it.ts'

/** The words of the help, in French. */
export const fr: typeof it = {
  handbook: 'Manuel',
  lines: {
    spiaggia: [
      'Touchez une place : vous voyez qui s’y trouve, ce qui reste à payer et ce que vous pouvez faire.',
      'Une place libre se vend d’ici ; une arrivée se marque en scannant le QR.',
    ],
    arrivi: [
      'Tous ceux qui viennent un jour donné, avec ce qui reste à encaisser.',
      'D’un seul geste, tout le groupe est arrivé et le montant encaissé.',
    ],
    bar: [
      'Les commandes du jour, de l’acceptation à la livraison.',
      'Chaque commande a un seul bouton : l’étape suivante.',
    ],
    ristorante: [
      'Les tables d’un service, avec les réservations et ceux qui sont déjà assis.',
      'Une réservation par téléphone s’ajoute d’un geste ; les places en ligne s’ouvrent et se ferment ici.',
    ],
    catalogo: [
      'Tout ce que les clients commandent ou lisent, section par section.',
      'Vos changements se voient dans l’app quand vous les publiez.',
    ],
    prezzi: [
      'Tarifs, saisons et promotions de la plage.',
      'Tout reste un brouillon jusqu’à la publication : essayez d’abord un prix.',
    ],
    numeri: [
      'Le remplissage de la plage et les recettes, comparés à l’année précédente.',
      'Chaque graphique se lit aussi en tableau et s’exporte.',
    ],
    parametri: [
      'Le fonctionnement de l’établissement : horaires, limites, paiements, textes.',
      'Une valeur modifiée vaut aussitôt ; l’historique dit qui l’a changée.',
    ],
    cassa: [
      'Ce qui reste à payer, ce qui est entré, et la clôture.',
      'Chaque encaissement et chaque remboursement garde le nom de son auteur.',
    ],
    clienti: [
      'La fiche d’un client : commandes, chiens, documents, notes.',
      'Deux lettres du nom suffisent, ou le téléphone, la place, la commande.',
    ],
    abbonamenti: [
      'Les abonnements avec échéances, entrées et changements de place.',
      'Une échéance s’encaisse à côté de sa ligne.',
    ],
    'lista-attesa': [
      'Qui attend une place, jour par jour, dans l’ordre.',
      'Les places libérées sont proposées automatiquement : ici, vous voyez où elles en sont.',
    ],
    cani: [
      'Les documents des chiens à vérifier, et les chiens perdus.',
      'Accepté ou refusé : le client le lit aussitôt.',
    ],
    messaggi: [
      'Un message à ceux qui viennent un jour donné, en cinq langues.',
      'Envoyez-le d’abord à vous-même ; ceux qui ne sont pas joints sont listés avec leur téléphone.',
    ],
    credito: [
      'De l’argent que le client dépense uniquement ici, avec tous ses mouvements.',
      'Il se donne avec un motif, que le client lit.',
    ],
    richieste: [
      'L’argent qui dépasse une limite attend ici un second accord.',
      'Après l’accord, cela se fait tout seul, une fois, comme demandé.',
    ],
    scontrini: [
      'Les tickets à émettre et ceux qui sont émis.',
      'Si l’appareil ne répond pas, le numéro se saisit à la main.',
    ],
    meteo: [
      'Les jours de mauvais temps, et ce que les clients en reçoivent.',
      'Ce qui compte, ce sont les observations notées depuis la plage.',
    ],
    cartelli: ['Le QR de chaque parasol, à imprimer.', 'Qui le scanne commande au bar avec sa place déjà indiquée.'],
    mappa: [
      'Le plan de la plage : rangées, places, zones.',
      'Vous dessinez un brouillon ; une fois publié, les clients le voient.',
    ],
    persone: [
      'Qui travaille ici, et avec quels rôles.',
      'Une invitation par e-mail mène du mot de passe au premier écran.',
    ],
    registro: ['Qui a fait quoi, et quand.', 'Une ligne s’ouvre sur l’avant et l’après ; une recherche s’exporte.'],
    altro: [
      'Les autres écrans de votre rôle.',
      'Par votre nom, vous ouvrez votre tiroir et changez de personne, de code PIN, de langue et d’apparence.',
    ],
  },
}
