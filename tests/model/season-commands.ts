import fc from 'fast-check'
import { expect } from 'vitest'
import type { DayPart } from '../../domain/platform/day-part.ts'
import { DAY_PARTS } from '../../domain/platform/day-part.ts'
import { cancel, give, keysOf, reclaim, settle, today, type Holder, type SeasonModel } from './season-model.ts'
import type { SeasonReal } from './season-real.ts'

type Command = fc.AsyncCommand<SeasonModel, SeasonReal>

export const SEASON_DAYS = 120

/** A step by its name and the numbers that it was made from. */
function step(name: string, run: (model: SeasonModel, real: SeasonReal) => Promise<unknown>): Command {
  return { check: () => true, run: async (model, real) => void (await run(model, real)), toString: () => name }
}

/** Takes the half-days of a new holder. */
function take(model: SeasonModel, holder: Holder): void {
  for (const key of keysOf(holder)) model.taken.set(key, model.holders.length)
  model.holders.push(holder)
}

const isFree = (model: SeasonModel, wish: Parameters<typeof keysOf>[0]) =>
  keysOf(wish).every((key) => !model.taken.has(key))

/** A subscription from some days on until so many later, where all of it is free. */
const subscribe = (guest: number, place: number, ahead: number, length: number) =>
  step(`subscribe(${guest}, ${place}, +${ahead}, ${length} days)`, async (model, real) => {
    const from = today(model) + ahead
    const wish = { place, from, to: Math.min(from + length, SEASON_DAYS), part: 'full_day' as const }
    if (wish.to < from || !isFree(model, wish)) return
    const cents = await real.subscribe(guest, place, wish.from, wish.to)
    take(model, { ...wish, guest, kind: 'subscription', cents, isCancelled: false })
  })

/** Until when cash is taken at the desk for a stay that begins today. */
const CASH_HOURS: Readonly<Record<DayPart, number>> = { full_day: 10, morning: 10, afternoon: 15 }

const book = (guest: number, place: number, ahead: number, length: number, part: DayPart) =>
  step(`book(${guest}, ${place}, +${ahead}, ${length + 1} days, ${part})`, async (model, real) => {
    const from = today(model) + ahead
    const wish = { place, from, to: Math.min(from + length, SEASON_DAYS), part }
    if (wish.to < from || (ahead === 0 && model.now % 24 >= CASH_HOURS[part])) return
    const booked = await real.book(guest, place, wish)
    if (!isFree(model, wish)) return expect(booked).toBe('umbrella_taken')
    if (typeof booked === 'string') return expect(booked).toBe('done')
    take(model, { ...wish, guest, kind: 'booking', cents: booked, isCancelled: false })
  })

/** One of the holders, the newest more often. */
const holderOf = (model: SeasonModel, pick: number) => model.holders.length - 1 - (pick % model.holders.length)

const change = (
  kind: 'give' | 'reclaim',
  pick: number,
  ahead: number,
  length: number,
  part: DayPart,
  isOther: boolean,
) =>
  step(
    `${kind}(#${pick}, +${ahead}, ${length + 1} days, ${part}${isOther ? ', by another' : ''})`,
    async (model, real) => {
      if (model.holders.length === 0) return
      const index = holderOf(model, pick)
      const holder = model.holders[index]
      if (holder === undefined) return
      const from = Math.max(holder.from, today(model) - 1) + ahead
      const to = from + length
      const by = isOther ? (holder.guest + 1) % model.credit.length : holder.guest
      const outcome = await real.change(kind, by, index, { from, to, part })
      const keys = keysOf({ place: holder.place, from, to, part })
      expect(outcome).toBe(isOther ? 'not_found' : (kind === 'give' ? give : reclaim)(model, index, keys))
    },
  )

const remove = (pick: number) =>
  step(`cancel(#${pick})`, async (model, real) => {
    const bookings = model.holders.flatMap(({ kind }, index) => (kind === 'booking' ? [index] : []))
    const index = bookings[pick % Math.max(1, bookings.length)]
    if (index === undefined) return
    expect(await real.cancel(model.holders[index]?.guest ?? 0, index)).toBe(cancel(model, index))
  })

const tick = (hours: number) =>
  step(`tick(${hours} h)`, async (model, real) => {
    model.now += hours
    real.now = model.now
  })

const nightly = step('settle', async (model, real) => {
  await real.settle()
  settle(model)
})

/** After whatever happened, the database says the same as the model, and no promise is broken. */
const compare = step('compare', async (model, real) => {
  expect(await real.taken()).toEqual(model.taken)
  expect((await real.returns()).toSorted()).toEqual(
    model.returns.map(({ holder, key, state }) => `${holder}: ${key} ${state}`).toSorted(),
  )
  expect(await real.credit()).toEqual(model.credit)
  expect(await real.violations()).toEqual([])
})

export function seasonCommands(places: readonly number[], guests: number): fc.Arbitrary<Command>[] {
  const guest = fc.nat(guests - 1)
  const place = fc.constantFrom(...places)
  const part = fc.constantFrom(...DAY_PARTS)
  const few = fc.nat(3)
  const kind = fc.constantFrom('give' as const, 'give' as const, 'reclaim' as const)
  const rarely = fc.nat(9).map((number) => number === 0)
  const changes = fc.tuple(kind, fc.nat(4), few, few, part, rarely).map((args) => change(...args))
  const bookings = fc.tuple(guest, place, fc.nat(4), few, part).map((args) => book(...args))
  const nights = fc.constant(nightly)
  return [
    fc.tuple(guest, place, fc.nat(5), fc.integer({ min: 10, max: 60 })).map((args) => subscribe(...args)),
    bookings,
    bookings,
    changes,
    changes,
    changes,
    fc.nat(5).map(remove),
    fc.constantFrom(1, 5, 6, 9, 14, 24, 24, 72).map(tick),
    nights,
    fc.constant(compare),
  ]
}

/** What a season always ends with: everything is settled, and compared once more. */
export async function endSeason(model: SeasonModel, real: SeasonReal): Promise<void> {
  for (const last of [tick(SEASON_DAYS * 24), nightly, compare]) await last.run(model, real)
}
