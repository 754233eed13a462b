import type { it } from './it.ts'

export const nl: typeof it = {
  titleOne: (codes) => `Het strandbad heeft plaats ${codes} vrijgegeven`,
  titleMany: (codes) => `Het strandbad heeft de plaatsen ${codes} vrijgegeven`,
  textOne: 'Het spijt ons, de plaats was op het strand nodig. Je hebt niets betaald en kunt meteen een andere kiezen.',
  textMany: 'Het spijt ons, de plaatsen waren op het strand nodig. Je hebt niets betaald en kunt meteen andere kiezen.',
  again: 'Opnieuw kiezen',
}
