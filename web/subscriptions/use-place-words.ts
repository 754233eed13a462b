import { useMemo } from 'react'
import type { BeachPlan, Place } from '../../domain/umbrellas/plan.ts'
import { moneyWhole, spokenMoney } from '../platform/format.ts'
import { useLanguage } from '../platform/language.ts'
import { useTexts } from '../platform/texts.ts'
import type { ZoneArea } from '../umbrellas/map/areas.ts'
import type { BeachMapProps } from '../umbrellas/map/BeachMap.tsx'
import type { PlaceView } from '../umbrellas/map/map-view.ts'
import { isGazeboKind } from '../umbrellas/map/place-look.ts'
import { umbrellaTexts } from '../umbrellas/texts.ts'
import { useMapWords } from '../umbrellas/use-map-words.ts'
import { nearTo } from './plan-map.ts'
import { subscriptionTexts } from './texts.ts'

/** "Ottava fila, vicino alla passerella": where a place is, in words (mockup 17). */
export function useRowWords(beach: BeachPlan): (place: Place) => string {
  const texts = useTexts(subscriptionTexts).place
  const umbrellas = useTexts(umbrellaTexts).place
  const language = useLanguage()
  return (place) => {
    const row = umbrellas.rowWords(beach.rows.findIndex(({ id }) => id === place.row))
    const near = nearTo(place)
    const words = [
      row.charAt(0).toLocaleUpperCase(language) + row.slice(1),
      ...(near === null ? [] : [texts[near]]),
      ...(place.isAccessible ? [texts.accessible] : []),
    ]
    return words.join(', ')
  }
}

/** What the map of a plan says and writes: prices for all days, and on how many of them a place is taken. */
export function usePlanWords(
  beach: BeachPlan,
  areas: readonly ZoneArea[],
  missing: ReadonlyMap<number, number>,
  days: number,
): BeachMapProps['words'] {
  const base = useMapWords(beach, areas)
  const texts = useTexts(subscriptionTexts).place
  const umbrellas = useTexts(umbrellaTexts)
  const language = useLanguage()
  const own = useMemo(() => {
    const zones = new Map(beach.zones.map((zone) => [zone.id, zone.name[language].toLocaleLowerCase(language)]))
    const nameOf = ({ place, category }: PlaceView) =>
      isGazeboKind(category.kind) ? umbrellas.cell.gazebo(place.code) : place.code
    const takenOn = ({ place, look }: PlaceView) => {
      const taken = look === 'booked' ? missing.get(place.id) : undefined
      return taken === undefined ? null : texts.missingSpoken(taken, days)
    }
    const priceOf = ({ totalCents, look }: PlaceView, write: typeof moneyWhole) =>
      totalCents === null || look === 'blocked' ? '' : texts.whole(write(totalCents, language))
    const join = (parts: readonly string[]) => parts.filter((part) => part !== '').join(', ')
    return {
      speak: (view: PlaceView) =>
        join([
          nameOf(view),
          takenOn(view) ?? umbrellas.cell.looks[view.look],
          zones.get(view.place.zone) ?? '',
          priceOf(view, spokenMoney),
          view.place.isAccessible ? umbrellas.cell.accessible : '',
        ]),
      tip: (view: PlaceView) => [
        nameOf(view),
        takenOn(view) ?? join([umbrellas.map.looks[view.look], view.look === 'free' ? priceOf(view, moneyWhole) : '']),
      ],
      // The other zones need no reason: they are only not the one that was asked for.
      reasons: new Map<string, string>(),
    }
  }, [beach, days, language, missing, texts, umbrellas])
  return useMemo(() => ({ ...base, ...own }), [base, own])
}
