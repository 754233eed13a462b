/** What guests read of promotions and codes, in Italian: the source of the other languages. */
export const it = {
  promotion: 'Promozione',
  named: (name: string) => `Promozione ${name}`,
  included: 'già nel prezzo',
  question: 'Hai un codice?',
  field: 'Codice',
  use: 'Usa il codice',
  remove: 'Togli il codice',
}
