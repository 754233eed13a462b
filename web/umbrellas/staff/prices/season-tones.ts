/** The brush that closes days. */
export const CLOSED = ''

const TONES = ['l', 'm', 'h', 'p'] as const

/** The look of a season, cheapest first; whatever there is beyond four looks like the dearest. */
export function toneAt(index: number): (typeof TONES)[number] {
  return TONES[Math.min(Math.max(index, 0), TONES.length - 1)] ?? 'p'
}
