import type { it } from './it.ts'

export const de: typeof it = {
  title: 'Allergene',
  names: {
    gluten: 'Gluten',
    crustaceans: 'Krebstiere',
    eggs: 'Ei',
    fish: 'Fisch',
    peanuts: 'Erdnüsse',
    soy: 'Soja',
    milk: 'Milch',
    nuts: 'Schalenfrüchte',
    celery: 'Sellerie',
    mustard: 'Senf',
    sesame: 'Sesam',
    sulphites: 'Sulfite',
    lupin: 'Lupinen',
    molluscs: 'Weichtiere',
  },
  contains: (names) => `Allergene: ${names}`,
  mayContain: (name) => `Kann ${name} enthalten`,
  traces: 'Spuren',
  none: 'Enthält keines der 14 Allergene',
  frozen: 'Tiefgekühlt',
  frozenText: 'bereits angeliefert',
}
