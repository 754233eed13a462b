import type { ChangeMailTexts } from './change-mail-texts.ts'

export const nl: ChangeMailTexts = {
  subject: (resort, number) => `${resort}: reservering gewijzigd, bestelling ${number}`,
  title: (firstName) => `Hoi ${firstName}, je reservering is gewijzigd`,
  daysCancelled: 'Zoals je vroeg hebben we de dagen hieronder geannuleerd: de plek is weer vrij.',
  moved: 'Zoals je vroeg hebben we je reservering verplaatst.',
  changedByResort: 'We hebben je reservering gewijzigd, zoals op het strand afgesproken.',
  cannotDeliver:
    'Het spijt ons: we kunnen je de plek die je had geboekt niet geven. Alles wat je voor deze dagen hebt betaald, krijg je terug.',
  before: 'Vóór de wijziging',
  after: 'Nu',
  cancelled: 'Geannuleerd',
  fromDesk: (amount) => `${amount} heb je bij de kassa betaald: daar krijg je het terug.`,
  toCredit: (amount) => `${amount} staat nu in je tegoed: je kunt het gebruiken voor je volgende bestelling.`,
  kept: (amount) => `Volgens de verkoopvoorwaarden krijg je ${amount} niet terug: het was te kort voor het begin.`,
  noDifference: 'Aan de prijs verandert niets.',
  stillDue: (amount) => `Er is nog ${amount} te betalen: online via de bestelling, of bij de kassa als je aankomt.`,
}
