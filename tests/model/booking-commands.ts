import fc from 'fast-check'
import { expect } from 'vitest'
import { Refusal } from '../../domain/platform/refusal.ts'
import {
  countOn,
  dayOf,
  heldBy,
  HOLD_SECONDS,
  isLive,
  MOST,
  ownerOf,
  promised,
  STOCK,
  stayKey,
  type Model,
} from './booking-model.ts'
import type { Real } from './real.ts'

type Command = fc.AsyncCommand<Model, Real>

/** Runs a step; answers `done` or the refusal's code. */
async function outcomeOf(work: () => Promise<unknown>): Promise<string> {
  try {
    await work()
    return 'done'
  } catch (error) {
    if (error instanceof Refusal) return error.code
    throw error
  }
}

class Lock implements Command {
  readonly guest: number
  readonly places: readonly number[]
  readonly day: string
  readonly beds: number
  constructor(guest: number, places: readonly number[], day: string, beds: number) {
    this.guest = guest
    this.places = places
    this.day = day
    this.beds = beds
  }
  check = () => true
  async run(model: Model, real: Real) {
    const keys = this.places.map((place) => stayKey(place, this.day))
    const held = heldBy(model, this.guest)
    const wanted = keys.filter((key) => held.get(key) !== this.beds)
    const outcome = await outcomeOf(() => real.lock(this.guest, this.places, this.day, this.beds))
    // a day that is over, and a full day after its turn.
    if (model.now >= real.turns(this.day)) return expect(outcome).toMatch(/^(input_invalid|day_part_over)$/)
    if (wanted.some((key) => ownerOf(model, key) !== null)) return expect(outcome).toBe('umbrella_taken')
    if (wanted.length === 0) return expect(outcome).toBe('done')
    if (wanted.length * this.beds + promised(model, this.day) > STOCK) return expect(outcome).toBe('extra_sold_out')
    const isOver = held.size + wanted.length > MOST || countOn(model, this.guest, this.day) + wanted.length > MOST
    if (isOver) return expect(outcome).toBe('too_many_umbrellas')
    expect(outcome).toBe('done')
    const guest = model.guests[this.guest]
    if (guest === undefined) return
    if (!isLive(model, guest)) {
      guest.held.clear()
      guest.endsAt = model.now + HOLD_SECONDS
    }
    for (const key of wanted) guest.held.set(key, this.beds)
  }
  toString = () => `lock(${this.guest}, [${this.places.join(', ')}], ${this.day}, beds ${this.beds})`
}

class Unlock implements Command {
  readonly guest: number
  readonly place: number
  readonly day: string
  constructor(guest: number, place: number, day: string) {
    this.guest = guest
    this.place = place
    this.day = day
  }
  check = () => true
  async run(model: Model, real: Real) {
    await real.unlock(this.guest, this.place, this.day)
    const guest = model.guests[this.guest]
    if (guest !== undefined && isLive(model, guest)) guest.held.delete(stayKey(this.place, this.day))
  }
  toString = () => `unlock(${this.guest}, ${this.place}, ${this.day})`
}

class Change implements Command {
  readonly guest: number
  readonly pick: number
  readonly beds: number
  constructor(guest: number, pick: number, beds: number) {
    this.guest = guest
    this.pick = pick
    this.beds = beds
  }
  check = (model: Readonly<Model>) => heldBy(model, this.guest).size > 0
  async run(model: Model, real: Real) {
    const held = [...heldBy(model, this.guest)]
    const [key, before] = held[this.pick % held.length] ?? ['', 0]
    const outcome = await outcomeOf(() => real.change(this.guest, key, this.beds))
    if (promised(model, dayOf(key)) - before + this.beds > STOCK) return expect(outcome).toBe('extra_sold_out')
    expect(outcome).toBe('done')
    model.guests[this.guest]?.held.set(key, this.beds)
  }
  toString = () => `change(${this.guest}, #${this.pick}, beds ${this.beds})`
}

class Tick implements Command {
  readonly seconds: number
  constructor(seconds: number) {
    this.seconds = seconds
  }
  check = () => true
  async run(model: Model, real: Real) {
    model.now += this.seconds
    real.now = model.now
  }
  toString = () => `tick(${this.seconds} s)`
}

/** To the very second at which somebody's hold ends. */
class TickToEnd implements Command {
  readonly guest: number
  constructor(guest: number) {
    this.guest = guest
  }
  check = (model: Readonly<Model>) => heldBy(model, this.guest).size > 0
  async run(model: Model, real: Real) {
    model.now = model.guests[this.guest]?.endsAt ?? model.now
    real.now = model.now
  }
  toString = () => `tickToEnd(${this.guest})`
}

class Sweep implements Command {
  check = () => true
  run = async (_model: Model, real: Real) => real.sweep()
  toString = () => 'sweep'
}

class Order implements Command {
  readonly guest: number
  readonly method: 'cash' | 'pay_later'
  constructor(guest: number, method: 'cash' | 'pay_later') {
    this.guest = guest
    this.method = method
  }
  check = () => true
  async run(model: Model, real: Real) {
    const guest = model.guests[this.guest]
    const lines = new Map(heldBy(model, this.guest))
    const outcome = await outcomeOf(() => real.order(this.guest, this.method))
    if (guest === undefined) return
    if (lines.size === 0) return expect(outcome).toMatch(/^cart_(empty|expired)$/)
    const days = [...new Set([...lines.keys()].map(dayOf))].toSorted()
    const deadline = real.deadline(days[0] ?? '', this.method)
    if (model.now >= deadline)
      return expect(outcome).toBe(this.method === 'cash' ? 'cash_cutoff_passed' : 'pay_later_too_late')
    const unpaid = model.orders.filter((order) => order.guest === this.guest && order.status === 'confirmed')
    if (unpaid.some((order) => [...order.lines.keys()].some((key) => days.includes(dayOf(key))))) {
      return expect(outcome).toBe('too_many_unpaid')
    }
    expect(outcome).toBe('done')
    const grace = this.method === 'cash' ? 15 * 60 : 0
    for (const key of lines.keys()) model.booked.set(key, { guest: this.guest, order: model.orders.length })
    model.orders.push({
      guest: this.guest,
      method: this.method,
      lines,
      releaseAt: deadline + grace,
      status: 'confirmed',
    })
    guest.held.clear()
  }
  toString = () => `order(${this.guest}, ${this.method})`
}

class Delete implements Command {
  readonly pick: number
  readonly by: number
  constructor(pick: number, by: number) {
    this.pick = pick
    this.by = by
  }
  check = (model: Readonly<Model>) => model.booked.size > 0
  async run(model: Model, real: Real) {
    const bookings = [...model.booked]
    const [key, booking] = bookings[this.pick % bookings.length] ?? ['', { guest: 0, order: 0 }]
    const outcome = await outcomeOf(() => real.deleteBooking(this.by, booking.order, key))
    if (this.by !== booking.guest) return expect(outcome).toBe('not_found')
    if (model.now >= real.begins(dayOf(key))) return expect(outcome).toBe('booking_started')
    expect(outcome).toBe('done')
    model.booked.delete(key)
    const order = model.orders[booking.order]
    order?.lines.delete(key)
    if (order?.lines.size === 0) order.status = 'cancelled'
  }
  toString = () => `delete(#${this.pick}, by ${this.by})`
}

class Release implements Command {
  check = () => true
  async run(model: Model, real: Real) {
    await real.release()
    for (const order of model.orders) {
      if (order.status !== 'confirmed' || order.releaseAt > model.now) continue
      order.status = order.method === 'cash' ? 'no_show' : 'cancelled'
      for (const key of order.lines.keys()) model.booked.delete(key)
      order.lines.clear()
    }
  }
  toString = () => 'release'
}

/** After whatever happened, the database says the same as the model. */
class Compare implements Command {
  check = () => true
  async run(model: Model, real: Real) {
    const stays = new Map<string, string>()
    for (const [index] of model.guests.entries())
      for (const key of heldBy(model, index).keys()) stays.set(key, `held ${index}`)
    for (const [key, booking] of model.booked) stays.set(key, `booked ${booking.guest}`)
    expect(await real.stays()).toEqual(stays)
    expect(await real.orderStatuses()).toEqual(model.orders.map((order) => order.status))
    expect(await real.violations()).toEqual([])
  }
  toString = () => 'compare'
}

export function bookingCommands(days: readonly string[], places: readonly number[], guests: number) {
  const guest = fc.nat(guests - 1)
  const day = fc.constantFrom(...days)
  const place = fc.constantFrom(...places)
  return [
    fc
      .tuple(guest, fc.uniqueArray(place, { minLength: 1, maxLength: 4 }), day, fc.nat(2))
      .map((args) => new Lock(...args)),
    fc
      .tuple(guest, fc.uniqueArray(place, { minLength: 1, maxLength: 1 }), day, fc.nat(2))
      .map((args) => new Lock(...args)),
    fc.tuple(guest, place, day).map((args) => new Unlock(...args)),
    fc.tuple(guest, fc.nat(4), fc.nat(3)).map((args) => new Change(...args)),
    fc
      .constantFrom(1, 60, HOLD_SECONDS - 1, HOLD_SECONDS, 3600, 6 * 3600, 24 * 3600)
      .map((seconds) => new Tick(seconds)),
    guest.map((who) => new TickToEnd(who)),
    fc.constant(new Sweep()),
    fc.tuple(guest, fc.constantFrom('cash' as const, 'pay_later' as const)).map((args) => new Order(...args)),
    fc.tuple(fc.nat(9), guest).map((args) => new Delete(...args)),
    fc.constant(new Release()),
    fc.constant(new Compare()),
  ]
}
