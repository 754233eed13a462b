import type { it } from './it.ts'

/** The words around the screens of the back office, in French. */
export const fr: typeof it = {
  rail: 'Gestion',
  screens: {
    spiaggia: 'Plage',
    arrivi: 'Arrivées',
    bar: 'Bar',
    ristorante: 'Restaurant',
    catalogo: 'Catalogue',
    cani: 'Chiens',
    messaggi: 'Messages',
    mappa: 'Plan',
    'lista-attesa': 'Liste d’attente',
    abbonamenti: 'Abonnements',
    cassa: 'Caisse',
    credito: 'Crédit',
    numeri: 'Chiffres',
  },
  roles: { beach: 'Plage', bar: 'Bar', restaurant: 'Restaurant', cashier: 'Caisse', manager: 'Direction' },
  me: 'langue, apparence, déconnexion',
  settings: 'Préférences',
  toApp: 'Ouvrir l’app des clients',
  logout: 'Se déconnecter',
  login: {
    title: 'Gestion',
    text: 'Connectez-vous avec votre compte du personnel.',
    email: 'E-mail',
    password: 'Mot de passe',
    submit: 'Se connecter',
    wrong: 'E-mail ou mot de passe incorrect. Vérifiez et réessayez.',
    toApp: 'Je suis client : aller à l’app',
  },
  notForYou: {
    title: 'Cette partie est réservée au personnel',
    text: (account) =>
      `Le compte ${account} n’a pas de rôle dans la gestion. Si vous travaillez ici, demandez à la direction.`,
    roleMissing: 'Votre rôle n’ouvre pas cet écran. Si vous en avez besoin, demandez à la direction.',
    otherAccount: 'Se connecter avec un autre compte',
    back: 'Retour à l’app',
    toScreen: (screen) => `Aller à ${screen}`,
  },
}
