import type { it } from './it.ts'

export const fr: typeof it = {
  opening: 'Votre commande',
  find: {
    title: 'Retrouver une commande',
    text: 'Vous avez commandé sans compte ? Nous vous renvoyons les liens de vos commandes.',
    email: 'E-mail',
    number: 'Numéro de commande',
    numberHint: 'Il est dans l’e-mail de confirmation',
    submit: 'Envoyer les liens',
    sent: 'Si les données sont justes, l’e-mail arrive dans la minute.',
  },
  over: {
    title: 'Ce lien ne fonctionne plus',
    text: 'Votre commande n’a pas changé. Indiquez e-mail et numéro de commande : nous vous envoyons un nouveau lien.',
  },
  others: {
    title: 'Cette commande est celle d’un invité',
    text: (email) =>
      `Elle ne s’ouvre pas avec le compte ${email}. Vous pouvez vous déconnecter pour la voir, puis vous reconnecter quand vous voulez.`,
    stay: 'Rester dans votre compte',
    leave: 'Se déconnecter et ouvrir la commande',
  },
}
