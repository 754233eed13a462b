/** A share in percent with one decimal; null of nothing, which is not 0 %. */
export function percentOf(part: number, whole: number): number | null {
  return whole <= 0 ? null : Math.round((1000 * part) / whole) / 10
}

/** The mean of a sum in cents, rounded to the cent; null of nothing. */
export function meanCents(cents: number, count: number): number | null {
  return count <= 0 ? null : Math.round(cents / count)
}

/** The value below which a share of the values lies, between two of them as PostgreSQL's `percentile_cont`; null of none. */
export function quantile(values: readonly number[], share: number): number | null {
  if (values.length === 0) return null
  const sorted = values.toSorted((a, b) => a - b)
  const at = share * (sorted.length - 1)
  const low = sorted[Math.floor(at)] ?? 0
  const high = sorted[Math.ceil(at)] ?? low
  return low + (high - low) * (at - Math.floor(at))
}

/** What became of a figure since it was compared; the direction is told by a sign and a word, not by its colour. */
export interface Change {
  readonly by: number
  readonly direction: 'up' | 'down' | 'same'
}

/** The difference of two figures in their own unit; null where one is not known. */
export function difference(now: number | null, before: number | null): Change | null {
  if (now === null || before === null) return null
  return changeOf(Math.round((now - before) * 10) / 10)
}

/** The difference in percent of what was, whole; null where there was nothing or nobody knows. */
export function growth(now: number | null, before: number | null): Change | null {
  if (now === null || before === null || before <= 0) return null
  return changeOf(Math.round((100 * (now - before)) / before))
}

function changeOf(by: number): Change {
  return { by, direction: by > 0 ? 'up' : by < 0 ? 'down' : 'same' }
}
