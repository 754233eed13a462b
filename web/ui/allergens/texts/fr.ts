import type { it } from './it.ts'

export const fr: typeof it = {
  title: 'Allergènes',
  names: {
    gluten: 'gluten',
    crustaceans: 'crustacés',
    eggs: 'œufs',
    fish: 'poisson',
    peanuts: 'arachides',
    soy: 'soja',
    milk: 'lait',
    nuts: 'fruits à coque',
    celery: 'céleri',
    mustard: 'moutarde',
    sesame: 'sésame',
    sulphites: 'sulfites',
    lupin: 'lupin',
    molluscs: 'mollusques',
  },
  contains: (names) => `Allergènes : ${names}`,
  mayContain: (name) => `Présence possible : ${name}`,
  traces: 'traces',
  none: 'Ne contient aucun des 14 allergènes',
  frozen: 'Surgelé',
  frozenText: 'à l’origine',
}
