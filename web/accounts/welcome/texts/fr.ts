import type { it } from './it.ts'

export const fr: typeof it = {
  title: 'La mer\nà quatre pattes.',
  text: 'Réservez votre parasol, commandez au bar sans vous lever, payez d’ici.',
  login: 'Se connecter',
  signup: 'Créer un compte',
  beach: 'Voir la plage',
  guest: 'Continuer en invité',
  language: 'Langue',
}
