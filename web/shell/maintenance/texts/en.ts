import type { it } from './it.ts'

export const en: typeof it = {
  until: (time: string) => `We expect to be back at ${time}.`,
}
