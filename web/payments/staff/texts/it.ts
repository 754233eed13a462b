/** The words of the payment modes at the desk, in Italian: the source of the other languages. */
export const it = {
  card: 'Carta',
  second_card: 'Seconda carta',
  wallet: 'PayPal',
  provider: 'Fornitore {id}: {name}',
  reserve: ', riserva',
  noKeys: ', mancano le chiavi',
  on: '{name}: acceso',
  off: '{name}: spento',
  undo: 'Annulla',
  undone: 'Tornato come prima',
}
