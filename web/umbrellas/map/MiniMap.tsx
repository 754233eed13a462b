import { useEffect, useMemo, useRef } from 'react'
import type { MapController } from './map-controller.ts'
import { FIRST_ROW, type BeachLayout } from './map-layout.ts'
import type { PlaceLook } from './place-look.ts'
import { ride } from './ride.ts'
import styles from './map.module.css'

const WIDTH = 96
const HEIGHT = 74

/** Dots of one look as one path: a stroke of no length with round ends. */
function dots(
  layout: BeachLayout,
  looks: ReadonlyMap<number, PlaceLook>,
  wanted: (look: PlaceLook) => boolean,
  scale: number,
  isGazebo: boolean,
): string {
  let path = ''
  for (const [id, look] of looks) {
    const laid = layout.byId.get(id)
    if (laid && laid.isGazebo === isGazebo && wanted(look))
      path += `M${(laid.x * scale).toFixed(1)} ${(laid.y * scale).toFixed(1)}h0`
  }
  return path
}

const LAYERS: readonly { stroke: string; wanted: (look: PlaceLook) => boolean }[] = [
  { stroke: 'var(--m-booked-edge)', wanted: (look) => look === 'booked' || look === 'blocked' },
  { stroke: 'var(--m-held-hatch)', wanted: (look) => look === 'held' },
  { stroke: 'var(--m-free)', wanted: (look) => look === 'free' },
  { stroke: 'var(--m-mine)', wanted: (look) => look === 'mine' },
]

/** The whole beach in small, with the frame of what is in view. It follows the map without React. */
export function MiniMap({
  layout,
  map,
  looks,
}: {
  layout: BeachLayout
  map: MapController
  looks: ReadonlyMap<number, PlaceLook>
}) {
  const frame = useRef<HTMLDivElement>(null)
  const top = FIRST_ROW - 60
  const scale = Math.min((WIDTH - 4) / layout.width, (HEIGHT - 14) / (layout.height - 100 - top))
  const left = (WIDTH - layout.width * scale) / 2
  const paths = useMemo(
    () =>
      LAYERS.map((layer) => ({
        ...layer,
        umbrellas: dots(layout, looks, layer.wanted, scale, false),
        gazebos: dots(layout, looks, layer.wanted, scale, true),
      })),
    [layout, looks, scale],
  )
  useEffect(() => (frame.current === null ? undefined : ride(frame.current)), [])
  useEffect(() => {
    const follow = () => {
      const area = map.visible()
      const rect = frame.current
      if (rect === null) return
      const x = left + area.x * scale
      const y = Math.max(1.5, 11 + (area.y - top) * scale)
      rect.style.transform = `translate(${x.toFixed(1)}px,${y.toFixed(1)}px)`
      const width = `${(area.width * scale).toFixed(0)}px`
      const height = `${Math.min(HEIGHT - 3, area.height * scale).toFixed(0)}px`
      if (rect.style.width !== width) rect.style.width = width
      if (rect.style.height !== height) rect.style.height = height
    }
    follow()
    return map.subscribe(follow)
  }, [map, left, scale, top])
  return (
    <>
      <svg width={WIDTH} height={HEIGHT} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
        <rect width={WIDTH} height={HEIGHT} fill="var(--l-sand)" />
        <path d="M0 0H96V15q-8 3-16 0t-16 0-16 0-16 0-16 0-16 0z" fill="var(--l-sea)" />
        <g transform={`translate(${left} ${11 - top * scale})`} strokeLinecap="round" strokeWidth="2.3">
          {paths.map((layer) => (
            <g key={layer.stroke} stroke={layer.stroke}>
              <path d={layer.umbrellas} />
              <path d={layer.gazebos} strokeWidth="4" strokeLinecap="square" opacity=".85" />
            </g>
          ))}
        </g>
      </svg>
      <div ref={frame} className={styles['seen']} />
    </>
  )
}
