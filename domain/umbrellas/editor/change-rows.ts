import { readCode } from '../files/code-ranges.ts'
import type { FileRow, FileRun } from './edits.ts'
import type { OpenPlan, Spot } from './open-plan.ts'
import { tidyMetres } from './tidy.ts'

/** Rows stand in the file from the sea. */
export function fromTheSea(rows: readonly FileRow[], seaSide: OpenPlan['seaSide']): FileRow[] {
  return rows.toSorted((a, b) => (seaSide === 'north' ? a.y - b.y : b.y - a.y))
}

/** A new row with a place wherever `like` has one, in use even where that one is out of it. Null when its name is taken or its column blocks are unknown. */
export function addRow(plan: OpenPlan, row: FileRow, like: string | null): OpenPlan | null {
  if (plan.rows.some(({ id }) => id === row.id) || !Object.hasOwn(plan.columns, row.columns)) return null
  const copied = [...plan.spots].flatMap(([code, spot]): [string, Spot][] => {
    const ref = readCode(code)
    return ref !== null && ref.row === like ? [[`${row.id}${ref.number}`, { ...spot, isBookable: true, at: null }]] : []
  })
  return {
    ...plan,
    rows: fromTheSea([...plan.rows, { ...row, y: tidyMetres(row.y) }], plan.seaSide),
    spots: new Map([...plan.spots, ...copied]),
  }
}

/** Where a row stands, its column blocks and what it is. Places that stand on it come along. */
export function changeRow(plan: OpenPlan, id: string, changes: Partial<Omit<FileRow, 'id'>>): OpenPlan | null {
  if (changes.columns !== undefined && !Object.hasOwn(plan.columns, changes.columns)) return null
  const rows = plan.rows.map((row) => (row.id === id ? { ...row, ...changes, y: tidyMetres(changes.y ?? row.y) } : row))
  return { ...plan, rows: changes.y === undefined ? rows : fromTheSea(rows, plan.seaSide) }
}

/** Another letter: every place of the row has another code, and with it another id. Null when it is taken. */
export function renameRow(plan: OpenPlan, id: string, to: string): OpenPlan | null {
  if (id === to || plan.rows.some((row) => row.id === to)) return null
  const spots = [...plan.spots].map(([code, spot]): [string, Spot] => {
    const ref = readCode(code)
    return [ref?.row === id ? `${to}${ref.number}` : code, spot]
  })
  return {
    ...plan,
    rows: plan.rows.map((row) => (row.id === id ? { ...row, id: to } : row)),
    spots: new Map(spots),
  }
}

/** The blocks of one name. Null where a row needs them, or where the numbers of a block go backwards. */
export function changeColumns(plan: OpenPlan, id: string, runs: readonly FileRun[]): OpenPlan | null {
  const { [id]: _before, ...others } = plan.columns
  if (runs.length === 0) return plan.rows.some((row) => row.columns === id) ? null : { ...plan, columns: others }
  if (runs.some((run) => run.first > run.last)) return null
  const tidy = runs.map((run) => ({ ...run, x: tidyMetres(run.x), step: tidyMetres(run.step, 0.01) }))
  return { ...plan, columns: { ...plan.columns, [id]: tidy } }
}
