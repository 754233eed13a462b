import { Invalid } from './refusal.ts'

/** Cents of an amount such as "45.00" or "45"; throws the refusal of the transaction's field otherwise. */
export function centsOf(text: string): number {
  if (/^-\d+(\.\d{1,2})?$/.test(text)) throw new Invalid('transaction', 'amount', '81501')
  const [, whole, fraction = ''] = /^(\d{1,10})(?:\.(\d{1,2}))?$/.exec(text) ?? []
  if (whole === undefined) throw new Invalid('transaction', 'amount', '81503')
  const cents = Number(whole) * 100 + Number(fraction.padEnd(2, '0'))
  if (cents === 0) throw new Invalid('transaction', 'amount', '81531')
  return cents
}

/** "45.00" for 4500. */
export function decimal(cents: number): string {
  return `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, '0')}`
}
