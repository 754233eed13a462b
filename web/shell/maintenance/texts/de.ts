import type { it } from './it.ts'

export const de: typeof it = {
  until: (time: string) => `Wir sind voraussichtlich gegen ${time} Uhr zurück.`,
}
