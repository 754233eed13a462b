/** Texts of the news. */
export const en = {
  title: 'News',
  all: 'All',
  kinds: { paws: 'Paws', news: 'News' },
  empty: { title: 'Nothing new', text: 'When there is something to know you will find it here.', action: 'Go to home' },
}
