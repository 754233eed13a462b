/** Country codes offered beside the number: the guests' own first, then by code. */
export const PHONE_PREFIXES = [
  '+39',
  '+49',
  '+31',
  '+33',
  '+41',
  '+43',
  '+32',
  '+44',
  '+1',
  '+30',
  '+34',
  '+36',
  '+40',
  '+45',
  '+46',
  '+47',
  '+48',
  '+351',
  '+352',
  '+353',
  '+358',
  '+378',
  '+385',
  '+386',
  '+420',
  '+421',
] as const

/** A phone number as its field shows it. */
export interface PhoneParts {
  /** One of {@link PHONE_PREFIXES}, or empty: then the number says everything. */
  readonly prefix: string
  readonly number: string
}

/** Splits a stored or pasted number (no country code begins with another); an unknown code stays in the number. */
export function splitPhone(value: string): PhoneParts {
  const text = value.trimStart().replace(/^00(?=[1-9])/, '+')
  const prefix = text.startsWith('+') ? PHONE_PREFIXES.find((code) => text.startsWith(code)) : undefined
  return prefix === undefined ? { prefix: '', number: text } : { prefix, number: text.slice(prefix.length).trimStart() }
}

/** The number as it is sent; empty while nothing is typed, so that it counts as missing. */
export function joinPhone({ prefix, number }: PhoneParts): string {
  const typed = number.trimStart()
  if (typed === '') return ''
  return prefix === '' || typed.startsWith('+') ? typed : `${prefix} ${typed}`
}
