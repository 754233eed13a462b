import { memo, type FocusEvent, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react'
import { mapKey, type MapCommand } from './map-keyboard.ts'
import type { BeachLayout, LaidRow } from './map-layout.ts'
import type { PlaceView } from './map-view.ts'
import { PlaceCell } from './PlaceCell.tsx'
import type { PlaceStore } from './place-store.ts'
import styles from './map.module.css'

/** Id of the place that an event happened on; null beside all places. */
export function placeIdOf(target: EventTarget): number | null {
  const cell = target instanceof Element ? target.closest('[data-place]') : null
  return cell === null ? null : Number(cell.getAttribute('data-place'))
}

/** Puts the focus on a place of a grid. */
export function focusPlace(root: ParentNode, id: number): void {
  root.querySelector<SVGElement | HTMLElement>(`[data-place="${id}"]`)?.focus({ preventScroll: true })
}

/**
 * Shows that a place was tapped before anything larger is done: the finger has its answer in the next frame,
 * and the sheet comes in the frame after it, unless somebody has taken the mark away (a double tap comes closer).
 */
function answerFirst(target: Element, act: () => void): void {
  const cell = target.closest('[data-place]')
  cell?.setAttribute('data-tapped', '')
  requestAnimationFrame(() =>
    setTimeout(() => {
      if (!cell?.hasAttribute('data-tapped')) return
      cell.removeAttribute('data-tapped')
      act()
    }),
  )
}

export interface PlaceGridProps {
  readonly layout: BeachLayout
  readonly store: PlaceStore
  /** Cells are below 40 px: umbrellas show their number only. */
  readonly isSmall: boolean
  readonly label: string
  /** Id of the words that explain the keys. */
  readonly helpId: string
  readonly rowName: (id: string, hasGazebos: boolean) => string
  readonly speak: (view: PlaceView) => string
  /** A tap or click on a place. */
  readonly onTap: (id: number, event: MouseEvent) => void
  readonly onCommand: (command: MapCommand, id: number) => void
  /** A place got the focus; `isVisible` when the keyboard brought it there. */
  readonly onFocusPlace: (id: number, isVisible: boolean) => void
  readonly onBlurPlace: () => void
}

/**
 * The beach as an accessible grid (DESIGN.md §5, §6): rows by letter, one tab stop, arrows and letters move,
 * Enter opens. One handler for all places.
 */
export const PlaceGrid = memo(function PlaceGrid(props: PlaceGridProps) {
  const { layout, store, isSmall, label, helpId, rowName, speak, onTap, onCommand, onFocusPlace, onBlurPlace } = props
  const columns = Math.max(...layout.rows.map((row) => row.places.at(-1)?.place.number ?? 0))

  function onKeyDown(event: KeyboardEvent) {
    const action = mapKey(layout, store.activeId(), event)
    if (action === null) return
    event.preventDefault()
    if ('command' in action) {
      onCommand(action.command, store.activeId())
      return
    }
    store.activate(action.move)
    focusPlace(event.currentTarget, action.move)
  }

  function onClick(event: MouseEvent) {
    const id = placeIdOf(event.target)
    if (id === null) return
    store.activate(id)
    answerFirst(event.target as Element, () => onTap(id, event))
  }

  function onFocus(event: FocusEvent) {
    const id = placeIdOf(event.target)
    if (id === null) return
    store.activate(id)
    onFocusPlace(id, event.target.matches(':focus-visible'))
  }

  return (
    <div
      className={styles['grid']}
      style={{ width: layout.width, height: layout.height }}
      role="grid"
      tabIndex={-1}
      aria-label={label}
      aria-describedby={helpId}
      aria-rowcount={layout.rows.length}
      aria-colcount={columns}
      aria-multiselectable="true"
      onKeyDown={onKeyDown}
      onClick={onClick}
      onFocus={onFocus}
      onBlur={onBlurPlace}
    >
      {layout.rows.map((row, index) => (
        <Row key={row.id} row={row} index={index} width={layout.width} name={rowName(row.id, row.hasGazebos)}>
          {row.places.map((laid) => (
            <PlaceCell
              key={laid.place.id}
              laid={laid}
              store={store}
              columnIndex={laid.place.number}
              isSmall={isSmall}
              speak={speak}
            />
          ))}
        </Row>
      ))}
    </div>
  )
})

/**
 * One row, as a picture of its own. A browser paints a picture again as a whole when anything in it changes: with all
 * places in one, a tap painted 356 of them.
 */
function Row({
  row,
  index,
  width,
  name,
  children,
}: {
  row: LaidRow
  index: number
  width: number
  name: string
  children: ReactNode
}) {
  const top = Math.min(...row.places.map((laid) => laid.y - laid.reach))
  const height = Math.max(...row.places.map((laid) => laid.y + laid.reach)) - top
  if (row.places.length === 0) return null
  return (
    <div role="row" aria-label={name} aria-rowindex={index + 1} style={{ top, width, height }}>
      <svg width={width} height={height} viewBox={`0 ${top} ${width} ${height}`} role="presentation">
        {children}
      </svg>
    </div>
  )
}
