import type { it } from './it.ts'

/** The words of the help, in Dutch. */
export const nl: typeof it = {
  handbook: 'Handleiding',
  lines: {
    spiaggia: [
      'Tik op een plek: je ziet wie er is, wat er nog openstaat en wat je kunt doen.',
      'Een vrije plek verkoop je hier; een aankomst leg je vast door de QR te scannen.',
    ],
    arrivi: [
      'Iedereen die op een dag komt, met wat er nog te innen is.',
      'Met één tik is het hele gezelschap aangekomen en het bedrag geïnd.',
    ],
    bar: [
      'De bestellingen van vandaag, van aannemen tot bezorgen.',
      'Elke bestelling heeft één knop: de volgende stap.',
    ],
    ristorante: [
      'De tafels van een ronde, met wie heeft gereserveerd en wie al zit.',
      'Een telefonische reservering voeg je met één tik toe; online plaatsen open en sluit je hier.',
    ],
    catalogo: [
      'Alles wat gasten bestellen of lezen, per onderdeel.',
      'Wat je wijzigt, staat in de app zodra je het publiceert.',
    ],
    prezzi: [
      'Prijzen, seizoenen en acties van het strand.',
      'Alles blijft een concept tot je publiceert: probeer eerst een prijs.',
    ],
    numeri: [
      'Hoe vol het strand is en wat er binnenkomt, vergeleken met vorig jaar.',
      'Elke grafiek kun je ook als tabel lezen en exporteren.',
    ],
    parametri: [
      'Hoe het strandbad werkt: tijden, grenzen, betalingen, teksten.',
      'Een gewijzigde waarde geldt meteen; de geschiedenis zegt wie het deed.',
    ],
    cassa: [
      'Wie nog moet betalen, wat er binnenkwam, en de afsluiting.',
      'Bij elke ontvangst en terugbetaling staat wie het deed.',
    ],
    clienti: [
      'De kaart van een gast: bestellingen, honden, papieren, notities.',
      'Twee letters van de naam zijn genoeg, of telefoon, plek of bestelling.',
    ],
    abbonamenti: [
      'Seizoenkaarten met termijnen, bezoeken en wisselingen van plek.',
      'Een termijn int je naast de regel.',
    ],
    'lista-attesa': [
      'Wie op een plek wacht, per dag, op volgorde.',
      'Plekken die vrijkomen worden vanzelf aangeboden: hier zie je hoe het met elk aanbod staat.',
    ],
    cani: [
      'De papieren van honden om te controleren, en vermiste honden.',
      'Goed of niet goed: de gast leest het meteen.',
    ],
    messaggi: [
      'Een bericht aan wie op een dag komt, in vijf talen.',
      'Stuur het eerst aan jezelf; wie niet bereikt is, staat in een lijst met telefoonnummer.',
    ],
    credito: [
      'Geld dat een gast alleen hier uitgeeft, met alle bewegingen.',
      'Je geeft het met een reden, die de gast leest.',
    ],
    richieste: [
      'Geld dat boven een grens uitgaat, wacht hier op een tweede ja.',
      'Na het ja gebeurt het vanzelf, één keer, zoals gevraagd.',
    ],
    scontrini: [
      'Bonnen die nog gemaakt moeten worden, en die er al zijn.',
      'Antwoordt het apparaat niet, dan typ je het nummer met de hand.',
    ],
    meteo: ['Dagen met slecht weer, en wat gasten ervoor krijgen.', 'Wat telt zijn de waarnemingen vanaf het strand.'],
    cartelli: ['De QR van elke parasol, om te printen.', 'Wie hem scant, bestelt bij de bar met de plek al ingevuld.'],
    mappa: [
      'De plattegrond van het strand: rijen, plekken, zones.',
      'Je tekent op een concept; na publiceren zien gasten het.',
    ],
    persone: [
      'Wie hier werkt, en met welke rollen.',
      'Een uitnodiging per e-mail leidt van het wachtwoord naar het eerste scherm.',
    ],
    registro: ['Wie deed wat, en wanneer.', 'Een regel toont voor en na; een zoekresultaat kun je exporteren.'],
    altro: [
      'De andere schermen van je rol.',
      'Via je naam open je je kassalade en wissel je van persoon, pincode, taal en weergave.',
    ],
  },
}
