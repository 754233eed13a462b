/** What guests read at the field for a promotion code, in Italian: the source of the other languages. */
export const it = {
  question: 'Hai un codice?',
  field: 'Codice',
  use: 'Usa il codice',
  remove: 'Togli il codice',
}
