import type { Category, ExtraId } from './plan.ts'

/** How many of one extra. */
export interface Quantity {
  readonly id: ExtraId
  readonly quantity: number
}

/** Extras that a person lies or sits on and that count for the least number of beds. */
export const BED_IDS: readonly ExtraId[] = ['sun_bed', 'deck_chair']

function quantityOf(extras: readonly Quantity[], id: ExtraId): number {
  return extras.reduce((sum, extra) => (extra.id === id ? sum + extra.quantity : sum), 0)
}

/**
 * How many people may be on a place: the category's number (first row: its own), raised by
 * one for each extra seat, never above the category's limit.
 */
export function peopleAllowed(category: Category, isFirstRow: boolean, extras: readonly Quantity[]): number {
  const base = isFirstRow ? category.peopleFirstRow : category.people
  const limit = peopleLimit(category, isFirstRow)
  return Math.min(limit, base + quantityOf(extras, 'extra_seat'))
}

/** The most people that a place can ever take, with every extra seat. */
export function peopleLimit(category: Category, isFirstRow: boolean): number {
  const seats = category.extras.find((extra) => extra.id === 'extra_seat')?.max ?? 0
  const base = isFirstRow ? category.peopleFirstRow : category.people
  return Math.min(isFirstRow ? category.maxPeopleFirstRow : category.maxPeople, base + seats)
}

/** Least number of beds on a place, and how many of them are there already. */
export function bedsRequired(
  category: Category,
  isFirstRow: boolean,
): { readonly least: number; readonly included: number } {
  const included = category.extras
    .filter((extra) => BED_IDS.includes(extra.id))
    .reduce((sum, extra) => sum + extra.included, 0)
  return { least: isFirstRow ? category.minBedsFirstRow : category.minBeds, included }
}

/** How many beds are still missing to the least number; 0 when there are enough. */
export function bedsMissing(category: Category, isFirstRow: boolean, extras: readonly Quantity[]): number {
  const { least, included } = bedsRequired(category, isFirstRow)
  const wished = BED_IDS.reduce((sum, id) => sum + quantityOf(extras, id), 0)
  return Math.max(0, least - included - wished)
}

/** The most of one extra that may be added to a place; 0 when it isn't offered there. */
export function mostOfExtra(category: Category, isFirstRow: boolean, id: ExtraId): number {
  const offered = category.extras.find((extra) => extra.id === id)?.max ?? 0
  if (id !== 'extra_seat') return offered
  const room = isFirstRow ? category.maxPeopleFirstRow - category.peopleFirstRow : category.maxPeople - category.people
  return Math.max(0, Math.min(offered, room))
}

/** The first extra that a place doesn't take in this number, with the most it takes; null when all are fine. */
export function extraRefused(
  category: Category,
  isFirstRow: boolean,
  extras: readonly Quantity[],
): { readonly id: ExtraId; readonly max: number } | null {
  for (const { id } of extras) {
    const max = mostOfExtra(category, isFirstRow, id)
    if (quantityOf(extras, id) > max) return { id, max }
  }
  return null
}

/**
 * The fewest extras that a place needs for so many people: extra seats, then beds; null when it can't take them. Of the
 * beds the first that the category offers is taken, as often as it goes.
 */
export function fewestExtras(
  category: Category,
  isFirstRow: boolean,
  people: number,
): { id: ExtraId; quantity: number }[] | null {
  if (people > peopleLimit(category, isFirstRow)) return null
  const extras: { id: ExtraId; quantity: number }[] = []
  const seats = people - peopleAllowed(category, isFirstRow, [])
  if (seats > 0) extras.push({ id: 'extra_seat', quantity: seats })
  for (const id of BED_IDS) {
    const quantity = Math.min(bedsMissing(category, isFirstRow, extras), mostOfExtra(category, isFirstRow, id))
    if (quantity > 0) extras.push({ id, quantity })
  }
  return bedsMissing(category, isFirstRow, extras) === 0 ? extras : null
}
