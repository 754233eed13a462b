/** What guests read at the field for a promotion code and beside the button of an order that is paid later, in Italian: the source of the other languages. */
export const it = {
  question: 'Hai un codice?',
  field: 'Codice',
  use: 'Usa il codice',
  remove: 'Togli il codice',
  byPaying: 'Pagando accetti le condizioni di vendita che ti abbiamo mandato per e-mail.',
}
