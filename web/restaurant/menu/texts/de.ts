/** Texts of the daily menu. */
export const de = {
  title: 'Tageskarte',
  share: 'Teilen',
  copied: 'Der Link ist in der Zwischenablage',
  restaurants: 'Restaurants',
  courses: {
    starter: 'Vorspeise',
    first: 'Erster Gang',
    second: 'Zweiter Gang',
    side: 'Beilage',
    dessert: 'Nachtisch',
  },
  book: 'Tisch reservieren',
  frozen: 'tiefgekühlt',
  soldOut: 'ausverkauft',
  alcoholic: 'alkoholisch',
  empty: {
    title: 'Heute gibt es keine Karte',
    text: 'Die Küche schreibt sie jeden Morgen. Bis dahin kannst du einen Tisch reservieren oder an der Bar bestellen.',
    action: 'An der Bar bestellen',
  },
}
