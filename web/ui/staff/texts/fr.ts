import type { it } from './it.ts'

/** The words of the back office's components in French. */
export const fr: typeof it = {
  tender: {
    label: 'Comment il paie',
    cash: 'Espèces',
    card: 'Carte',
    given: 'A donné',
    notes: 'Montants probables',
    exact: 'Appoint',
    tooLittle: 'C’est moins que ce qu’il doit.',
    wrong: 'Écrivez un montant, par exemple 70 ou 70,50.',
    change: 'Monnaie à rendre',
  },
}
