import type { it } from './it.ts'

export const nl: typeof it = {
  skip: 'Naar de inhoud',
  sections: 'Onderdelen',
  tabs: { home: 'Home', 'main-page-ombrelloni': 'Strand', menu: 'Bestellen', carrello: 'Mandje', contact: 'Profiel' },
  restaurant: 'Restaurant',
  myOrders: 'Mijn bestellingen',
  language: 'Taal',
  inCart: (count) => `${count} in de winkelwagen`,
  items: (count) => (count === 1 ? '1 artikel' : `${count} artikelen`),
  profile: 'Profiel',
  maintenance: {
    title: 'App in onderhoud',
    text: 'We zijn in onderhoud, tot zo. Excuses voor het ongemak.',
  },
  obsolete: {
    title: 'App verouderd',
    text: 'Deze versie werkt niet meer. Werk de app bij.',
  },
  ok: 'OK',
  sandbox: 'Testbetalingen: er wordt niets afgeschreven',
  notFound: {
    title: 'Deze pagina bestaat niet',
    text: 'Misschien is de link oud. Vanaf home vind je alles.',
  },
  toHome: 'Terug naar home',
  later: 'Binnenkort',
  titles: {
    welcome: 'Welkom',
    signup: 'Account aanmaken',
    confirmEmail: 'Bevestig je e-mail',
    home: 'Home',
    search: 'Wanneer komen jullie?',
    map: 'Kies je plek',
    cardChoose: 'Opgeslagen kaarten',
    cardEdit: 'Kaart',
    cart: 'Winkelwagen',
    checkout: 'Betaling',
    execute: 'Betaling bezig',
    outcome: 'Resultaat',
    summary: 'Overzicht',
    orders: 'Mijn bestellingen',
    profileMenu: 'Profiel',
    profile: 'Persoonlijk profiel',
    contacts: 'Contact en diensten',
    info: 'Informatie',
    personalData: 'Verwerking van persoonsgegevens',
    purposes: 'Doelen van de verwerking',
    notFound: 'Pagina niet gevonden',
  },
  coming: {
    recuperapassword: {
      title: 'Wachtwoord vergeten?',
      text: 'Binnenkort maak je hier een nieuw wachtwoord. Bel ons tot die tijd, wij helpen je.',
    },
    ristorante: {
      title: 'Tafel reserveren',
      text: 'Binnenkort kies je hier dag, tijd en plaatsen. Bel ons tot die tijd om te reserveren.',
    },
    parcheggio: {
      title: 'Parkeren',
      text: 'Binnenkort reserveer je hier een parkeerplek met je kenteken. Vraag er tot die tijd naar bij de ingang.',
    },
    menu: {
      title: 'Bestellen',
      text: 'Binnenkort bestel je bij de bar en brengen we het naar je parasol. Tot die tijd zien we je aan de toog.',
    },
    'abbonamenti-uno': {
      title: 'Abonnementen',
      text: 'Binnenkort kies je hier je plek voor de hele zomer. Vraag er tot die tijd naar bij de kassa.',
    },
    'abbonamenti-due': {
      title: 'Welke plek?',
      text: 'Een plek kiezen voor een abonnement kan binnenkort. Vraag er tot die tijd naar bij de kassa.',
    },
    'abbonamenti-tre': {
      title: 'Controleren en bevestigen',
      text: 'Een abonnement bevestigen kan binnenkort. Vraag er tot die tijd naar bij de kassa.',
    },
  },
}
