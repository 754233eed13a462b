import type { it } from './it.ts'

export const nl: typeof it = {
  title: 'De zee\nop vier poten.',
  text: 'Boek je parasol, bestel bij de bar zonder op te staan en betaal meteen hier.',
  login: 'Inloggen',
  signup: 'Account aanmaken',
  beach: 'Bekijk het strand',
  guest: 'Verder als gast',
  language: 'Taal',
}
