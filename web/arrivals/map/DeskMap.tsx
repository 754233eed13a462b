import { useEffect, useId, useRef, useState, type FocusEvent, type KeyboardEvent, type MouseEvent } from 'react'
import type { BeachPlaceState } from '../../../domain/arrivals/visit-words.ts'
import { mapKey } from '../../umbrellas/map/map-keyboard.ts'
import { focusPlace, placeIdOf } from '../../umbrellas/map/PlaceGrid.tsx'
import { DESK_CELL, type DeskLayout } from './desk-layout.ts'
import { DeskCell } from './DeskCell.tsx'
import { useLongPress } from './use-long-press.ts'
import { DeskDefinitions, DeskGround } from './DeskGround.tsx'

interface DeskMapProps {
  readonly layout: DeskLayout
  /** How each place stands, by its id; a place without one is not drawn. */
  readonly looks: ReadonlyMap<number, BeachPlaceState>
  /** Code, state and who comes. */
  readonly nameOf: (id: number) => string
  readonly chosen: number | null
  /** Places that are selected together; null while nobody selects. */
  readonly selected: ReadonlySet<number> | null
  /** Where something is being moved to: only these stand out; null while nothing is moved. */
  readonly targets: ReadonlySet<number> | null
  /** Only these looks stand out; null shows all. */
  readonly filter: ReadonlySet<BeachPlaceState> | null
  /** Side of a cell in px; null draws the whole beach into the panel. */
  readonly cell: number | null
  /** Whether what is below the last sign may be covered: there is more room for all above. */
  readonly hasCoveredFoot: boolean
  readonly words: { readonly label: string; readonly help: string; readonly row: (id: string) => string }
  readonly onChoose: (id: number) => void
  /** A finger on a cell that is smaller than it: comes closer instead of choosing. */
  readonly onLoupe: (id: number) => void
  /** A long press: the beginning of a selection. */
  readonly onLong: (id: number) => void
}

/** Least side of a cell on the screen, in px, that a finger hits. */
const FINGER = 40

/** The whole beach of one day, every place with its state (mockup 50): one tab stop, arrows move, Enter chooses. */
export function DeskMap({
  layout,
  looks,
  nameOf,
  chosen,
  selected,
  targets,
  filter,
  cell,
  hasCoveredFoot,
  words,
  onChoose,
  onLoupe,
  onLong,
}: DeskMapProps) {
  const helpId = useId()
  const drawing = useRef<SVGSVGElement>(null)
  const [active, setActive] = useState<number | null>(null)
  const tabStop = active ?? chosen ?? layout.rows[0]?.places[0]?.id ?? 0

  const onKeyDown = (event: KeyboardEvent) => {
    const action = mapKey(layout.beach, tabStop, event)
    if (action === null) return
    if ('move' in action) {
      event.preventDefault()
      setActive(action.move)
      focusPlace(event.currentTarget, action.move)
    } else if (action.command === 'open') {
      event.preventDefault()
      onChoose(tabStop)
    }
  }
  // Where a part of the beach is in sight, what is chosen is in it.
  useEffect(() => {
    if (cell === null || chosen === null) return
    drawing.current?.querySelector(`[data-place="${chosen}"]`)?.scrollIntoView({ block: 'center', inline: 'center' })
  }, [cell, chosen])
  const long = useLongPress(onLong)
  const onClick = (event: MouseEvent) => {
    const id = placeIdOf(event.target)
    if (id === null || long.wasLong()) return
    setActive(id)
    const isTouch = (event.nativeEvent as Partial<globalThis.PointerEvent>).pointerType === 'touch'
    const reach = layout.byId.get(id)?.reach ?? 0
    const scale = (drawing.current?.getBoundingClientRect().width ?? layout.width) / layout.width
    if (isTouch && 2 * reach * scale < FINGER) onLoupe(id)
    else onChoose(id)
  }
  const onFocus = (event: FocusEvent) => {
    const id = placeIdOf(event.target)
    if (id !== null) setActive(id)
  }
  return (
    <>
      <p id={helpId} hidden>
        {words.help}
      </p>
      <svg
        ref={drawing}
        className="desk-map"
        viewBox={`0 0 ${layout.width} ${hasCoveredFoot ? layout.foot : layout.height}`}
        preserveAspectRatio="xMidYMin meet"
        role="grid"
        tabIndex={-1}
        {...(cell === null ? {} : { style: { width: (layout.width * cell) / DESK_CELL } })}
        aria-label={words.label}
        aria-describedby={helpId}
        aria-rowcount={layout.rows.length}
        aria-multiselectable={selected !== null}
        onKeyDown={onKeyDown}
        {...long.handlers}
        onClick={onClick}
        onFocus={onFocus}
      >
        <DeskDefinitions />
        <DeskGround layout={layout} />
        {layout.rows.map((row, index) => (
          <g key={row.id} role="row" aria-label={words.row(row.id)} aria-rowindex={index + 1}>
            {row.places.map((place) => {
              const look = looks.get(place.id)
              if (look === undefined) return null
              return (
                <DeskCell
                  key={place.id}
                  place={place}
                  look={look}
                  name={nameOf(place.id)}
                  isTabStop={place.id === tabStop}
                  isChosen={selected === null ? place.id === chosen : selected.has(place.id)}
                  isDimmed={targets === null ? filter !== null && !filter.has(look) : !targets.has(place.id)}
                />
              )
            })}
          </g>
        ))}
      </svg>
    </>
  )
}
