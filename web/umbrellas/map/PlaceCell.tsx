import { memo, useCallback, useState, useSyncExternalStore } from 'react'
import type { LaidPlace } from './map-layout.ts'
import type { PlaceView } from './map-view.ts'
import { numberOf } from './MapSymbols.tsx'
import { PlaceDrawing } from './PlaceDrawing.tsx'
import type { PlaceLook } from './place-look.ts'
import type { PlaceStore } from './place-store.ts'
import styles from './map.module.css'

/** A place as the map's cells follow it: only this cell draws again when it changes. */
function usePlace(store: PlaceStore, id: number): { view: PlaceView | undefined; isTabStop: boolean } {
  const subscribe = useCallback((listener: () => void) => store.subscribe(id, listener), [store, id])
  const view = useSyncExternalStore(subscribe, () => store.get(id))
  const isTabStop = useSyncExternalStore(subscribe, () => store.tabStop() === id)
  return { view, isTabStop }
}

/** The look before the last change, as long as it fades out. */
function useLeavingLook(look: PlaceLook | undefined): { leaving: PlaceLook | null; forget: () => void } {
  const [shown, setShown] = useState({ look, leaving: null as PlaceLook | null })
  if (shown.look !== look) setShown({ look, leaving: shown.look ?? null })
  return { leaving: shown.look === look ? shown.leaving : null, forget: () => setShown({ look, leaving: null }) }
}

/**
 * One place of the grid. Its name says code, state, who fits and the price (DESIGN.md §6); places that can't
 * be had stay focusable, because they explain why.
 */
export const PlaceCell = memo(function PlaceCell(props: {
  laid: LaidPlace
  store: PlaceStore
  columnIndex: number
  isSmall: boolean
  speak: (view: PlaceView) => string
}) {
  const { laid, store, columnIndex, isSmall, speak } = props
  const { view, isTabStop } = usePlace(store, laid.place.id)
  const { leaving, forget } = useLeavingLook(view?.look)
  if (view === undefined) return null
  const { place, isGazebo, reach } = laid
  const isTaken = view.look === 'held' || view.look === 'booked' || view.look === 'blocked'
  const drawing = {
    isGazebo,
    isSmall,
    text: numberOf(laid),
    dogs: view.category.maxDogs,
    isAccessible: place.isAccessible,
  }
  return (
    <g
      className={view.isDimmed ? `${styles['cell']} ${styles['dimmed']}` : styles['cell']}
      transform={`translate(${laid.x} ${laid.y})`}
      role="gridcell"
      aria-colindex={columnIndex}
      tabIndex={isTabStop ? 0 : -1}
      aria-label={speak(view)}
      aria-selected={view.look === 'mine'}
      aria-disabled={isTaken || undefined}
      data-place={place.id}
      data-look={view.look}
    >
      <rect x={-reach} y={-reach} width={2 * reach} height={2 * reach} rx="12" className={styles['target']} />
      {leaving === null ? (
        <PlaceDrawing look={view.look} {...drawing} />
      ) : (
        <>
          <g className={styles['leaving']} onAnimationEnd={forget}>
            <PlaceDrawing look={leaving} {...drawing} />
          </g>
          <g className={styles['entering']}>
            <PlaceDrawing look={view.look} {...drawing} />
          </g>
        </>
      )}
      {view.isBusy && <circle className={styles['busy']} r={isGazebo ? 34 : 23} />}
    </g>
  )
})
