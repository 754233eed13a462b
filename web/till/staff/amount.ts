import { centsOf } from '../../payments/credit/staff/amount.ts'

export { centsOf }

/** The same with nothing in it: "0" and "0,00" are 0. */
export function centsOrZero(words: string): number | null {
  return /^\s*0{1,6}(?:[.,]0{1,2})?\s*€?\s*$/.test(words) ? 0 : centsOf(words)
}

/** An amount as it is written into a field: "45,00". */
export function amountField(cents: number): string {
  return (cents / 100).toFixed(2).replace('.', ',')
}
