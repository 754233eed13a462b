import { withArticle } from '../../../domain/platform/italian-article.ts'
import type { DogMailTexts } from './dog-mail-texts.ts'

export const it: DogMailTexts = {
  kinds: { vaccination: 'Vaccinazione', insurance: 'Assicurazione', registry: 'Anagrafe canina' },
  accepted: {
    subject: (dog) => `Il documento di ${dog} va bene`,
    title: (dog) => `Il documento di ${dog} va bene`,
    text: (firstName) => `Ciao ${firstName}, lo abbiamo controllato: all’arrivo non serve mostrarlo di nuovo.`,
  },
  rejected: {
    subject: (dog) => `Il documento di ${dog} non va ancora bene`,
    title: (dog) => `Il documento di ${dog} non va ancora bene`,
    text: (firstName) => `Ciao ${firstName}, lo abbiamo controllato e non possiamo usarlo. Ecco perché.`,
    next: 'Carica un altro file nel passaporto del cane: lo controlliamo noi.',
  },
  reminder: {
    subject: (dog, day) => `Un documento di ${dog} scade ${withArticle('il', day)}`,
    title: (dog) => `Un documento di ${dog} sta per scadere`,
    text: (firstName, day) => `Ciao ${firstName}, questo documento vale fino ${withArticle('al', day)}.`,
    next: 'Quando hai quello nuovo, caricalo nel passaporto del cane: arrivi in spiaggia senza pensieri.',
  },
  reasons: {
    unreadable: 'Non si legge bene',
    wrong_document: 'È un altro documento',
    other_dog: 'È di un altro cane',
    expired: 'È scaduto',
    incomplete: 'Manca una parte',
  },
  dog: 'Cane',
  document: 'Documento',
  validUntil: 'Valido fino al',
  reason: 'Motivo',
  note: 'Nota',
  openPassport: 'Apri il passaporto',
}
