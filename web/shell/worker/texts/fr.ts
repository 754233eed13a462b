import type { it } from './it.ts'

export const fr: typeof it = {
  ready: 'Nouvelle version prête',
  take: 'Mettre à jour',
}
