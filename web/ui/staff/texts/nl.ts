import type { it } from './it.ts'

/** The words of the back office's components in Dutch. */
export const nl: typeof it = {
  tender: {
    label: 'Betaalwijze',
    cash: 'Contant',
    card: 'Pin',
    given: 'Gegeven',
    notes: 'Waarschijnlijke bedragen',
    exact: 'Gepast',
    tooLittle: 'Dat is minder dan er te betalen is.',
    wrong: 'Vul een bedrag in, bijvoorbeeld 70 of 70,50.',
    change: 'Wisselgeld',
  },
}
