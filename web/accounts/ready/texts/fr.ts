import type { it } from './it.ts'

export const fr: typeof it = {
  title: (name) => `${name}, votre compte est prêt`,
  text: 'Votre e-mail est confirmé. Vous pouvez maintenant choisir votre place sur la plage.',
  book: 'Réserver un parasol',
  home: 'Aller à l’accueil',
}
