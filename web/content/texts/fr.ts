import { fr as pages } from '../../../domain/content/info-titles/fr.ts'
import type { it } from './it.ts'

export const fr: typeof it = {
  page: {
    version: (version) => `Version du texte : ${version}`,
    missingTitle: 'Cette page n’existe pas',
    missingText: 'Elle a peut-être changé de nom. Vous trouvez toutes les autres dans les contacts.',
    toContacts: 'Aller aux contacts',
  },
  offers: {
    umbrellas: 'Réserver un parasol',
    parking: 'Réserver le parking',
    services: 'Choisir des services',
    restaurant: 'Réserver une table',
  },
  contacts: {
    title: 'Contacts et services',
    services: 'Services',
    reach: 'Où nous trouver',
    call: 'Appeler',
    directions: 'Itinéraire',
    phone: 'Téléphone',
    email: 'E-mail',
    address: 'Adresse',
    vat: (number) => `N° TVA ${number}`,
    pages,
  },
  privacy: {
    title: 'Confidentialité',
    text: 'Comment nous traitons vos données, en deux langues.',
    newWindow: 'Ils s’ouvrent dans une nouvelle fenêtre.',
    missing: 'Le texte n’est pas encore disponible.',
    close: 'Fermer',
  },
}
