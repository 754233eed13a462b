import { halfDaysOf, type HalfState, type OwnHalf } from '../../domain/returns/own-days.ts'
import { halvesOf, isOver, isReturnable, type HalfDay } from '../../domain/returns/return-rules.ts'
import { cents } from '../../domain/platform/cents.ts'
import { Refusal } from '../../domain/platform/refusal.ts'
import type { Settings } from '../../domain/settings/settings.ts'
import type { Queryable } from '../platform/database.ts'
import { readHolder, readReturns, readStays, type Holder, type HolderId, type StoredReturn } from './holder-queries.ts'
import { hoursOf } from './return-facts.ts'
import type { AskedPeriod } from './return-queries.ts'

/** Every half-day of a holder, kept and given back, in the order of the days. */
export async function readOwnHalves(tx: Queryable, holder: Holder, settings: Settings): Promise<OwnHalf[]> {
  const [stays, returns] = await Promise.all([readStays(tx, holder), readReturns(tx, holder)])
  const over = (half: HalfDay) => isOver(half, holder.localNow, settings.dayTurnHour)
  const kept = halfDaysOf(stays).map((half) => ({
    ...half,
    state: over(half) ? ('used' as const) : ('own' as const),
    creditCents: cents(0),
    canGive: isReturnable(half, hoursOf(settings), holder.localNow),
  }))
  const given = returns.map((one) => ({
    day: one.day,
    half: one.half,
    state: stateOf(one, over(one)),
    creditCents: cents(one.creditedCents ?? 0),
    canGive: false,
  }))
  return [...kept, ...given].toSorted((a, b) => (a.day === b.day ? a.half - b.half : a.day < b.day ? -1 : 1))
}

function stateOf({ state, isSold, isHeld, isFinal }: StoredReturn, isPast: boolean): HalfState {
  if (state !== 'offered') return state
  if (isSold) return 'sold'
  if (isPast || isFinal) return 'lapsed'
  return isHeld ? 'held' : 'offered'
}

/** The holder whose days are meant; `not_found` for anybody else's. */
export async function requireHolder(
  tx: Queryable,
  accountId: number,
  asked: HolderId,
  locks: boolean,
): Promise<Holder> {
  const holder = await readHolder(tx, accountId, asked, locks)
  if (holder === null) throw new Refusal('not_found')
  return holder
}

/** The half-days of a period that may be given back now, at least one; refuses when one of them may not. */
export async function requireReturnable(
  tx: Queryable,
  holder: Holder,
  settings: Settings,
  period: AskedPeriod,
): Promise<HalfDay[]> {
  if (!holder.isRunning) throw new Refusal('return_not_running')
  if (!holder.isPaid) throw new Refusal('return_unpaid')
  const wanted: HalfDay[] = halfDaysOf(await readStays(tx, holder)).filter((half) => isIn(half, period))
  if (wanted.length === 0) throw new Refusal('return_nothing')
  if (wanted.some((half) => !isReturnable(half, hoursOf(settings), holder.localNow)))
    throw new Refusal('return_too_late')
  return wanted.toSorted((a, b) => (a.day === b.day ? a.half - b.half : a.day < b.day ? -1 : 1))
}

/** Whether a half-day lies in a period. */
export function isIn({ day, half }: HalfDay, { from, to, part }: AskedPeriod): boolean {
  return from <= day && day <= to && halvesOf(part).includes(half)
}
