import {
  useCallback,
  useId,
  useMemo,
  useState,
  useSyncExternalStore,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
} from 'react'
import type { ZoneArea } from './areas.ts'
import { FocusRing } from './FocusRing.tsx'
import type { MapController, MapLevel } from './map-controller.ts'
import type { MapCommand } from './map-keyboard.ts'
import { CELL, type BeachLayout } from './map-layout.ts'
import type { PlaceView } from './map-view.ts'
import { MapGround } from './MapGround.tsx'
import { MapLabels, RowLabels } from './MapLabels.tsx'
import { PlaceGrid, placeIdOf } from './PlaceGrid.tsx'
import type { PlaceStore } from './place-store.ts'
import { PlaceTip } from './PlaceTip.tsx'
import type { MapElements } from './use-beach-map.ts'
import styles from './map.module.css'

export interface BeachMapProps {
  readonly elements: MapElements
  readonly map: MapController
  readonly level: MapLevel
  readonly layout: BeachLayout
  readonly store: PlaceStore
  readonly areas: readonly ZoneArea[]
  readonly words: {
    readonly label: string
    readonly help: string
    readonly rowName: (id: string, hasGazebos: boolean) => string
    readonly speak: (view: PlaceView) => string
    readonly tip: (view: PlaceView) => readonly string[]
    readonly firstRow: string
    readonly landmarks: readonly string[]
    readonly reasons: ReadonlyMap<string, string>
  }
  readonly rowPrices: ReadonlyMap<string, string>
  readonly isWide: boolean
  readonly onOpen: (id: number) => void
  readonly onList: () => void
  readonly children?: ReactNode
}

/** Where a finger is too large for the cells, its tap comes closer instead of opening a place. */
function isTooSmallToTap(event: MouseEvent, scale: number): boolean {
  return (event.nativeEvent as Partial<globalThis.PointerEvent>).pointerType === 'touch' && scale * CELL < 40
}

/** The beach in SVG: ground, places, veils; labels and row letters over it keep their size (mockups 06, 40). */
export function BeachMap(props: BeachMapProps) {
  const { elements, map, level, layout, store, areas, words, rowPrices, isWide, onOpen, onList, children } = props
  const { box, layer, rows, labels } = elements
  const helpId = useId()
  const [ring, setRing] = useState<number | null>(null)
  const [hovered, setHovered] = useState<number | null>(null)

  const onTap = useCallback(
    (id: number, event: MouseEvent) => {
      const bounds = box.current?.getBoundingClientRect()
      if (bounds && isTooSmallToTap(event, map.view().scale))
        map.zoom('in', { x: event.clientX - bounds.left, y: event.clientY - bounds.top })
      else onOpen(id)
    },
    [box, map, onOpen],
  )
  const onCommand = useCallback(
    (command: MapCommand, id: number) => {
      if (command === 'open') onOpen(id)
      else if (command === 'list') onList()
      else if (command === 'fit') map.showAll()
      else if (command === 'close') setRing(null)
      else map.zoom(command === 'zoom-in' ? 'in' : 'out', centreOf(map, layout, id))
    },
    [map, layout, onOpen, onList],
  )
  const onFocusPlace = useCallback(
    (id: number, isVisible: boolean) => {
      setRing(isVisible ? id : null)
      const laid = layout.byId.get(id)
      if (laid && isVisible) map.reveal(laid)
    },
    [layout, map],
  )
  const onBlurPlace = useCallback(() => setRing(null), [])
  const onHover = (event: PointerEvent) => setHovered(event.pointerType === 'mouse' ? placeIdOf(event.target) : null)

  const shownTip = hovered ?? ring
  const tipView = shownTip === null ? undefined : store.get(shownTip)
  const tipPlace = shownTip === null ? undefined : layout.byId.get(shownTip)
  const tipLines = useMemo(() => (tipView ? words.tip(tipView) : []), [tipView, words])
  const isSmall = useSyncExternalStore(map.subscribe, () => map.view().scale * CELL < 40)
  const isHidden = level === 0 && !map.isLiveAtFit()
  return (
    <div ref={box} className={styles['frame']} onPointerOver={onHover} onPointerLeave={() => setHovered(null)}>
      <p id={helpId} hidden>
        {words.help}
      </p>
      <div ref={layer} className={styles['layer']} style={{ visibility: isHidden ? 'hidden' : 'visible' }}>
        <svg width={layout.width} height={layout.height} role="presentation">
          <MapGround layout={layout} />
        </svg>
        <PlaceGrid
          layout={layout}
          store={store}
          isSmall={isSmall}
          label={words.label}
          helpId={helpId}
          rowName={words.rowName}
          speak={words.speak}
          onTap={onTap}
          onCommand={onCommand}
          onFocusPlace={onFocusPlace}
          onBlurPlace={onBlurPlace}
        />
        <svg className={styles['veils']} width={layout.width} height={layout.height} aria-hidden="true">
          {areas
            .filter((area) => area.isVeiled)
            .map((area) => (
              <rect key={area.id} {...area.bounds} rx="14" className={styles['veil']} />
            ))}
          {ring === null ? null : <FocusRing laid={layout.byId.get(ring)} />}
        </svg>
      </div>
      <MapLabels
        ref={labels}
        layout={layout}
        areas={areas}
        names={words.landmarks}
        firstRowText={words.firstRow}
        reasons={words.reasons}
        showsZones={isWide}
      />
      <RowLabels ref={rows} layout={layout} prices={rowPrices} />
      {tipView && tipPlace && isWide ? (
        <PlaceTip key={tipLines.join()} map={map} laid={tipPlace} lines={tipLines} />
      ) : null}
      {children}
    </div>
  )
}

function centreOf(map: MapController, layout: BeachLayout, id: number) {
  const laid = layout.byId.get(id)
  const view = map.view()
  return laid === undefined ? undefined : { x: view.x + laid.x * view.scale, y: view.y + laid.y * view.scale }
}
