import type { it } from './it.ts'

export const fr: typeof it = {
  title: 'Mes données',
  consents: {
    title: 'Ce que vous avez accepté',
    personal_data: 'Traitement des données',
    purposes: 'Finalités des données',
    given: (version, day, time) => `Version ${version}, ${day} à ${time}`,
    none: 'Vous n’avez encore donné aucun consentement.',
  },
  download: {
    title: 'Une copie pour vous',
    text: 'Tout ce que nous gardons sur vous\u00a0: profil, chiens et documents, commandes, paiements, consentements. En page à lire et à imprimer, ou en fichier pour un autre programme. Les mots de passe et les clés n’y sont pas.',
    page: 'Télécharger une page à lire',
    button: 'Télécharger mes données (JSON)',
    fileName: 'mes-donnees',
    done: 'Fichier enregistré sur votre appareil',
  },
  correct: {
    title: 'Si quelque chose n’est pas juste',
    profile: 'Corriger nom et téléphone',
    security: 'Changer d’e-mail ou de mot de passe',
  },
  leave: {
    title: 'Si vous voulez partir',
    row: 'Supprimer le compte',
  },
  deletion: {
    page: 'Supprimer le compte',
    title: 'Supprimer votre compte ?',
    text: 'Nous effaçons profil, chiens et cartes. Les réservations payées restent valables jusqu’à leur date.',
    paid: (count) =>
      count === 1
        ? 'Vous avez une réservation payée. Notez son numéro ou enregistrez le pass : ensuite, l’app ne l’affiche plus.'
        : `Vous avez ${count} réservations payées. Notez leurs numéros ou enregistrez les pass : ensuite, l’app ne les affiche plus.`,
    seeOrders: 'Voir mes commandes',
    unpaid: (count) =>
      count === 1
        ? 'Une réservation n’est pas payée : nous l’annulons.'
        : `${count} réservations ne sont pas payées : nous les annulons.`,
    word: 'SUPPRIMER',
    field: (word) => `Écrivez ${word} pour confirmer`,
    keep: 'Garder le compte',
    forever: 'Supprimer pour toujours',
    credit: (amount) => `Vous avez ${amount} de crédit : il est perdu avec le compte. Vous pouvez l’utiliser avant.`,
    underWay: 'Un paiement est encore en cours. Attendez la fin, puis vous pourrez supprimer le compte.',
    staffTitle: 'Vous faites partie de l’équipe',
    staffText: 'Demandez à la direction de retirer vos rôles. Ensuite, vous pourrez supprimer le compte.',
    askTitle: 'Demandez-le par e-mail',
    askText: (email) =>
      `Ici, les comptes sont supprimés sur demande. Écrivez à ${email} depuis l’adresse avec laquelle vous vous connectez.`,
    goodbye: 'Votre compte est supprimé. Belles journées à la mer.',
  },
}
