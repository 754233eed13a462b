import type { it } from './it.ts'

export const de: typeof it = {
  title: 'Das Meer\nauf vier Pfoten.',
  text: 'Buche deinen Schirm, bestelle an der Bar, ohne aufzustehen, und zahle gleich hier.',
  login: 'Anmelden',
  signup: 'Konto erstellen',
  beach: 'Strand ansehen',
  guest: 'Als Gast fortfahren',
  language: 'Sprache',
}
