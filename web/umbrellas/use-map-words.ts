import { useMemo } from 'react'
import type { BeachPlan } from '../../domain/umbrellas/plan.ts'
import { peopleLimit } from '../../domain/umbrellas/capacity.ts'
import { moneyWhole } from '../platform/format.ts'
import { useLanguage } from '../platform/language.ts'
import { useTexts } from '../platform/texts.ts'
import type { ZoneArea } from './map/areas.ts'
import type { BeachMapProps } from './map/BeachMap.tsx'
import type { PlaceView } from './map/map-view.ts'
import { veilText } from './map/veil-text.ts'
import { placeName, tipLines } from './spoken.ts'
import { umbrellaTexts } from './texts.ts'

/** Everything the map writes and says, in the person's language; the same objects until that changes. */
export function useMapWords(plan: BeachPlan, areas: readonly ZoneArea[]): BeachMapProps['words'] {
  const texts = useTexts(umbrellaTexts)
  const language = useLanguage()
  const fixed = useMemo(() => {
    const zones = new Map(plan.zones.map((zone) => [zone.id, zone.name[language]]))
    const firstRows = new Set(plan.rows.filter((row) => row.isFirst).map((row) => row.id))
    const first = plan.places.find((place) => firstRows.has(place.row))
    const people = plan.categories.find((category) => category.id === first?.category)?.peopleFirstRow ?? 0
    return {
      label: texts.map.label(plan.rows[0]?.id ?? '', plan.rows.at(-1)?.id ?? ''),
      help: texts.map.help(plan.rows[0]?.id ?? '', plan.rows.at(-1)?.id ?? ''),
      rowName: (id: string, hasGazebos: boolean) => (hasGazebos ? texts.map.gazeboRow(id) : texts.map.row(id)),
      speak: (view: PlaceView) => placeName(view, zones.get(view.place.zone) ?? '', texts, language),
      tip: (view: PlaceView) =>
        tipLines(view, peopleLimit(view.category, firstRows.has(view.place.row)), texts, language),
      firstRow: texts.map.firstRow(first?.row ?? '', people),
      landmarks: plan.landmarks.map((mark) => mark.name[language]),
    }
  }, [plan, texts, language])
  return useMemo(
    () => ({ ...fixed, reasons: new Map(areas.map((area) => [area.id, veilText(area.suitability, texts)])) }),
    [fixed, areas, texts],
  )
}

/** The lowest price of a day in each row, as it stands under the row's letter: "44€". */
export function useRowPrices(views: ReadonlyMap<number, PlaceView>): ReadonlyMap<string, string> {
  const language = useLanguage()
  return useMemo(() => {
    const lowest = new Map<string, number>()
    for (const { place, dayCents } of views.values()) {
      if (dayCents !== null)
        lowest.set(place.row, Math.min(lowest.get(place.row) ?? Number.POSITIVE_INFINITY, dayCents))
    }
    return new Map([...lowest].map(([row, cents]) => [row, moneyWhole(cents, language).replace(/\s/u, '')]))
  }, [views, language])
}
