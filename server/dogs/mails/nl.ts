import type { DogMailTexts } from './dog-mail-texts.ts'

export const nl: DogMailTexts = {
  kinds: { vaccination: 'Vaccinatie', insurance: 'Verzekering', registry: 'Hondenregister' },
  accepted: {
    subject: (dog) => `Het document van ${dog} is in orde`,
    title: (dog) => `Het document van ${dog} is in orde`,
    text: (firstName) => `Hoi ${firstName}, we hebben het bekeken: bij aankomst hoef je het niet meer te tonen.`,
  },
  rejected: {
    subject: (dog) => `Het document van ${dog} is nog niet in orde`,
    title: (dog) => `Het document van ${dog} is nog niet in orde`,
    text: (firstName) => `Hoi ${firstName}, we hebben het bekeken en kunnen het niet gebruiken. Dit is waarom.`,
    next: 'Upload een ander bestand in het hondenpaspoort: wij bekijken het.',
  },
  reminder: {
    subject: (dog, day) => `Een document van ${dog} verloopt op ${day}`,
    title: (dog) => `Een document van ${dog} verloopt bijna`,
    text: (firstName, day) => `Hoi ${firstName}, dit document is geldig tot en met ${day}.`,
    next: 'Heb je het nieuwe, upload het dan in het hondenpaspoort: zo kom je zorgeloos naar het strand.',
  },
  reasons: {
    unreadable: 'Het is slecht leesbaar',
    wrong_document: 'Het is een ander document',
    other_dog: 'Het is van een andere hond',
    expired: 'Het is verlopen',
    incomplete: 'Er ontbreekt een deel',
  },
  dog: 'Hond',
  document: 'Document',
  validUntil: 'Geldig tot en met',
  reason: 'Reden',
  note: 'Notitie',
  openPassport: 'Paspoort openen',
}
