/** Texts of the daily menu. */
export const de = {
  title: 'Tageskarte',
  share: 'Teilen',
  copied: 'Der Link ist in der Zwischenablage',
  restaurants: 'Restaurants',
  book: 'Tisch reservieren',
  frozen: 'tiefgekühlt',
  soldOut: 'ausverkauft',
  alcoholic: 'alkoholisch',
  empty: {
    title: 'Heute gibt es keine Tageskarte',
    text: 'Die Küche schreibt sie jeden Morgen. Bis dahin kannst du einen Tisch reservieren oder an der Bar bestellen.',
    action: 'An der Bar bestellen',
  },
}
