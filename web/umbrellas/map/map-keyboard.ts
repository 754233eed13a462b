import { CELL, type BeachLayout, type LaidPlace, type LaidRow } from './map-layout.ts'

/** What a key asks of the map. */
export type MapCommand = 'open' | 'close' | 'zoom-in' | 'zoom-out' | 'fit' | 'list'
export type MapKeyAction = { readonly move: number } | { readonly command: MapCommand }

export interface KeyPress {
  readonly key: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
  readonly shiftKey: boolean
}

const COMMANDS: Readonly<Record<string, MapCommand>> = {
  Enter: 'open',
  ' ': 'open',
  Escape: 'close',
  '+': 'zoom-in',
  '=': 'zoom-in',
  '-': 'zoom-out',
  '0': 'fit',
}

/** Rows without a wide gap (a walkway) between them belong together: the blocks of PageUp and PageDown. */
export function rowBlocks(rows: readonly LaidRow[]): readonly (readonly LaidRow[])[] {
  const blocks: LaidRow[][] = []
  rows.forEach((row, index) => {
    const before = rows[index - 1]
    const isNew =
      before === undefined ||
      before.hasGazebos !== row.hasGazebos ||
      row.y - before.y > CELL * (row.hasGazebos ? 2.5 : 1.2)
    if (isNew) blocks.push([row])
    else blocks.at(-1)?.push(row)
  })
  return blocks
}

function nearest(row: LaidRow | undefined, x: number): LaidPlace | undefined {
  return row?.places.reduce<LaidPlace | undefined>(
    (best, place) => (best === undefined || Math.abs(place.x - x) < Math.abs(best.x - x) ? place : best),
    undefined,
  )
}

function blockStep(rows: readonly LaidRow[], row: LaidRow, step: 1 | -1): LaidRow | undefined {
  const blocks = rowBlocks(rows)
  const index = blocks.findIndex((block) => block.includes(row))
  const first = blocks[index]?.[0]
  if (step === -1 && first !== row) return first
  return blocks[index + step]?.[0] ?? (step === 1 ? blocks[index]?.at(-1) : first)
}

function target(layout: BeachLayout, from: LaidPlace, press: KeyPress): LaidPlace | undefined {
  const { rows } = layout
  const rowIndex = rows.findIndex((row) => row.id === from.place.row)
  const row = rows[rowIndex]
  if (row === undefined) return undefined
  const column = row.places.indexOf(from)
  const isFar = press.ctrlKey || press.metaKey
  switch (press.key) {
    case 'ArrowRight':
      return row.places[column + 1]
    case 'ArrowLeft':
      return row.places[column - 1]
    case 'ArrowDown':
      return nearest(rows[rowIndex + 1], from.x)
    case 'ArrowUp':
      return rowIndex === 0 ? undefined : nearest(rows[rowIndex - 1], from.x)
    case 'Home':
      return isFar ? rows[0]?.places[0] : row.places[0]
    case 'End':
      return isFar ? rows.at(-1)?.places.at(-1) : row.places.at(-1)
    case 'PageDown':
      return nearest(blockStep(rows, row, 1), from.x)
    case 'PageUp':
      return nearest(blockStep(rows, row, -1), from.x)
    default: {
      if (press.key.length !== 1) return undefined
      return nearest(
        rows.find((one) => one.id === press.key.toUpperCase()),
        from.x,
      )
    }
  }
}

/**
 * What a key does on the place `activeId` (DESIGN.md §5): a move to another place, a command, or null
 * when it is none of the map's keys. `L` opens the list; with Shift it jumps to row L like other letters.
 * A move that has nowhere to go keeps the place, so that the page doesn't scroll instead.
 */
export function mapKey(layout: BeachLayout, activeId: number, press: KeyPress): MapKeyAction | null {
  const isModified = press.ctrlKey || press.metaKey || press.altKey
  if (press.key.toLowerCase() === 'l' && !isModified && !press.shiftKey) return { command: 'list' }
  const command = COMMANDS[press.key]
  if (command !== undefined) return isModified ? null : { command }
  const isHomeOrEnd = press.key === 'Home' || press.key === 'End'
  if (press.altKey || (isModified && !isHomeOrEnd)) return null
  const from = layout.byId.get(activeId)
  if (from === undefined) return null
  const to = target(layout, from, press)
  if (to !== undefined) return { move: to.place.id }
  return /^(Arrow|Page|Home$|End$)/.test(press.key) ? { move: activeId } : null
}
