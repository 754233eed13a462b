import type { CivilDate } from '../../domain/platform/civil-date.ts'
import { sign, signedWords } from './signed.ts'

/**
 * What the QR at an umbrella says (security guide, k): its code, the year of the season or one day, and the signature. Whoever
 * shows it has stood there.
 */
export function placeTag(secret: Buffer, code: string, validFor: string): string {
  return sign(secret, 'place', [code, validFor])
}

/** The year of the season that a day is in: tags without a day are printed once for each. */
export function seasonOf(day: string): string {
  return day.slice(0, 4)
}

/** The code of the place that a tag proves today; null when it is forged, or for another day or season. */
export function tagPlace(secret: Buffer, tag: string, today: CivilDate): string | null {
  const [code, validFor, ...rest] = signedWords(secret, 'place', tag) ?? []
  if (code === undefined || rest.length > 0) return null
  return validFor === today || validFor === seasonOf(today) ? code : null
}

/** How people write a place: 'd 3' is D3. */
export function placeCode(typed: string): string {
  return typed.replaceAll(/[\s.-]/g, '').toUpperCase()
}
