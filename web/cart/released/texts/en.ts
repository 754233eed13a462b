import type { it } from './it.ts'

export const en: typeof it = {
  titleOne: (codes) => `The resort has released place ${codes}`,
  titleMany: (codes) => `The resort has released places ${codes}`,
  textOne: 'We are sorry, it was needed on the beach. You have paid nothing: you can choose another place now.',
  textMany: 'We are sorry, they were needed on the beach. You have paid nothing: you can choose other places now.',
  again: 'Choose again',
}
