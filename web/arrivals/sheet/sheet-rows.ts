import type { Visit } from '../../../domain/arrivals/calls.ts'
import { partiesOf, type Party } from '../party.ts'

/** The parties of a row of the beach, by their first places. */
export interface SheetRow {
  readonly id: string
  readonly parties: readonly Party[]
}

const inOrder = (a: string, b: string) => a.localeCompare(b, 'it', { numeric: true })

/** Who comes, row by row and place by place; whoever did not come, and places that were freed, are left out. */
export function sheetRows(visits: readonly Visit[]): readonly SheetRow[] {
  const coming = visits
    .filter(({ state, isReleased }) => state !== 'no_show' && !isReleased)
    .toSorted((a, b) => inOrder(a.row, b.row) || inOrder(a.code, b.code))
  const rows = new Map<string, Party[]>()
  for (const party of partiesOf(coming)) rows.set(party[0].row, [...(rows.get(party[0].row) ?? []), party])
  return [...rows].map(([id, parties]) => ({ id, parties }))
}
