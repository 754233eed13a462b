/** The largest distance of a beach.json, in metres. */
const FURTHEST = 2000

/** Metres as the file takes them: to the centimetre, from `least` on; what is no number is `least`. */
export function tidyMetres(value: number, least = 0): number {
  if (Number.isNaN(value)) return least
  return Math.min(FURTHEST, Math.max(least, Math.round(value * 100) / 100))
}
