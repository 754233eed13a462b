import type { EarlierDocument } from './receipt.ts'

/** What of each part of the order is on documents already, refunds taken off. */
export function documented(earlier: readonly EarlierDocument[]): Map<string, number> {
  const sums = new Map<string, number>()
  for (const { isDropped, kind, parts } of earlier) {
    if (isDropped) continue
    for (const { ref, cents } of parts) sums.set(ref, (sums.get(ref) ?? 0) + (kind === 'sale' ? cents : -cents))
  }
  return sums
}
