/** Texts of the daily menu. */
export const fr = {
  title: 'Menu du jour',
  share: 'Partager',
  copied: 'Le lien est dans le presse-papiers',
  restaurants: 'Restaurants',
  book: 'Réserver une table',
  frozen: 'surgelé',
  soldOut: 'épuisé',
  alcoholic: 'alcoolisé',
  empty: {
    title: 'Pas de menu aujourd’hui',
    text: 'La cuisine l’écrit chaque matin. En attendant, vous pouvez réserver une table ou commander au bar.',
    action: 'Commander au bar',
  },
}
