import type { it } from './it.ts'

/** The words about what a guest hears of, in French. */
export const fr: typeof it = {
  title: 'Notifications',
  device: {
    title: 'Cet appareil',
    label: 'Notifications sur cet appareil',
    about: 'Elles arrivent même quand l’app est fermée, et seulement tant que vous êtes connecté ici.',
    failed: 'Le navigateur n’a pas activé les notifications. Réessayez, ou vérifiez ses réglages.',
    off: 'Vous recevrez les notifications une fois activées sur un appareil.',
    denied: {
      title: 'Notifications bloquées',
      text: 'Vous avez bloqué les notifications de cette app. Pour les recevoir, ouvrez les réglages du site dans le navigateur, autorisez les notifications et revenez ici.',
    },
    unsupported: {
      title: 'Notifications non disponibles',
      text: 'Ce navigateur ne reçoit pas de notifications. Nous vous écrivons par e-mail.',
    },
    needs_install: {
      title: 'Ajoutez d’abord l’app à l’écran d’accueil',
      text: 'Sur iPhone et iPad, les notifications arrivent à l’app installée : dans Safari, touchez Partager, puis « Sur l’écran d’accueil », et ouvrez l’app depuis là.',
    },
  },
  topics: {
    orders: {
      title: 'Commandes',
      text: 'Quand votre commande du bar est prête ou que les places du panier vont être libérées. Les e-mails sur vos commandes arrivent toujours : ce sont vos reçus.',
    },
    reminders: {
      title: 'Rappels',
      text: 'La veille de votre parasol, de votre table, de votre parking et de vos services. Une seule fois : la notification ou l’e-mail.',
    },
    broadcasts: { title: 'Infos de la plage', text: 'Fermetures et mauvais temps les jours où vous avez réservé.' },
  },
  push: 'Notification',
  mail: 'E-mail',
  sms: {
    title: 'SMS',
    label: 'SMS quand rien d’autre ne passe',
    text: 'Si ni la notification ni l’e-mail n’arrivent, nous vous envoyons un SMS au numéro de votre profil. Vous pouvez changer d’avis quand vous voulez.',
  },
  saved: 'Enregistré',
  ready: {
    offer: 'Me prévenir quand c’est prêt',
    text: 'Vous pouvez fermer l’app : une notification arrive quand le bar a fini.',
    on: 'Nous vous prévenons ici quand c’est prêt.',
  },
}
