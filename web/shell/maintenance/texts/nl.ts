import type { it } from './it.ts'

export const nl: typeof it = {
  until: (time: string) => `We verwachten rond ${time} uur terug te zijn.`,
}
