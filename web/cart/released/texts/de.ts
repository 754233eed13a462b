import type { it } from './it.ts'

export const de: typeof it = {
  titleOne: (codes) => `Das Strandbad hat den Platz ${codes} freigegeben`,
  titleMany: (codes) => `Das Strandbad hat die Plätze ${codes} freigegeben`,
  textOne:
    'Es tut uns leid, er wurde am Strand gebraucht. Du hast nichts bezahlt und kannst gleich einen anderen wählen.',
  textMany: 'Es tut uns leid, sie wurden am Strand gebraucht. Du hast nichts bezahlt und kannst gleich andere wählen.',
  again: 'Neu wählen',
}
