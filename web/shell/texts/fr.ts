import { fr as titles } from '../../../domain/platform/page-titles/fr.ts'
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
  alertAppInAggiornamento: {
    title: 'App en maintenance',
    text: 'Maintenance en cours, à très vite. Désolés pour la gêne.',
  },
  alertAppObsoleta: {
    title: 'App à mettre à jour',
    text: 'Cette version ne fonctionne plus. Mettez l’app à jour.',
  },
  ok: 'OK',
  sandbox: 'Paiements d’essai : rien n’est débité',
  notFound: {
    title: 'Cette page n’existe pas',
    text: 'Le lien est peut-être ancien. Vous trouverez tout depuis l’accueil.',
  },
  toHome: 'Retour à l’accueil',
  titles,
}
