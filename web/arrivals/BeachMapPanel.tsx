import { useCallback, useMemo, useState } from 'react'
import type { BeachDay } from '../../domain/arrivals/calls.ts'
import type { BeachPlaceState } from '../../domain/arrivals/visit-words.ts'
import type { BeachPlan } from '../../domain/umbrellas/plan.ts'
import { day as dayWords } from '../platform/format.ts'
import { useLanguage } from '../platform/language.ts'
import { useTexts } from '../platform/texts.ts'
import { IconButton } from '../ui/Button.tsx'
import type { Moving } from './actions/use-moving.ts'
import { deskLayout } from './map/desk-layout.ts'
import { DeskLegend } from './map/DeskLegend.tsx'
import { DeskMap } from './map/DeskMap.tsx'
import { Loupe } from './map/Loupe.tsx'
import { arrivalTexts } from './texts.ts'
import type { DayWish } from './use-day-wish.ts'
import { useIsWide } from '../ui/staff/use-is-wide.ts'

/** Side of a place on a phone, in px: what a finger hits (DESIGN.md section 6). */
const TAP = 44

interface BeachMapPanelProps {
  readonly beach: BeachDay
  readonly plan: BeachPlan
  readonly wish: DayWish
  readonly moving: Moving
}

function toggled(codes: readonly string[], code: string): string[] {
  return codes.includes(code) ? codes.filter((one) => one !== code) : [...codes, code]
}

/** The beach from above with the state of every place, and the legend that filters it (mockup 50). */
export function BeachMapPanel({ beach, plan, wish, moving }: BeachMapPanelProps) {
  const texts = useTexts(arrivalTexts)
  const language = useLanguage()
  const layout = useMemo(() => deskLayout(plan), [plan])
  const byId = useMemo(() => new Map(beach.places.map((place) => [place.umbrellaId, place])), [beach.places])
  const looks = useMemo(
    () => new Map<number, BeachPlaceState>(beach.places.map(({ umbrellaId, state }) => [umbrellaId, state])),
    [beach.places],
  )
  const nameOf = useCallback(
    (id: number) => {
      const place = byId.get(id)
      if (place === undefined) return ''
      const holders = place.visits.map(({ holder }) => holder)
      return [place.code, texts.states[place.state], ...holders].join(', ')
    },
    [byId, texts],
  )
  const isWide = useIsWide()
  const [isWhole, setWhole] = useState(false)
  const [loupe, setLoupe] = useState<number | null>(null)
  const toggle = (id: number) => {
    const place = byId.get(id)
    if (place?.state === 'free') wish.select(toggled(wish.selection ?? [], place.code))
  }
  const choose = (id: number) => {
    if (moving.visit !== null) return moving.choose(id)
    if (wish.selection !== null) return toggle(id)
    setLoupe(null)
    wish.choose(byId.get(id)?.code ?? null)
  }
  const selected = useMemo(() => {
    const { selection } = wish
    if (selection === null) return null
    return new Set(beach.places.filter(({ code }) => selection.includes(code)).map(({ umbrellaId }) => umbrellaId))
  }, [wish, beach.places])
  const chosen = beach.places.find(({ code }) => code === wish.place)?.umbrellaId ?? null
  return (
    <section className="panel beach-map" aria-label={texts.beach}>
      {isWide ? null : (
        <IconButton
          className="beach-zoom"
          icon={isWhole ? 'plus' : 'minus'}
          label={isWhole ? texts.map.closer : texts.map.whole}
          onPress={() => setWhole(!isWhole)}
        />
      )}
      <div className={isWide || isWhole ? 'beach-scene' : 'beach-scene close'}>
        <DeskMap
          layout={layout}
          looks={looks}
          nameOf={nameOf}
          chosen={chosen}
          selected={selected}
          onLong={toggle}
          targets={moving.visit === null ? null : moving.targetIds}
          filter={wish.only === null ? null : new Set([wish.only])}
          cell={isWide || isWhole ? null : TAP}
          hasCoveredFoot={isWide}
          words={{
            label: texts.map.label(dayWords(beach.day, language)),
            help: wish.selection === null && moving.visit === null ? texts.map.help : texts.selection.help,
            row: texts.map.row,
          }}
          onChoose={choose}
          onLoupe={setLoupe}
        />
      </div>
      <DeskLegend counts={beach.counts} only={wish.only} onOnly={wish.setOnly} />
      {loupe === null ? null : (
        <Loupe
          layout={layout}
          id={loupe}
          looks={looks}
          nameOf={nameOf}
          selected={selected}
          onChoose={choose}
          onClose={() => setLoupe(null)}
        />
      )}
    </section>
  )
}
