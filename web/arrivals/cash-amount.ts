/** An amount that somebody typed, in cents: "70", "70,50" and "70.5"; null for anything else, undefined for nothing. */
export function typedCents(text: string): number | null | undefined {
  const plain = text.trim().replace(/\s*€$/, '')
  if (plain === '') return undefined
  const match = /^(\d{1,5})(?:[.,](\d{1,2}))?$/.exec(plain)
  if (match === null) return null
  return Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'))
}
