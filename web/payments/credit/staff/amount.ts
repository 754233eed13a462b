/** Cents of an amount as people write it: "12", "12,5", "12.50"; null for anything else and for nothing. */
export function centsOf(words: string): number | null {
  const found = /^\s*(\d{1,6})(?:[.,](\d{1,2}))?\s*€?\s*$/.exec(words)
  if (found === null) return null
  const [, euros = '0', rest = ''] = found
  const amount = Number(euros) * 100 + Number(rest.padEnd(2, '0'))
  return amount > 0 ? amount : null
}
