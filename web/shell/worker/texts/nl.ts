import type { it } from './it.ts'

export const nl: typeof it = {
  ready: 'Nieuwe versie klaar',
  take: 'Bijwerken',
}
