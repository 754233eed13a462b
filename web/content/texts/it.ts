import { it as pages } from '../../../domain/content/info-titles/it.ts'

/** Source texts of the text pages, the contacts and the privacy window. */
export const it = {
  page: {
    version: (version: string) => `Versione del testo: ${version}`,
    missingTitle: 'Questa pagina non c’è',
    missingText: 'Forse ha cambiato nome. Nei contatti trovi tutte le altre.',
    toContacts: 'Vai ai contatti',
  },
  offers: {
    umbrellas: 'Prenota l’ombrellone',
    parking: 'Prenota il parcheggio',
    services: 'Scegli i servizi',
    restaurant: 'Prenota un tavolo',
  },
  contacts: {
    title: 'Contatti e servizi',
    services: 'Servizi',
    reach: 'Come trovarci',
    call: 'Chiama',
    directions: 'Indicazioni',
    phone: 'Telefono',
    email: 'E-mail',
    address: 'Indirizzo',
    vat: (number: string) => `P. IVA ${number}`,
    pages,
  },
  privacy: {
    title: 'Privacy',
    text: 'Come trattiamo i tuoi dati, in due lingue.',
    newWindow: 'Si aprono in una nuova finestra.',
    missing: 'Il testo non è ancora disponibile.',
    close: 'Chiudi',
  },
}
