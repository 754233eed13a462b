import { memo, useCallback, useEffect, useRef, useState, useSyncExternalStore, type ReactNode } from 'react'
import type { BeachPlan } from '../../../domain/umbrellas/plan.ts'
import { useTexts } from '../../platform/texts.ts'
import { Icon } from '../../ui/Icon.tsx'
import { PhonePanel } from '../PhonePanel.tsx'
import { umbrellaTexts } from '../texts.ts'
import type { BeachState } from '../use-beach-view.ts'
import { useRowPrices } from '../use-map-words.ts'
import { useSmallPhone } from '../use-wide.ts'
import type { ZoneArea } from './areas.ts'
import { BeachMap, type BeachMapProps } from './BeachMap.tsx'
import { hasSeen, noteSeen } from './hint.ts'
import { MapControls } from './MapControls.tsx'
import { MapSymbols } from './MapSymbols.tsx'
import { MiniMap } from './MiniMap.tsx'
import { Overview } from './Overview.tsx'
import { shortVeilText } from './veil-text.ts'
import { useOverviewFocus } from './use-overview-focus.ts'
import { useMapSetUp, type BeachMapControl } from './use-beach-map.ts'
import styles from './map.module.css'

const HINT_TIME = 3000

/** The pinch hint: once per device, three seconds or until the first touch. */
function useHint(isWanted: boolean): { isShown: boolean; hide: () => void } {
  const [isShown, setShown] = useState(() => isWanted && !hasSeen('hint'))
  useEffect(() => {
    if (!isShown) return
    noteSeen('hint')
    const timer = setTimeout(() => setShown(false), HINT_TIME)
    return () => clearTimeout(timer)
  }, [isShown])
  return { isShown, hide: () => setShown(false) }
}

/** Height of an element, followed, also where another one takes its place: a window is turned, or made wide. */
function useHeight() {
  const [height, setHeight] = useState(0)
  const ref = useCallback((element: HTMLDivElement) => {
    const observer = new ResizeObserver(() => setHeight(element.offsetHeight))
    observer.observe(element)
    setHeight(element.offsetHeight)
    return () => {
      observer.disconnect()
      setHeight(0)
    }
  }, [])
  return { ref, height }
}

/**
 * The map with everything around it: controls, mini-map, hint, legend and cart (mockups 06, 06b, 40). It does not draw
 * again when only a sheet opens over it.
 */
export const MapStage = memo(function MapStage(props: {
  plan: BeachPlan
  beach: BeachState
  words: BeachMapProps['words']
  dogNames: readonly string[]
  control: BeachMapControl
  zone: string
  isWide: boolean
  onOpen: (id: number) => void
  onList: () => void
  /** The last tap was half of a double one, which comes closer: what it opened is not wanted. */
  onDoubleTap: () => void
  /** What stands below the map instead of the legend and the cart: a choice of one place, without hint and mini-map. */
  panel?: ReactNode
}) {
  const { plan, beach, words, dogNames, control, zone, isWide, onOpen, onList, onDoubleTap, panel } = props
  const texts = useTexts(umbrellaTexts)
  const { elements, map, level } = control
  const { ref: panelRef, height: panelHeight } = useHeight()
  const hint = useHint(!isWide && panel === undefined && matchMedia('(pointer: coarse)').matches)
  const { layout, areas } = beach
  const insetBottom = isWide ? 0 : Math.max(0, panelHeight - 20)
  useMapSetUp({
    elements,
    map,
    layout,
    insetBottom,
    landing: beach.landing?.bounds ?? null,
    news: { onTouch: hint.hide, onDoubleTap },
  })
  const rowPrices = useRowPrices(beach.views)
  const isOverview = level === 0 && !map.isLiveAtFit()
  useOverviewFocus(isOverview, beach.store)
  const { width, height } = useSyncExternalStore(map.subscribe, map.frame)
  const isCloser = useSyncExternalStore(map.subscribe, () => map.view().scale > 1.05)
  // On the smallest phones it would cover the places that it shows.
  const isSmall = useSmallPhone()
  const showsMini = !isOverview && panel === undefined && !isSmall && (!isWide || isCloser)

  // A zone that was chosen (a chip, the side panel) is shown; where the whole beach is in view nothing moves.
  const shownZone = useRef(zone)
  const chosen = areas.find((area) => area.id === zone)?.bounds
  useEffect(() => {
    if (shownZone.current === zone) return
    shownZone.current = zone
    if (chosen !== undefined && !map.isLiveAtFit()) map.enter(chosen)
  }, [zone, chosen, map])

  const enter = (area: ZoneArea) => {
    const first = [...beach.views.values()].find((view) => view.place.zone === area.id && view.look === 'free')
    if (first !== undefined) beach.store.activate(first.place.id)
    map.enter(area.bounds)
  }
  const detail = (area: ZoneArea) =>
    area.suitability.suits ? texts.map.free(area.free) : shortVeilText(area.suitability, texts)
  return (
    <>
      <MapSymbols layout={layout} />
      <BeachMap
        elements={elements}
        map={map}
        level={level}
        layout={layout}
        store={beach.store}
        areas={areas}
        words={words}
        rowPrices={rowPrices}
        isWide={isWide}
        onOpen={onOpen}
        onList={onList}
      />
      {isOverview ? (
        <Overview
          layout={layout}
          areas={areas}
          looks={beach.looks}
          names={words.landmarks}
          width={width}
          height={height - insetBottom}
          detail={detail}
          onEnter={enter}
        />
      ) : null}
      {showsMini ? (
        <div className={styles['mini']} style={{ bottom: insetBottom + 36 }}>
          <MiniMap layout={layout} map={map} looks={beach.looks} />
        </div>
      ) : null}
      {hint.isShown && !isOverview ? (
        <div className={styles['hint']} role="status" style={{ bottom: insetBottom + 48 }}>
          <Icon name="hand" size={17} />
          {texts.map.hint}
        </div>
      ) : null}
      <MapControls
        map={map}
        level={level}
        bottom={isOverview ? null : insetBottom + 36}
        isWide={isWide}
        onList={onList}
      />
      {isWide ? null : panel !== undefined ? (
        <div ref={panelRef} className={styles['below']}>
          {panel}
        </div>
      ) : (
        <PhonePanel
          ref={panelRef}
          plan={plan}
          isOverview={isOverview}
          text={texts.map.suitedCount(beach.counts.suited, dogNames)}
          onList={onList}
        />
      )}
    </>
  )
})
