import { useEffect, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore, type RefObject } from 'react'
import { attachGestures, type GestureNews } from './map-gestures.ts'
import { createMapController, type MapController, type MapLevel } from './map-controller.ts'
import type { BeachLayout, Rectangle } from './map-layout.ts'
import type { Viewport } from './map-viewport.ts'
import { ride } from './ride.ts'

/** The elements that a move of the map writes to, without React. */
export interface MapElements {
  readonly box: RefObject<HTMLDivElement | null>
  readonly layer: RefObject<HTMLDivElement | null>
  /** Row letters, which move up and down only; each has its place in `--y`, in px of the layout. */
  readonly rows: RefObject<HTMLDivElement | null>
  /** Labels that keep their size; each has its place in `--x` and `--y`, in px of the layout. */
  readonly labels: RefObject<HTMLDivElement | null>
}

const px = (value: number) => Math.round(value * 100) / 100

/**
 * Draws a view. A drag moves three layers of the compositor and nothing else; only another scale moves the letters and
 * labels on theirs.
 */
function paintInto(elements: MapElements) {
  let rides: readonly (() => void)[] = []
  return (view: Viewport, isMoving: boolean) => {
    const [layer, rows, labels] = [elements.layer.current, elements.rows.current, elements.labels.current]
    if (layer === null) return
    const [x, y] = [px(view.x), px(view.y)]
    layer.style.transform = `translate(${x}px,${y}px) scale(${view.scale})`
    layer.toggleAttribute('data-moving', isMoving)
    if (isMoving !== rides.length > 0) {
      for (const end of rides) end()
      rides = isMoving ? [layer, rows, labels].filter((element) => element !== null).map(ride) : []
    }
    for (const [over, transform] of [
      [rows, `translateY(${y}px)`],
      [labels, `translate(${x}px,${y}px)`],
    ] as const) {
      if (over === null) continue
      over.style.transform = transform
      const scale = String(view.scale)
      if (over.style.getPropertyValue('--scale') !== scale) over.style.setProperty('--scale', scale)
    }
  }
}

/** The map's elements, the controller that moves them and the level it is at. */
export interface BeachMapControl {
  readonly elements: MapElements
  readonly map: MapController
  readonly level: MapLevel
}

/** One map's control, for as long as its page is open. */
export function useMapController(): BeachMapControl {
  const box = useRef<HTMLDivElement>(null)
  const layer = useRef<HTMLDivElement>(null)
  const rows = useRef<HTMLDivElement>(null)
  const labels = useRef<HTMLDivElement>(null)
  const [map] = useState(createMapController)
  const level = useSyncExternalStore(map.subscribe, map.level)
  return useMemo(() => ({ elements: { box, layer, rows, labels }, map, level }), [map, level])
}

/** A zone as it lies on the map, and whether its places suit. */
interface SeenZone {
  readonly id: string
  readonly bounds: Rectangle
  readonly suitability: { readonly suits: boolean }
}

/**
 * The zone that the middle of the map shows, followed: of those that suit, where one is in view. Null where the whole beach
 * is in view.
 */
export function useZoneInView(control: BeachMapControl, areas: readonly SeenZone[]): string | null {
  const { map } = control
  const read = () => {
    if (map.level() === 0 || map.isLiveAtFit()) return null
    const { x, y, width, height } = map.visible()
    const distance = ({ bounds }: SeenZone) => {
      const dx = Math.max(bounds.x - x - width / 2, 0, x + width / 2 - bounds.x - bounds.width)
      const dy = Math.max(bounds.y - y - height / 2, 0, y + height / 2 - bounds.y - bounds.height)
      return dx + dy
    }
    const isSeen = ({ bounds }: SeenZone) =>
      bounds.x < x + width && x < bounds.x + bounds.width && bounds.y < y + height && y < bounds.y + bounds.height
    const suited = areas.filter((area) => area.suitability.suits && isSeen(area))
    return (suited.length > 0 ? suited : areas).toSorted((a, b) => distance(a) - distance(b))[0]?.id ?? null
  }
  return useSyncExternalStore(map.subscribe, read)
}

/**
 * Keeps the controller in step with the box, the layout and the panel below (`insetBottom`, px), listens to
 * gestures, and lands once on an area: the zone that suits the dogs.
 */
export function useMapSetUp(props: {
  elements: MapElements
  map: MapController
  layout: BeachLayout
  insetBottom: number
  landing: Rectangle | null
  news: GestureNews
}): void {
  const { elements, map, layout, insetBottom, landing, news } = props
  const latest = useRef(news)
  useLayoutEffect(() => {
    latest.current = news
  })

  const { box, layer, rows, labels } = elements
  useLayoutEffect(() => {
    map.paintWith(paintInto({ box, layer, rows, labels }))
    map.setWorld(layout)
  }, [map, layout, box, layer, rows, labels])

  useLayoutEffect(() => {
    const frame = box.current
    if (frame === null) return
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = frame
      if (width === 0 || height === 0) return
      map.setFrame({ width, height, insetTop: 0, insetBottom })
      if (landing !== null) map.land(landing)
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(frame)
    return () => observer.disconnect()
  }, [box, map, insetBottom, landing])

  useEffect(() => {
    return box.current === null
      ? undefined
      : attachGestures(box.current, map, {
          onTouch: () => latest.current.onTouch(),
          onDoubleTap: () => latest.current.onDoubleTap(),
        })
  }, [box, map])
}
