/** Source texts of the news. */
export const it = {
  title: 'Novità',
  all: 'Tutte',
  kinds: { paws: 'Zampe', news: 'Novità' },
  empty: { title: 'Niente di nuovo', text: 'Quando c’è qualcosa da sapere lo trovi qui.', action: 'Vai alla home' },
}
