import type { Allergen } from '../../../../domain/platform/allergens.ts'

/** The words of allergens, in Italian: the source of the other languages. */
export const it = {
  title: 'Allergeni',
  /** As the regulation's annex names them, short enough for a chip. */
  names: {
    gluten: 'glutine',
    crustaceans: 'crostacei',
    eggs: 'uova',
    fish: 'pesce',
    peanuts: 'arachidi',
    soy: 'soia',
    milk: 'latte',
    nuts: 'frutta a guscio',
    celery: 'sedano',
    mustard: 'senape',
    sesame: 'sesamo',
    sulphites: 'solfiti',
    lupin: 'lupini',
    molluscs: 'molluschi',
  } satisfies Record<Allergen, string>,
  contains: (names: string) => `Allergeni: ${names}`,
  mayContain: (name: string) => `Può contenere ${name}`,
  traces: 'tracce',
  none: 'Non contiene nessuno dei 14 allergeni',
  frozen: 'Congelato',
  frozenText: 'all’origine',
}
