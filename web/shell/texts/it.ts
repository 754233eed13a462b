import { it as titles } from '../../../domain/platform/page-titles/it.ts'
import type { Tab } from '../../../domain/platform/page-routes.ts'

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
  alertAppInAggiornamento: {
    title: 'App in aggiornamento',
    text: 'Siamo in manutenzione e torniamo presto. Ci scusiamo per il disagio.',
  },
  alertAppObsoleta: {
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
  titles,
}
