import type { it } from './it.ts'

export const nl: typeof it = {
  question: 'Heb je een code?',
  field: 'Code',
  use: 'Gebruik de code',
  remove: 'Verwijder de code',
  byPaying: 'Door te betalen ga je akkoord met de verkoopvoorwaarden die we je hebben gemaild.',
}
