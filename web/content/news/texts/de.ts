/** Texts of the news. */
export const de = {
  title: 'Neues',
  all: 'Alle',
  kinds: { paws: 'Pfoten', news: 'Neues' },
  empty: { title: 'Nichts Neues', text: 'Wenn es etwas zu wissen gibt, findest du es hier.', action: 'Zur Startseite' },
}
