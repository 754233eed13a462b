import type { it } from './it.ts'

export const fr: typeof it = {
  until: (time: string) => `Retour prévu vers ${time}.`,
}
