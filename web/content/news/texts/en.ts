/** Texts of the news. */
export const en = {
  title: 'News',
  all: 'All',
  kinds: { paws: 'Paws', news: 'News' },
  empty: { title: 'Nothing new', text: 'When there’s something to know, you’ll find it here.', action: 'Go to home' },
}
