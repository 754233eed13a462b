import type { it } from './it.ts'

export const en: typeof it = {
  title: 'Allergens',
  names: {
    gluten: 'gluten',
    crustaceans: 'crustaceans',
    eggs: 'eggs',
    fish: 'fish',
    peanuts: 'peanuts',
    soy: 'soy',
    milk: 'milk',
    nuts: 'tree nuts',
    celery: 'celery',
    mustard: 'mustard',
    sesame: 'sesame',
    sulphites: 'sulphites',
    lupin: 'lupin',
    molluscs: 'molluscs',
  },
  contains: (names) => `Allergens: ${names}`,
  mayContain: (name) => `May contain ${name}`,
  traces: 'traces',
  none: 'Contains none of the 14 allergens',
  frozen: 'Frozen',
  frozenText: 'at source',
}
