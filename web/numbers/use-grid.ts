import { useState, type KeyboardEvent } from 'react'
import { moveInGrid, type GridCell } from './grid-move.ts'

/** One cell of a table of `size` is in the order of the tabulator; the keys of a grid lead to the others. */
export function useGrid(size: { readonly rows: number; readonly columns: number }) {
  const [at, setAt] = useState<GridCell | null>(null)
  // The days may have become fewer since.
  const chosen = at !== null && at.row < size.rows && at.column < size.columns ? at : null
  /** The cell that the tabulator leads to. */
  const current = chosen ?? { row: 0, column: 0 }
  const onKeyDown = (event: KeyboardEvent<HTMLTableElement>) => {
    const next = moveInGrid(current, event, size)
    if (next === null) return
    event.preventDefault()
    // A row begins with its name.
    event.currentTarget.rows[next.row]?.cells[next.column + 1]?.focus()
  }
  return { chosen, current, choose: setAt, onKeyDown }
}
