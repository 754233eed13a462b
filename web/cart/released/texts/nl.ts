import type { it } from './it.ts'

export const nl: typeof it = {
  titleOne: (codes) => `Het strandbad heeft plek ${codes} vrijgegeven`,
  titleMany: (codes) => `Het strandbad heeft de plekken ${codes} vrijgegeven`,
  textOne: 'Het spijt ons, de plek was op het strand nodig. Je hebt niets betaald en kunt meteen een andere kiezen.',
  textMany: 'Het spijt ons, de plekken waren op het strand nodig. Je hebt niets betaald en kunt meteen andere kiezen.',
  again: 'Opnieuw kiezen',
}
