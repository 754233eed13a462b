import type { DogMailTexts } from './dog-mail-texts.ts'

export const de: DogMailTexts = {
  kinds: { vaccination: 'Impfung', insurance: 'Versicherung', registry: 'Hunderegister' },
  accepted: {
    subject: (dog) => `Das Dokument von ${dog} ist in Ordnung`,
    title: (dog) => `Das Dokument von ${dog} ist in Ordnung`,
    text: (firstName) => `Hallo ${firstName}, wir haben es geprüft: Bei der Ankunft musst du es nicht noch mal zeigen.`,
  },
  rejected: {
    subject: (dog) => `Das Dokument von ${dog} ist noch nicht in Ordnung`,
    title: (dog) => `Das Dokument von ${dog} ist noch nicht in Ordnung`,
    text: (firstName) => `Hallo ${firstName}, wir haben es geprüft und können es nicht verwenden. Hier ist der Grund.`,
    next: 'Lade im Hundepass eine andere Datei hoch: Wir prüfen sie.',
  },
  reminder: {
    subject: (dog, day) => `Ein Dokument von ${dog} läuft am ${day} ab`,
    title: (dog) => `Ein Dokument von ${dog} läuft bald ab`,
    text: (firstName, day) => `Hallo ${firstName}, dieses Dokument gilt bis zum ${day}.`,
    next: 'Sobald du das neue hast, lade es im Hundepass hoch: So kommst du ohne Sorgen an den Strand.',
  },
  reasons: {
    unreadable: 'Es ist schlecht lesbar',
    wrong_document: 'Es ist ein anderes Dokument',
    other_dog: 'Es gehört zu einem anderen Hund',
    expired: 'Es ist abgelaufen',
    incomplete: 'Ein Teil fehlt',
  },
  dog: 'Hund',
  document: 'Dokument',
  validUntil: 'Gültig bis',
  reason: 'Grund',
  note: 'Notiz',
  openPassport: 'Pass öffnen',
}
