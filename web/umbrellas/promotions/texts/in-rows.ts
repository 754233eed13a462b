/** ", nelle file A, B": where a rule holds; nothing where it holds everywhere. */
export function inRows(rows: readonly string[], one: string, several: string): string {
  return rows.length === 0 ? '' : ` ${rows.length === 1 ? one : several} ${rows.join(', ')}`
}
