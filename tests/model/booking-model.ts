/**
 * The core as plain data: who holds and who booked what, and until when. Time is seconds from the start; a
 * stay is one place on one half-day. Written from the requirements, not from the code it judges.
 */
export interface Model {
  now: number
  readonly guests: ModelGuest[]
  /** Order and line of each booked stay by its key. */
  readonly booked: Map<string, { readonly guest: number; readonly order: number }>
  readonly orders: ModelOrder[]
}

export interface ModelGuest {
  /** Keys of the held stays with their extras. */
  readonly held: Map<string, number>
  endsAt: number
}

export interface ModelOrder {
  readonly guest: number
  readonly method: 'cash' | 'pay_later'
  readonly lines: Map<string, number>
  readonly releaseAt: number
  status: 'confirmed' | 'cancelled' | 'no_show'
}

export const HOLD_SECONDS = 8 * 60
export const MOST = 5
export const STOCK = 6

export function newModel(guests: number): Model {
  return {
    now: 0,
    guests: Array.from({ length: guests }, () => ({ held: new Map(), endsAt: 0 })),
    booked: new Map(),
    orders: [],
  }
}

/** the instant of the end itself belongs to what is over. */
export function isLive(model: Model, guest: ModelGuest): boolean {
  return guest.held.size > 0 && guest.endsAt > model.now
}

export function heldBy(model: Model, guest: number): ReadonlyMap<string, number> {
  const found = model.guests[guest]
  return found !== undefined && isLive(model, found) ? found.held : new Map<string, number>()
}

/** Who keeps a stay from others: a live hold or a booking. */
export function ownerOf(model: Model, key: string): number | null {
  const booking = model.booked.get(key)
  if (booking !== undefined) return booking.guest
  const holder = model.guests.findIndex((guest) => isLive(model, guest) && guest.held.has(key))
  return holder === -1 ? null : holder
}

/** Sun beds that are promised for a day. */
export function promised(model: Model, day: string): number {
  let sum = 0
  const add = (lines: ReadonlyMap<string, number>) => {
    for (const [key, beds] of lines) if (key.endsWith(day)) sum += beds
  }
  for (const guest of model.guests.keys()) add(heldBy(model, guest))
  for (const order of model.orders) if (order.status === 'confirmed') add(order.lines)
  return sum
}

export function stayKey(place: number, day: string): string {
  return `${place} ${day}`
}

export function dayOf(key: string): string {
  return key.split(' ')[1] ?? ''
}

/** How many places a guest has for one day, held and booked. */
export function countOn(model: Model, guest: number, day: string): number {
  let count = 0
  for (const key of heldBy(model, guest).keys()) if (dayOf(key) === day) count += 1
  for (const [key, booking] of model.booked) if (booking.guest === guest && dayOf(key) === day) count += 1
  return count
}
