import type { it } from './it.ts'

export const fr: typeof it = {
  skip: 'Aller au contenu',
  sections: 'Rubriques',
  tabs: { home: 'Accueil', 'main-page-ombrelloni': 'Plage', menu: 'Commander', carrello: 'Panier', contact: 'Profil' },
  restaurant: 'Restaurant',
  myOrders: 'Mes commandes',
  language: 'Langue',
  inCart: (count) => `${count} dans le panier`,
  items: (count) => (count <= 1 ? `${count} article` : `${count} articles`),
  profile: 'Profil',
  maintenance: {
    title: 'Application en maintenance',
    text: 'Maintenance en cours, à très vite. Désolés pour la gêne.',
  },
  obsolete: {
    title: 'Application à mettre à jour',
    text: 'Cette version ne fonctionne plus. Mettez l’app à jour.',
  },
  ok: 'OK',
  sandbox: 'Paiements d’essai : rien n’est débité',
  notFound: {
    title: 'Cette page n’existe pas',
    text: 'Le lien est peut-être ancien. Vous trouverez tout depuis l’accueil.',
  },
  toHome: 'Retour à l’accueil',
  later: 'Bientôt',
  titles: {
    welcome: 'Bienvenue',
    signup: 'Créer un compte',
    confirmEmail: 'Confirmez votre e-mail',
    home: 'Accueil',
    search: 'Quand venez-vous ?',
    map: 'Choisissez votre place',
    cardChoose: 'Cartes enregistrées',
    cardEdit: 'Carte bancaire',
    cart: 'Panier',
    checkout: 'Paiement',
    execute: 'Paiement en cours',
    outcome: 'Résultat',
    summary: 'Récapitulatif',
    orders: 'Mes commandes',
    profileMenu: 'Profil',
    profile: 'Profil personnel',
    contacts: 'Contacts et services',
    info: 'Informations',
    personalData: 'Traitement des données personnelles',
    purposes: 'Finalités du traitement',
    notFound: 'Page introuvable',
  },
  coming: {
    recuperapassword: {
      title: 'Mot de passe oublié ?',
      text: 'Vous pourrez bientôt en créer un nouveau ici. D’ici là, appelez-nous, nous vous aidons.',
    },
    ristorante: {
      title: 'Réserver une table',
      text: 'Vous choisirez bientôt ici le jour, l’heure et les couverts. D’ici là, appelez-nous pour réserver.',
    },
    parcheggio: {
      title: 'Parking',
      text: 'Vous réserverez bientôt ici une place avec votre plaque. D’ici là, adressez-vous à l’entrée.',
    },
    menu: {
      title: 'Commander',
      text: 'Vous commanderez bientôt au bar et nous vous servirons sous le parasol. D’ici là, à bientôt au comptoir.',
    },
    'abbonamenti-uno': {
      title: 'Abonnements',
      text: 'Vous choisirez bientôt ici votre place pour tout l’été. D’ici là, adressez-vous à la caisse.',
    },
    'abbonamenti-due': {
      title: 'Quelle place ?',
      text: 'Le choix de la place en abonnement arrive bientôt. D’ici là, adressez-vous à la caisse.',
    },
    'abbonamenti-tre': {
      title: 'Vérifier et confirmer',
      text: 'La confirmation de l’abonnement arrive bientôt. D’ici là, adressez-vous à la caisse.',
    },
  },
}
