/** Texts of the daily menu. */
export const en = {
  title: 'Menu of the day',
  share: 'Share',
  copied: 'The link is on the clipboard',
  restaurants: 'Restaurants',
  book: 'Book a table',
  frozen: 'frozen',
  soldOut: 'sold out',
  alcoholic: 'alcoholic',
  empty: {
    title: 'There is no menu today',
    text: 'The kitchen writes it every morning. In the meantime you can book a table or order from the bar.',
    action: 'Order from the bar',
  },
}
