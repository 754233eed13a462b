/** Texts of the promotion code’s field, and of the payment of an order that was placed before, in Italian: the source of the other languages. */
export const it = {
  question: 'Hai un codice?',
  field: 'Codice',
  use: 'Usa il codice',
  remove: 'Togli il codice',
  byPaying: 'Pagando accetti le condizioni di vendita che ti abbiamo mandato per e-mail.',
}
