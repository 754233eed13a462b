import type { it } from './it.ts'

/** The words about what a guest hears of, in French. */
export const fr: typeof it = {
  title: 'Notifications',
  device: {
    title: 'Cet appareil',
    label: 'Notifications sur cet appareil',
    about: 'Elles arrivent même quand l’app est fermée, et seulement tant que tu restes connecté ici.',
    failed: 'Le navigateur n’a pas activé les notifications. Réessaie, ou vérifie ses réglages.',
    off: 'Tu recevras les notifications une fois activées sur un appareil.',
    denied: {
      title: 'Notifications bloquées',
      text: 'Tu as bloqué les notifications de cette app. Pour les recevoir, ouvre les réglages du site dans le navigateur, autorise les notifications et reviens ici.',
    },
    unsupported: {
      title: 'Notifications non disponibles',
      text: 'Ce navigateur ne reçoit pas de notifications. On t’écrit par e-mail.',
    },
    needs_install: {
      title: 'Ajoute d’abord l’app à l’écran d’accueil',
      text: 'Sur iPhone et iPad, les notifications arrivent à l’app installée : dans Safari, touche Partager, puis « Sur l’écran d’accueil », et ouvre l’app depuis là.',
    },
  },
  topics: {
    orders: {
      title: 'Commandes',
      text: 'Quand ta commande du bar est prête ou que les places du panier vont être libérées. Les e-mails sur tes commandes arrivent toujours : ce sont tes reçus.',
    },
    reminders: {
      title: 'Rappels',
      text: 'La veille de ton parasol, de ta table, de ton parking et de tes services. Une seule fois : la notification ou l’e-mail.',
    },
    broadcasts: { title: 'Infos de la plage', text: 'Fermetures et mauvais temps les jours où tu as réservé.' },
  },
  push: 'Notification',
  mail: 'E-mail',
  sms: {
    title: 'SMS',
    label: 'SMS quand rien d’autre ne passe',
    text: 'Si ni la notification ni l’e-mail n’arrivent, on t’envoie un SMS au numéro de ton profil. Tu peux changer d’avis quand tu veux.',
  },
  saved: 'Enregistré',
  ready: {
    offer: 'Préviens-moi quand c’est prêt',
    text: 'Tu peux fermer l’app : une notification arrive quand le bar a fini.',
    on: 'On te prévient ici quand c’est prêt.',
  },
}
