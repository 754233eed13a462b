/** The words of the back office's components, in Italian: the source of the other languages. */
export const it = {
  tender: {
    label: 'Come paga',
    cash: 'Contanti',
    card: 'Carta',
    given: 'Ha dato',
    notes: 'Importi probabili',
    exact: 'Giusti',
    tooLittle: 'È meno di quanto deve.',
    wrong: 'Scrivi un importo, ad esempio 70 o 70,50.',
    change: 'Resto',
  },
}
