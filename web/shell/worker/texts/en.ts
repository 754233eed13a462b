import type { it } from './it.ts'

export const en: typeof it = {
  ready: 'A new version is ready',
  take: 'Update',
}
