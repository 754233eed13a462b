/** A month of a card's expiry, as it is typed: `09 / 28`. */
export interface Expiry {
  readonly month: number
  readonly year: number
}

/** Digits of the century that a card leaves out. */
const CENTURY = 2000

/** What was typed, written as on a card: digits only, the stroke comes by itself. */
export function writeExpiry(typed: string): string {
  const digits = typed.replaceAll(/\D/g, '')
  // Autofill may bring the whole year.
  const short = digits.length === 6 ? `${digits.slice(0, 2)}${digits.slice(4)}` : digits.slice(0, 4)
  return short.length > 2 ? `${short.slice(0, 2)} / ${short.slice(2)}` : short
}

/** Reads what was typed: the expiry, or why it is none. `today` is the date that the server would say, `YYYY-MM-DD`. */
export function readExpiry(written: string, today: string): Expiry | 'wrong' | 'past' {
  const [, month = '', year = ''] = /^(\d{2}) \/ (\d{2})$/.exec(written) ?? []
  const expiry = { month: Number(month), year: CENTURY + Number(year) }
  if (month === '' || expiry.month < 1 || expiry.month > 12) return 'wrong'
  return `${expiry.year}-${month}` < today.slice(0, 7) ? 'past' : expiry
}
