import type { it } from './it.ts'

export const fr: typeof it = {
  titleOne: (codes) => `La plage a libéré la place ${codes}`,
  titleMany: (codes) => `La plage a libéré les places ${codes}`,
  textOne:
    'Nous sommes désolés, nous en avions besoin sur la plage. Vous n’avez rien payé : vous pouvez choisir une autre place.',
  textMany:
    'Nous sommes désolés, nous en avions besoin sur la plage. Vous n’avez rien payé : vous pouvez choisir d’autres places.',
  again: 'Choisir à nouveau',
}
