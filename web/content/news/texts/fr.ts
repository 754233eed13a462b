/** Texts of the news. */
export const fr = {
  title: 'Nouveautés',
  all: 'Toutes',
  kinds: { paws: 'Pattes', news: 'Nouveauté' },
  empty: {
    title: 'Rien de nouveau',
    text: 'Dès qu’il y a quelque chose à savoir, vous le trouverez ici.',
    action: 'Aller à l’accueil',
  },
}
