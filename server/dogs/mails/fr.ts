import type { DogMailTexts } from './dog-mail-texts.ts'

export const fr: DogMailTexts = {
  kinds: { vaccination: 'Vaccination', insurance: 'Assurance', registry: 'Registre canin' },
  accepted: {
    subject: (dog) => `Le document de ${dog} convient`,
    title: (dog) => `Le document de ${dog} convient`,
    text: (firstName) => `Bonjour ${firstName}, nous l’avons vérifié : inutile de le montrer de nouveau à l’arrivée.`,
  },
  rejected: {
    subject: (dog) => `Le document de ${dog} ne convient pas encore`,
    title: (dog) => `Le document de ${dog} ne convient pas encore`,
    text: (firstName) => `Bonjour ${firstName}, nous l’avons vérifié et ne pouvons pas l’utiliser. Voici pourquoi.`,
    next: 'Envoyez un autre fichier dans le passeport du chien : nous le vérifierons.',
  },
  reminder: {
    subject: (dog, day) => `Un document de ${dog} expire le ${day}`,
    title: (dog) => `Un document de ${dog} va expirer`,
    text: (firstName, day) => `Bonjour ${firstName}, ce document est valable jusqu’au ${day}.`,
    next: 'Quand vous aurez le nouveau, envoyez-le dans le passeport du chien : vous arriverez à la plage l’esprit libre.',
  },
  reasons: {
    unreadable: 'Il est difficile à lire',
    wrong_document: 'C’est un autre document',
    other_dog: 'Il est au nom d’un autre chien',
    expired: 'Il a expiré',
    incomplete: 'Il manque une partie',
  },
  dog: 'Chien',
  document: 'Document',
  validUntil: 'Valable jusqu’au',
  reason: 'Raison',
  note: 'Remarque',
  openPassport: 'Ouvrir le passeport',
}
