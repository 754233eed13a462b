/** The words of the welcome, in Italian: the source of the other languages. */
export const it = {
  title: 'Il mare\na quattro zampe.',
  text: 'Prenota l’ombrellone, ordina dal bar senza alzarti, paga da qui.',
  login: 'Accedi',
  signup: 'Crea un account',
  beach: 'Guarda la spiaggia',
  guest: 'Continua come ospite',
  language: 'Lingua',
}
