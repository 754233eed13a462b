/** Texts of the news. */
export const nl = {
  title: 'Nieuws',
  all: 'Alles',
  kinds: { paws: 'Honden', news: 'Nieuws' },
  empty: { title: 'Niets nieuws', text: 'Als er iets te weten valt, vind je het hier.', action: 'Naar home' },
}
