import type { it } from './it.ts'

export const nl: typeof it = {
  title: 'Allergenen',
  names: {
    gluten: 'gluten',
    crustaceans: 'schaaldieren',
    eggs: 'ei',
    fish: 'vis',
    peanuts: 'pinda’s',
    soy: 'soja',
    milk: 'melk',
    nuts: 'noten',
    celery: 'selderij',
    mustard: 'mosterd',
    sesame: 'sesam',
    sulphites: 'sulfiet',
    lupin: 'lupine',
    molluscs: 'weekdieren',
  },
  contains: (names) => `Allergenen: ${names}`,
  mayContain: (name) => `Kan ${name} bevatten`,
  traces: 'sporen',
  none: 'Bevat geen van de 14 allergenen',
  frozen: 'Diepvries',
  frozenText: 'vooraf ingevroren',
}
