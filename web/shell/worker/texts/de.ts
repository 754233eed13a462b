import type { it } from './it.ts'

export const de: typeof it = {
  ready: 'Neue Version bereit',
  take: 'Aktualisieren',
}
