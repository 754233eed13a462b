import { cents, type Cents } from '../../platform/cents.ts'

/** An amount in a file: euro with two decimals, as text, so that nothing is rounded on the way. */
export const EURO = /^\d{1,5}\.\d{2}$/
export const EURO_EXPECTED = 'an amount in euro such as "44.00"'

/** Cents of an amount that fits {@link EURO}. */
export function readEuro(text: string): Cents {
  return cents(Number(text.replace('.', '')))
}

/** The amount as files write it. */
export function writeEuro(amount: Cents): string {
  const digits = String(amount).padStart(3, '0')
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`
}
