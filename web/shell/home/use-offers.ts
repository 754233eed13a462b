import { getBarState } from '../../../domain/bar/calls.ts'
import { addDays, type CivilDate } from '../../../domain/platform/civil-date.ts'
import { getRestaurantAvailability, getRestaurants } from '../../../domain/restaurant/calls.ts'
import type { Restaurant } from '../../../domain/restaurant/offer.ts'
import { day } from '../../platform/format.ts'
import { useLanguage } from '../../platform/language.ts'
import { useCallQuery } from '../../platform/queries.ts'
import { useTexts } from '../../platform/texts.ts'
import { homeTexts } from './texts.ts'

/** Reasons for which a restaurant is not spoken of here: it is switched off, or not for this platform. */
const HIDDEN = new Set<Restaurant['closedBecause']>(['inactive', 'platform'])

/**
 * The line below "Ristorante": until when one books the next meal, or why not. Null hides the entry, because no
 * restaurant takes bookings on this platform.
 */
export function useRestaurantLine(today: CivilDate): string | null {
  const texts = useTexts(homeTexts).restaurant
  const language = useLanguage()
  const list = useCallQuery(getRestaurants, {})
  const shown = list.data?.restaurants.filter(({ closedBecause }) => !HIDDEN.has(closedBecause))
  const open = shown?.find(({ closedBecause }) => closedBecause === null)
  const availability = useCallQuery(
    getRestaurantAvailability,
    { restaurant: String(open?.restaurant ?? 1), day: today, seats: '2' },
    { enabled: open !== undefined },
  )
  if (shown === undefined) return texts.text
  if (shown.length === 0) return null
  if (open === undefined) {
    const until = shown.find(({ suspended }) => suspended !== null)?.suspended?.until
    return until === undefined ? texts.closed : texts.suspended(day(until, language, 'medium'))
  }
  const { data } = availability
  if (data === undefined) return texts.text
  const next = data.meals.find(({ isOver, isClosed }) => !isOver && !isClosed)
  if (next === undefined) return addDays(today, 1) <= (open.season?.to ?? today) ? texts.later : texts.closed
  return texts[next.meal](next.until.replace(/:00$/, '').replace(/^0/, ''))
}

/** The line below "Ordina al bar": where it is brought to, or why it takes no orders. */
export function useBarLine(placeToday: string | null): string {
  const texts = useTexts(homeTexts).bar
  const { data } = useCallQuery(getBarState, {})
  if (data?.isPaused) return texts.paused
  if (data?.isOpen === false) return texts.closed
  return placeToday === null ? texts.text : texts.toPlace(placeToday)
}
