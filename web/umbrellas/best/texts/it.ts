import type { SuggestionKind } from '../../../../domain/umbrellas/best-suggestions.ts'

/** The words around the best places (B-07), in Italian: the source of the other languages. */
export const it = {
  label: 'Scegliete voi per me',
  count: 'Posti',
  take: (count: number) => (count === 1 ? 'Prendi il posto migliore' : `Prendi i ${count} posti migliori`),
  full: 'Cinque è il massimo',
  apart: 'i più vicini tra loro',
  noneTitle: 'Niente che vada bene a tutti',
  none: 'Prova con meno posti o in altri giorni, oppure scegli dalla mappa.',
  hold: (count: number): string => (count === 1 ? 'Tienilo per me' : 'Tienili per me'),
  login: 'Accedi per prenderlo',
  more: (price: string) => `+ ${price}`,
  needed: (row: string) => `In fila ${row} serve almeno 1 tra lettino e sdraio per posto.`,
  rather: 'Oppure',
  kinds: { best: 'Il posto migliore', cheaper: 'Più economico', near_shower: 'Più vicino alle docce' } satisfies Record<
    SuggestionKind,
    string
  >,
  shower: (metres: number) => `a ${metres} m dalla doccia`,
  held: (count: number, codes: string) => (count === 1 ? `${codes} è tuo per ora` : `${codes} sono tuoi per ora`),
}
