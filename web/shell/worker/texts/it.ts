/** The words about versions of the app, in Italian: the source of the other languages. */
export const it = {
  ready: 'Nuova versione pronta',
  take: 'Aggiorna',
}
