/** Texts of the daily menu. */
export const nl = {
  title: 'Dagmenu',
  share: 'Delen',
  copied: 'De link staat op het klembord',
  restaurants: 'Restaurants',
  book: 'Tafel reserveren',
  frozen: 'diepvries',
  soldOut: 'uitverkocht',
  alcoholic: 'alcoholisch',
  empty: {
    title: 'Vandaag is er geen dagmenu',
    text: 'De keuken maakt het elke ochtend. Je kunt intussen een tafel reserveren of bij de bar bestellen.',
    action: 'Bestellen bij de bar',
  },
}
