/** A cell of a grid, counted from 0. */
export interface GridCell {
  readonly row: number
  readonly column: number
}

/**
 * The cell that a key leads to: arrows to the neighbour, Home and End to the ends of the row, with Control to those of the grid. Null for any
 * other key; at an edge it stays.
 */
export function moveInGrid(
  { row, column }: GridCell,
  { key, ctrlKey }: { readonly key: string; readonly ctrlKey: boolean },
  size: { readonly rows: number; readonly columns: number },
): GridCell | null {
  const within = (to: GridCell): GridCell => ({
    row: Math.max(0, Math.min(size.rows - 1, to.row)),
    column: Math.max(0, Math.min(size.columns - 1, to.column)),
  })
  switch (key) {
    case 'ArrowLeft':
      return within({ row, column: column - 1 })
    case 'ArrowRight':
      return within({ row, column: column + 1 })
    case 'ArrowUp':
      return within({ row: row - 1, column })
    case 'ArrowDown':
      return within({ row: row + 1, column })
    case 'Home':
      return within({ row: ctrlKey ? 0 : row, column: 0 })
    case 'End':
      return within({ row: ctrlKey ? size.rows - 1 : row, column: size.columns - 1 })
    default:
      return null
  }
}
