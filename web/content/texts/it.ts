/** Source texts of the text pages, the contacts and the privacy window. */
export const it = {
  page: {
    version: (version: string) => `Versione del testo: ${version}`,
    missingTitle: 'Questa pagina non c’è',
    missingText: 'Forse ha cambiato nome. Nei contatti trovi tutte le altre.',
    toContacts: 'Vai ai contatti',
  },
  contacts: {
    title: 'Contatti e servizi',
    services: 'Servizi',
    reach: 'Come trovarci',
    call: 'Chiama',
    directions: 'Arriva',
    phone: 'Telefono',
    email: 'E-mail',
    address: 'Indirizzo',
    vat: (number: string) => `P. IVA ${number}`,
    pages: {
      prices: 'Prezzi',
      parking: 'Parcheggio',
      rental: 'Noleggio',
      showers: 'Docce, anche per cani',
      services: 'Servizi in spiaggia',
      accessibility: 'Accessibilità',
      restaurant: 'Ristorante',
      cushions: 'Cuscini',
      'dog-rules': 'Regole per i cani',
      withdrawal: 'Recesso',
    },
  },
  privacy: {
    title: 'Privacy',
    text: 'Come trattiamo i tuoi dati, in due lingue.',
    newWindow: 'Si aprono in una nuova finestra.',
    missing: 'Il testo non è ancora disponibile.',
    close: 'Chiudi',
  },
}
