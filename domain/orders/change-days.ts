import { cents, sumCents, type Cents } from '../platform/cents.ts'
import { addDays, eachDay, type CivilDate } from '../platform/civil-date.ts'
import type { DayPart } from '../platform/day-part.ts'
import type { PriceRow } from '../umbrellas/calls.ts'
import type { Period } from '../umbrellas/period.ts'
import type { ExtraId } from '../umbrellas/plan.ts'
import { fullCents } from '../umbrellas/discounts.ts'

/** A day of a stay, or half of it. */
export interface DayWish {
  readonly day: CivilDate
  readonly part: DayPart
}

/** A stay with its price. */
export interface PricedStay extends Period {
  readonly price: readonly PriceRow[]
  readonly totalCents: number
}

/** One day of a stay with what it costs. */
export interface PricedDay extends DayWish {
  readonly units: readonly DayUnit[]
}

interface DayUnit {
  readonly kind: PriceRow['kind']
  readonly extraId: ExtraId | null
  readonly quantity: number
  readonly unitCents: number
  readonly discounts?: PriceRow['discounts']
}

/** What a half-day costs by today's book: the place for `extraId` null, else a piece of the extra. */
export type HalfDayPrice = (extraId: ExtraId | null, day: CivilDate, part: DayPart) => number

/** The days of a stay, each with its own rows of the price; their sum is the stay's total. */
export function pricedDays({ from, to, part, price }: PricedStay): readonly PricedDay[] {
  return eachDay(from, to).map((day) => ({
    day,
    part,
    units: price
      .filter((row) => row.day === null || row.day === day)
      .map(({ kind, extraId, quantity, unitCents, discounts }) => {
        return { kind, extraId, quantity, unitCents, ...(discounts === undefined ? {} : { discounts }) }
      }),
  }))
}

export function centsOf({ units }: Pick<PricedDay, 'units'>): number {
  return units.reduce((sum, { quantity, unitCents }) => sum + quantity * unitCents, 0)
}

const OTHER_HALF: Readonly<Record<Exclude<DayPart, 'full_day'>, DayPart>> = {
  morning: 'afternoon',
  afternoon: 'morning',
}

/**
 * B-03, B-06: what of a day stays and what goes when a part of it is given up. Half of a full day that stays costs what half a day costs
 * now, at most what the day cost, less the same share of discounts as the day had: the rest goes. Null where the day has no such part.
 */
export function divideDay(
  day: PricedDay,
  gone: DayPart,
  halfPrice: HalfDayPrice,
): { readonly stays: PricedDay | null; readonly goes: PricedDay } | null {
  if (gone === day.part) return { stays: null, goes: day }
  if (day.part !== 'full_day' || gone === 'full_day') return null
  const part = OTHER_HALF[gone]
  const halves = day.units.map((unit) => {
    const { discounts: _, ...plain } = unit
    const stays = { ...plain, ...halfOf(unit, halfPrice(unit.extraId, day.day, part)) }
    return { stays, goes: { ...plain, unitCents: unit.unitCents - stays.unitCents } }
  })
  return {
    stays: { day: day.day, part, units: halves.map((half) => half.stays) },
    goes: { day: day.day, part: gone, units: halves.map((half) => half.goes) },
  }
}

/** What half of a day costs with its share of the day's discounts, never more than was paid for the day. */
function halfOf(unit: DayUnit, halfCents: number): Pick<DayUnit, 'unitCents' | 'discounts'> {
  const full = fullCents(unit)
  const half = Math.min(full, halfCents)
  const discounts = (unit.discounts ?? []).flatMap((one) => {
    const share = cents(Math.round((one.cents * half) / full))
    return share > 0 ? [{ ...one, cents: share }] : []
  })
  const off = discounts.reduce((sum, one) => sum + one.cents, 0)
  const unitCents = Math.max(0, Math.min(unit.unitCents, half - off))
  return { unitCents, ...(discounts.length > 0 ? { discounts } : {}) }
}

/** Days as stays that follow each other without a gap, each of one part of the day, in order. */
export function staysOf(days: readonly PricedDay[]): readonly PricedStay[] {
  const runs: PricedDay[][] = []
  for (const day of days.toSorted((one, other) => (one.day < other.day ? -1 : 1))) {
    const run = runs.at(-1)
    const last = run?.at(-1)
    if (run !== undefined && last !== undefined && last.part === day.part && addDays(last.day, 1) === day.day)
      run.push(day)
    else runs.push([day])
  }
  return runs.map((run) => {
    const price = rowsOf(run)
    const [first, last] = [run[0], run.at(-1)] as [PricedDay, PricedDay]
    return {
      from: first.day,
      to: last.day,
      part: first.part,
      price,
      totalCents: sumCents(price.map((row) => row.totalCents)),
    }
  })
}

/** As a price is written: the place per day, an extra in one row where every day costs the same. */
function rowsOf(days: readonly PricedDay[]): PriceRow[] {
  const place = days.flatMap(({ day, units }) =>
    units.filter((unit) => unit.kind === 'place').map((unit) => row(unit, day, 1)),
  )
  const extraIds = [...new Set(days.flatMap(({ units }) => units.flatMap(({ extraId }) => extraId ?? [])))]
  const extras = extraIds.flatMap((extraId) => {
    const each = days.flatMap(({ day, units }) =>
      units.filter((unit) => unit.extraId === extraId).map((unit) => ({ day, unit })),
    )
    const [first] = each
    const isOne =
      each.length === days.length &&
      each.every(({ unit }) => unit.unitCents === first?.unit.unitCents && unit.quantity === first.unit.quantity)
    if (isOne && first !== undefined) return [row(first.unit, null, days.length)]
    return each.map(({ day, unit }) => row(unit, day, 1))
  })
  return [...place, ...extras]
}

function row(unit: DayUnit, day: CivilDate | null, days: number): PriceRow {
  const { kind, extraId, quantity, unitCents, discounts } = unit
  const totalCents: Cents = cents(quantity * days * unitCents)
  const off = discounts === undefined ? {} : { discounts }
  return { kind, extraId, day, quantity, days, unitCents: cents(unitCents), totalCents, ...off }
}
