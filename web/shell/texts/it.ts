import type { PageName, Tab } from '../../routes.ts'
import type { ComingName } from '../coming-pages.ts'

/** The words of the shell, in Italian: the source of the other languages. */
export const it = {
  skip: 'Vai al contenuto',
  sections: 'Sezioni',
  tabs: {
    home: 'Home',
    'main-page-ombrelloni': 'Spiaggia',
    menu: 'Ordina',
    carrello: 'Carrello',
    contact: 'Profilo',
  } as Record<Tab, string>,
  restaurant: 'Ristorante',
  myOrders: 'I miei ordini',
  language: 'Lingua',
  inCart: (count: number) => (count === 1 ? '1 nel carrello' : `${count} nel carrello`),
  items: (count: number) => (count === 1 ? '1 articolo' : `${count} articoli`),
  profile: 'Profilo',
  maintenance: {
    title: 'App in aggiornamento',
    text: 'Siamo in manutenzione e torniamo presto. Ci scusiamo per il disagio.',
  },
  obsolete: {
    title: 'App non aggiornata',
    text: 'Questa versione non funziona più. Aggiorna l’app per continuare.',
  },
  ok: 'OK',
  sandbox: 'Pagamenti di prova: nessun addebito',
  notFound: {
    title: 'Questa pagina non c’è',
    text: 'Forse il link è vecchio. Dalla home trovi tutto.',
  },
  toHome: 'Torna alla home',
  later: 'In arrivo',
  titles: {
    welcome: 'Benvenuti',
    signup: 'Crea un account',
    confirmEmail: 'Conferma la tua e-mail',
    home: 'Home',
    dailyMenu: 'Menù del giorno',
    news: 'Novità',
    webcam: 'LIVE WEBCAM',
    search: 'Quando venite?',
    map: 'Scegli il posto',
    cardChoose: 'Carte salvate',
    cardEdit: 'Carta',
    cart: 'Carrello',
    checkout: 'Pagamento',
    execute: 'Pagamento in corso',
    outcome: 'Esito',
    summary: 'Riepilogo',
    orders: 'I miei ordini',
    profileMenu: 'Profilo',
    profile: 'Profilo personale',
    contacts: 'Contatti e servizi',
    info: 'Informazioni',
    personalData: 'Trattamento dati personali',
    purposes: 'Finalità del trattamento',
    staffDesk: 'Gestione',
    staffBar: 'Comande bar',
    staffCatalog: 'Catalogo',
    notFound: 'Pagina non trovata',
  } as Record<PageName | 'notFound', string>,
  coming: {
    recuperapassword: {
      title: 'Password dimenticata?',
      text: 'Presto potrai crearne una nuova da qui. Intanto chiamaci: ti aiutiamo noi.',
    },
    ristorante: {
      title: 'Prenota un tavolo',
      text: 'Presto scegli qui giorno, orario e posti. Intanto chiamaci per prenotare.',
    },
    parcheggio: {
      title: 'Parcheggio',
      text: 'Presto prenoti qui il posto auto con la targa. Intanto lo trovi all’ingresso.',
    },
    menu: {
      title: 'Ordina',
      text: 'Presto ordini dal bar e te lo portiamo sotto l’ombrellone. Intanto ti aspettiamo al banco.',
    },
    'abbonamenti-uno': {
      title: 'Abbonamenti',
      text: 'Presto scegli qui il tuo posto per tutta l’estate. Intanto chiedi alla cassa.',
    },
    'abbonamenti-due': {
      title: 'Quale posto?',
      text: 'La scelta del posto in abbonamento arriva presto. Intanto chiedi alla cassa.',
    },
    'abbonamenti-tre': {
      title: 'Controlla e conferma',
      text: 'La conferma dell’abbonamento arriva presto. Intanto chiedi alla cassa.',
    },
  } as Record<ComingName, { readonly title: string; readonly text: string }>,
}
