import type { DogMailTexts } from './dog-mail-texts.ts'

export const en: DogMailTexts = {
  kinds: { vaccination: 'Vaccination', insurance: 'Insurance', registry: 'Dog registry' },
  accepted: {
    subject: (dog) => `${dog}’s document is fine`,
    title: (dog) => `${dog}’s document is fine`,
    text: (firstName) => `Hi ${firstName}, we have checked it: there is no need to show it again when you arrive.`,
  },
  rejected: {
    subject: (dog) => `${dog}’s document is not right yet`,
    title: (dog) => `${dog}’s document is not right yet`,
    text: (firstName) => `Hi ${firstName}, we have checked it and cannot use it. This is why.`,
    next: 'Upload another file to the dog passport: we will check it.',
  },
  reminder: {
    subject: (dog, day) => `A document of ${dog} expires on ${day}`,
    title: (dog) => `A document of ${dog} is about to expire`,
    text: (firstName, day) => `Hi ${firstName}, this document is valid until ${day}.`,
    next: 'When you have the new one, upload it to the dog passport: you’ll arrive at the beach without a care.',
  },
  reasons: {
    unreadable: 'It is hard to read',
    wrong_document: 'It is a different document',
    other_dog: 'It is another dog’s',
    expired: 'It has expired',
    incomplete: 'A part is missing',
  },
  dog: 'Dog',
  document: 'Document',
  validUntil: 'Valid until',
  reason: 'Reason',
  note: 'Note',
  openPassport: 'Open the passport',
}
