import { cents, type Cents } from '../platform/cents.ts'

/**
 * Splits cents by weights without losing one: each gets its share rounded down, and what is left goes one cent at a time to the
 * largest remainders, the first of equals first. Weights are whole and not below 0; when all are 0, the first gets everything.
 */
export function splitCents(totalCents: number, weights: readonly number[]): Cents[] {
  const sum = weights.reduce((all, weight) => all + weight, 0)
  if (sum === 0) return weights.map((_, index) => cents(index === 0 ? totalCents : 0))
  const exact = weights.map((weight) => BigInt(totalCents) * BigInt(weight))
  const shares = exact.map((product) => Number(product / BigInt(sum)))
  const left = totalCents - shares.reduce((all, share) => all + share, 0)
  const order = exact
    .map((product, index) => ({ index, rest: Number(product % BigInt(sum)) }))
    .toSorted((a, b) => b.rest - a.rest || a.index - b.index)
  for (const { index } of order.slice(0, left)) shares[index] = (shares[index] ?? 0) + 1
  return shares.map((share) => cents(share))
}

/** The VAT that lies in a gross amount at a rate in percent, half a cent rounded up; 0 without a rate. */
export function vatIn(grossCents: number, vatPercent: number | null): Cents {
  if (vatPercent === null) return cents(0)
  const net = Math.floor((grossCents * 200 + 100 + vatPercent) / (2 * (100 + vatPercent)))
  return cents(grossCents - net)
}

/** What decides a line's VAT: a rate, or the nature of what bears none. */
export interface VatBearing {
  readonly grossCents: number
  readonly vatPercent: number | null
  readonly nature: string | null
}

/** A document's sums of one rate or nature. */
export interface VatSum {
  readonly vatPercent: number | null
  readonly nature: string | null
  readonly grossCents: Cents
  readonly vatCents: Cents
}

const rateOf = ({ vatPercent, nature }: Pick<VatBearing, 'vatPercent' | 'nature'>) => nature ?? String(vatPercent)

/** Sums by rate, the highest rate first; the VAT is that of the sum, not the sum of rounded ones. */
export function vatSums(lines: readonly VatBearing[]): VatSum[] {
  const sums = new Map<string, VatBearing>()
  for (const line of lines) {
    const { vatPercent, nature } = line
    const grossCents = line.grossCents + (sums.get(rateOf(line))?.grossCents ?? 0)
    sums.set(rateOf(line), { vatPercent, nature, grossCents })
  }
  return [...sums.values()]
    .map(({ vatPercent, nature, grossCents }) => ({
      vatPercent,
      nature,
      grossCents: cents(grossCents),
      vatCents: vatIn(grossCents, vatPercent),
    }))
    .toSorted((a, b) => (b.vatPercent ?? -1) - (a.vatPercent ?? -1) || (a.nature ?? '').localeCompare(b.nature ?? ''))
}

/** The VAT of each line, which adds up to the VAT of the document by rate to the cent. */
export function vatOfLines(lines: readonly VatBearing[]): Cents[] {
  const shares = lines.map(() => cents(0))
  for (const { vatPercent, nature, vatCents } of vatSums(lines)) {
    const own = lines.map((line) => (rateOf(line) === rateOf({ vatPercent, nature }) ? line.grossCents : 0))
    for (const [index, share] of splitCents(vatCents, own).entries()) if ((own[index] ?? 0) > 0) shares[index] = share
  }
  return shares
}
