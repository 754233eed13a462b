/** The words of the back office's components, in Italian: the source of the other languages. */
export const it = {
  tender: {
    amount: 'Importo',
    tooMuch: (most: string) => `Scrivi un importo fino a ${most}.`,
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
  pay: {
    when: 'Quando paga',
    times: { later: 'Dopo', link: 'Con un link', now: 'Adesso' },
    by: 'Da pagare entro',
    sellAndCollect: (amount: string) => `Vendi e incassa ${amount}`,
    sellLater: 'Vendi, si paga dopo',
    sellByLink: 'Vendi e manda il link',
  },
  party: {
    people: 'Persone',
    smallDogs: 'Cani piccoli',
    largeDogs: 'Cani grandi',
    needsSpace: 'Un cane ha bisogno di spazio',
    dog: (number: number) => `Cane ${number}`,
  },
  person: {
    optional: { name: 'Nome (facoltativo)', phone: 'Telefono (facoltativo)', email: 'E-mail (facoltativa)' },
    needed: { name: 'Nome e cognome', phone: 'Telefono', email: 'E-mail' },
    nameShort: 'Almeno due lettere.',
  },
}
