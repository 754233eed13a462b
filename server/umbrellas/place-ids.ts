import type { Beach } from '../../domain/umbrellas/files/resort-model.ts'

/**
 * The id of every place: the one that its code always had, for a new code row × 100 + number, and the next
 * free one where that is taken.
 */
export function assignPlaceIds(
  beach: Pick<Beach, 'rows' | 'places'>,
  known: ReadonlyMap<string, number>,
): Map<string, number> {
  const taken = new Set(known.values())
  const rows = beach.rows.map((row) => row.id)
  const ids = new Map<string, number>()
  for (const { code, row, number } of beach.places) {
    const id = known.get(code) ?? nextFree((rows.indexOf(row) + 1) * 100 + number, taken)
    taken.add(id)
    ids.set(code, id)
  }
  return ids
}

function nextFree(wanted: number, taken: ReadonlySet<number>): number {
  let id = wanted
  while (taken.has(id)) id += 100_000
  return id
}
