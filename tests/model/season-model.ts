import type { DayPart } from '../../domain/platform/day-part.ts'

/**
 * A season on a small beach as plain data: who has which half-day, what was given back, and what it earned. Written from the
 * requirements (B-18), not from the code it judges. Days are numbers from the first one, hours those of the day.
 */
export interface SeasonModel {
  /** Hours from midnight of the first day. */
  now: number
  readonly holders: Holder[]
  /** Index of the holder of each half-day by its key. */
  readonly taken: Map<string, number>
  readonly returns: Return[]
  /** Cents per guest. */
  readonly credit: number[]
}

export interface Holder {
  readonly guest: number
  readonly kind: 'subscription' | 'booking'
  readonly place: number
  readonly from: number
  readonly to: number
  readonly part: DayPart
  /** What the place costs per day, and of a subscription per half-day. */
  cents: ReadonlyMap<number, number>
  isCancelled: boolean
}

export interface Return {
  readonly holder: number
  readonly key: string
  state: 'offered' | 'reclaimed' | 'credited' | 'lapsed'
}

export const SHARE = 50
export const CAP = 2000
const EVE_HOUR = 22
const AFTERNOON_HOUR = 15
const TURN_HOUR = 14

export const newSeason = (guests: number): SeasonModel => ({
  now: 8,
  holders: [],
  taken: new Map(),
  returns: [],
  credit: Array.from({ length: guests }, () => 0),
})

export const today = ({ now }: SeasonModel) => Math.floor(now / 24)
export const keyOf = (place: number, day: number, half: number) => `${place} ${day} ${half}`
export const halvesOf = (part: DayPart) => (part === 'full_day' ? [0, 1] : part === 'morning' ? [0] : [1])
const dayOf = (key: string) => Number(key.split(' ')[1])
const halfOf = (key: string) => Number(key.split(' ')[2])

/** Every half-day of some days. */
export function keysOf({ place, from, to, part }: Pick<Holder, 'place' | 'from' | 'to' | 'part'>): string[] {
  const keys: string[] = []
  for (let day = from; day <= to; day += 1) for (const half of halvesOf(part)) keys.push(keyOf(place, day, half))
  return keys
}

function isTooLate({ now }: SeasonModel, key: string): boolean {
  const day = dayOf(key) * 24
  return now >= (halfOf(key) === 0 ? day - 24 + EVE_HOUR : day + AFTERNOON_HOUR)
}

function isOver({ now }: SeasonModel, key: string): boolean {
  return now >= dayOf(key) * 24 + (halfOf(key) === 0 ? TURN_HOUR : 24)
}

/** What giving back answers, and what it changes. */
export function give(model: SeasonModel, holder: number, keys: readonly string[]): string {
  const own = keys.filter((key) => model.taken.get(key) === holder)
  if (model.holders[holder]?.isCancelled !== false) return 'not_found'
  if (own.length === 0) return 'return_nothing'
  if (own.some((key) => isTooLate(model, key))) return 'return_too_late'
  for (const key of own) {
    model.taken.delete(key)
    model.returns.push({ holder, key, state: 'offered' })
  }
  return 'done'
}

/** Who has a half-day after one of its returns: whoever gave it back next, else whoever has it. */
function nextHolder(model: SeasonModel, one: Return): number | null {
  const later = model.returns
    .slice(model.returns.indexOf(one) + 1)
    .find(
      ({ key, state, holder }) =>
        key === one.key && state !== 'reclaimed' && model.holders[holder]?.isCancelled === false,
    )
  return later?.holder ?? model.taken.get(one.key) ?? null
}

/** What taking back answers, and what it changes: all or none. */
export function reclaim(model: SeasonModel, holder: number, keys: readonly string[]): string {
  if (model.holders[holder]?.isCancelled !== false) return 'not_found'
  const wanted = model.returns.filter(
    (one) => one.holder === holder && one.state === 'offered' && keys.includes(one.key) && !isOver(model, one.key),
  )
  if (wanted.length === 0) return 'return_nothing'
  if (wanted.some((one) => nextHolder(model, one) !== null)) return 'return_sold'
  for (const one of wanted) {
    one.state = 'reclaimed'
    model.taken.set(one.key, holder)
  }
  return 'done'
}

/** A booking goes: its places are free, its returns end, and who bought one of them keeps it. */
export function cancel(model: SeasonModel, holder: number): string {
  const found = model.holders[holder]
  if (found === undefined) return 'not_found'
  if (found.isCancelled) return 'done'
  const begins = found.from * 24 + (found.part === 'afternoon' ? TURN_HOUR : 0)
  if (model.now >= begins) return 'booking_started'
  found.isCancelled = true
  for (const [key, owner] of model.taken) if (owner === holder) model.taken.delete(key)
  for (const one of model.returns) if (one.holder === holder && one.state === 'offered') one.state = 'lapsed'
  return 'done'
}

/** What the resort earns for a half-day by whoever has it. */
function earned(buyer: Holder, key: string): number {
  const day = buyer.cents.get(dayOf(key)) ?? 0
  if (buyer.kind === 'subscription' || buyer.part !== 'full_day') return day
  return halfOf(key) === 0 ? Math.ceil(day / 2) : Math.floor(day / 2)
}

/** After its day what somebody else had is credited, and what nobody bought earns nothing. */
export function settle(model: SeasonModel): void {
  for (const one of model.returns) {
    if (one.state !== 'offered' || dayOf(one.key) >= today(model)) continue
    const seller = model.holders[one.holder]
    const next = nextHolder(model, one)
    const buyer = next === null ? undefined : model.holders[next]
    const isSold = seller !== undefined && buyer !== undefined && buyer.guest !== seller.guest
    const cents = isSold ? Math.min(CAP, Math.round((earned(buyer, one.key) * SHARE) / 100)) : 0
    one.state = cents > 0 ? 'credited' : 'lapsed'
    if (seller !== undefined && cents > 0) model.credit[seller.guest] = (model.credit[seller.guest] ?? 0) + cents
  }
}
