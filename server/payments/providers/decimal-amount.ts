/** Cents as PayPal and Braintree write them: "45.00" (case 74). */
export function decimalOf(cents: number): string {
  if (!Number.isSafeInteger(cents)) throw new RangeError(`${cents} is no number of cents`)
  const digits = String(Math.abs(cents)).padStart(3, '0')
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** Cents of "45.00", "45.5" or "45"; never by way of a float. Throws for any other text. */
export function centsOf(text: string): number {
  const [, sign, whole, fraction = ''] = /^(-?)(\d+)(?:\.(\d{1,2}))?$/.exec(text) ?? []
  if (sign === undefined || whole === undefined) throw new RangeError(`"${text}" is no amount in cents`)
  return Number(`${sign}${whole}${fraction.padEnd(2, '0')}`)
}
