import type { it } from './it.ts'

export const fr: typeof it = {
  title: 'Mes données',
  consents: {
    title: 'Ce que tu as accepté',
    personal_data: 'Traitement des données',
    purposes: 'Finalités des données',
    given: (version, day, time) => `Version ${version}, ${day} à ${time}`,
    none: 'Tu n’as encore donné aucun consentement : nous le demandons à l’inscription.',
  },
  download: {
    title: 'Une copie pour toi',
    text: 'Tout ce que nous gardons sur toi dans un seul fichier : profil, chiens et documents, commandes, paiements, consentements. Les mots de passe et les clés n’y sont pas.',
    button: 'Télécharger mes données',
    fileName: 'mes-donnees',
    done: 'Fichier enregistré sur ton appareil',
  },
  correct: {
    title: 'Si quelque chose n’est pas juste',
    profile: 'Corriger nom et téléphone',
    security: 'Changer d’e-mail ou de mot de passe',
  },
  leave: {
    title: 'Si tu veux partir',
    row: 'Supprimer le compte',
  },
  deletion: {
    page: 'Supprimer le compte',
    title: 'Supprimer ton compte ?',
    text: 'Nous effaçons profil, chiens et cartes. Les réservations payées restent valables jusqu’à leur date.',
    paid: (count) =>
      count === 1
        ? 'Tu as une réservation payée. Note son numéro ou enregistre le pass : ensuite, l’appli ne l’affiche plus.'
        : `Tu as ${count} réservations payées. Note leurs numéros ou enregistre les pass : ensuite, l’appli ne les affiche plus.`,
    seeOrders: 'Voir mes commandes',
    unpaid: (count) =>
      count === 1
        ? 'Une réservation n’est pas payée : nous l’annulons.'
        : `${count} réservations ne sont pas payées : nous les annulons.`,
    word: 'SUPPRIMER',
    field: (word) => `Écris ${word} pour confirmer`,
    keep: 'Garder le compte',
    forever: 'Supprimer pour toujours',
    underWay: 'Un paiement est encore en cours. Attends la fin, puis tu peux supprimer le compte.',
    staffTitle: 'Tu fais partie de l’équipe',
    staffText: 'Demande à la personne qui gère la plage de retirer tes rôles. Ensuite, tu peux supprimer le compte.',
    askTitle: 'Demande-le par e-mail',
    askText: (email) =>
      `Ici, les comptes sont supprimés sur demande. Écris à ${email} depuis l’adresse avec laquelle tu te connectes.`,
    goodbye: 'Ton compte est supprimé. Bonne mer.',
  },
}
