/** Source texts of the daily menu. */
export const it = {
  title: 'Menù del giorno',
  share: 'Condividi',
  copied: 'Il link è negli appunti',
  restaurants: 'Ristoranti',
  book: 'Prenota un tavolo',
  frozen: 'congelato',
  soldOut: 'finito',
  alcoholic: 'alcolico',
  empty: {
    title: 'Oggi non c’è un menù',
    text: 'La cucina lo scrive ogni mattina. Intanto puoi prenotare un tavolo o ordinare al bar.',
    action: 'Ordina al bar',
  },
}
