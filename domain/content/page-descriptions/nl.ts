import type { it } from './it.ts'

/** What a search engine says of the public pages, in Dutch; `app` of the app as a whole. 50 to 160 letters each. */
export const nl: typeof it = {
  app: 'Parasols, restaurant en strandbar, ook voor wie met de hond komt.',
  welcome:
    'Boek een parasol, bestel bij de bar of reserveer een tafel op het strand, ook met de hond. Als gast of met je account.',
  signup:
    'Maak een account met je e-mail om parasols te boeken, bestellingen terug te vinden en gegevens van je honden te bewaren.',
  recoverPassword: 'Kies een nieuw wachtwoord: we sturen een code naar het e-mailadres van je account.',
  findOrder:
    'Besteld als gast? Met het e-mailadres van de bestelling vind je je reserveringen, het overzicht en de QR-code terug.',
  home: 'De zee van vandaag, het dagmenu en alles wat je op het strand reserveert: parasol, tafel, parkeerplaats en diensten.',
  dailyMenu: 'De gerechten van vandaag in het strandrestaurant, elk met prijs en allergenen.',
  news: 'Nieuws van het strand: evenementen, openingstijden, berichten en wat er verandert voor wie met de hond komt.',
  webcam: 'Het strand en de zee live: bekijk het weer en de golven voordat je vertrekt.',
  search:
    'Kies dagen, halve of hele dag, personen en honden: je ziet meteen welke parasols vrij zijn en wat ze kosten.',
  map: 'De plattegrond van het strand met vrije plekken, schaduw en hondenzones: tik op een parasol en houd hem vast.',
  subscriptionPlans: 'Een parasol voor een maand of het hele seizoen: strandabonnementen met prijzen en dagen.',
  bar: 'De barkaart met prijzen en allergenen: bestel vanaf je ligbed, wij brengen alles naar de parasol.',
  restaurant: 'Reserveer een tafel in het strandrestaurant: dag, maaltijd, personen en ook een plek voor de hond.',
  parking: 'Reserveer een plek op de parkeerplaats van het strand: vrije plekken en prijzen per dag.',
  services: 'Wat je op het strand kunt huren en gebruiken, ook voor honden: kies dag en aantal en zie de prijs.',
  weather: 'Wat er met je reservering gebeurt bij slecht weer: regels, andere dagen en tegoed.',
  contacts:
    'Telefoon, e-mail, adres en route naar het strand, met prijzen, diensten, toegankelijkheid en regels voor honden.',
  info: 'Informatie van het strandbad: prijzen, diensten en regels van het strand.',
  personalData: 'Hoe het strandbad met je persoonsgegevens omgaat: welke, waarom, hoe lang, en je rechten.',
  purposes:
    'Voor welke doelen het strandbad je gegevens gebruikt, op welke wettelijke grond, en welke je kunt weigeren.',
}
