import type { Language } from '../../domain/platform/language.ts'
import type { Category } from '../../domain/umbrellas/plan.ts'
import { moneyWhole, spokenMoney, time } from '../platform/format.ts'
import { isGazeboKind } from './map/place-look.ts'
import type { PlaceView } from './map/map-view.ts'
import { veilText } from './map/veil-text.ts'
import type { it } from './texts/it.ts'

type Texts = typeof it

/** What a category takes, in a few words: "1 cane", "max 3 cani", "niente cani". */
export function dogsText(category: Category, texts: Texts): string {
  return texts.place.dogs(category.maxDogs, category.dogSizes)
}

/** The state of a place in words; of one's own booking and of a pause more than the drawing says. */
function stateOf(view: PlaceView, texts: Texts, language: Language): string {
  if (view.booking !== null) return texts.cell.yourBooking
  return view.pausedUntil === null ? texts.cell.looks[view.look] : texts.cell.paused(time(view.pausedUntil, language))
}

/** Whether other people's dogs lie round a place that suits: nobody is told whose, which, or where (B-17). */
export function hasDogsNear({ look, suitability, around }: PlaceView): boolean {
  return suitability.suits && around.near !== 0 && look !== 'booked' && look !== 'blocked'
}

/**
 * The name of a place as a screen reader says it (DESIGN.md §6): "C5, libero, cani grandi, 1 cane, 44 euro al
 * giorno, accessibile". `zone` is the zone's name.
 */
export function placeName(view: PlaceView, zone: string, texts: Texts, language: Language): string {
  const { place, category, look } = view
  const parts = [
    isGazeboKind(category.kind) ? texts.cell.gazebo(place.code) : place.code,
    stateOf(view, texts, language),
    zone.toLocaleLowerCase(language),
    category.maxDogs > 0 ? texts.cell.dogs(category.maxDogs) : '',
    view.dayCents === null || look === 'blocked' ? '' : texts.cell.perDay(spokenMoney(view.dayCents, language)),
    place.isAccessible ? texts.cell.accessible : '',
    place.isShaded ? texts.cell.shaded : '',
    hasDogsNear(view) ? texts.cell.dogsNear : '',
    view.suitability.suits ? '' : veilText(view.suitability, texts),
  ]
  return parts.filter((part) => part !== '').join(', ')
}

/** The lines of a place's tooltip: code, state with price, who fits, and why it doesn't suit. */
export function tipLines(view: PlaceView, people: number, texts: Texts, language: Language): readonly string[] {
  const { place, category, look } = view
  const price = view.dayCents === null ? '' : texts.cell.perDay(moneyWhole(view.dayCents, language))
  const known = view.pausedUntil === null ? texts.map.looks[look] : stateOf(view, texts, language)
  const state = look === 'free' && price !== '' ? `${known}, ${price}` : known
  const lines = [isGazeboKind(category.kind) ? texts.cell.gazebo(place.code) : place.code, state]
  if (look !== 'blocked') lines.push(`${dogsText(category, texts)}, ${texts.cell.maxPeople(people)}`)
  const reason = veilText(view.suitability, texts)
  if (reason !== '') lines.push(reason)
  return lines
}
