import { HOUR, MINUTE } from '../platform/duration.ts'

/** A hold that ran out unpaid. Instants are epoch milliseconds. */
export interface ExpiredHold {
  readonly umbrellaId: number
  readonly expiredAt: number
  /** Of the asker's own cart; otherwise of another cart on the same device. */
  readonly isOwn: boolean
}

/** The resort's pauses after holds that ran out (security guide, 6 a). */
export interface PauseRules {
  readonly renewalMinutes: number
  readonly pauseAfter: number
  readonly pauseWindowHours: number
  readonly pauseMinutes: number
}

/** Until when places, or all of them, are not to be had; instants are epoch milliseconds. */
export interface HoldPauses {
  readonly places: readonly { readonly umbrellaId: number; readonly until: number }[]
  readonly until: number | null
}

/**
 * What a guest may not hold yet: the same place again for a while (security guide, 6 a 2), and nothing at all after several
 * carts that ran out without an order since (6 a 4). `lock_umbrellas` refuses exactly this. All places of a cart run out in
 * one moment and count once. `now` and `orderedAt` are epoch milliseconds.
 */
export function holdPauses(
  expired: readonly ExpiredHold[],
  orderedAt: number | null,
  now: number,
  rules: PauseRules,
): HoldPauses {
  const latest = new Map<number, number>()
  for (const { umbrellaId, expiredAt } of expired)
    latest.set(umbrellaId, Math.max(latest.get(umbrellaId) ?? 0, expiredAt))
  const places = [...latest]
    .map(([umbrellaId, expiredAt]) => ({ umbrellaId, until: expiredAt + rules.renewalMinutes * MINUTE }))
    .filter(({ until }) => until > now)
    .toSorted((a, b) => a.umbrellaId - b.umbrellaId)
  const carts = new Set(
    expired
      .filter(({ isOwn, expiredAt }) => isOwn && expiredAt > now - rules.pauseWindowHours * HOUR)
      .filter(({ expiredAt }) => orderedAt === null || expiredAt > orderedAt)
      .map(({ expiredAt }) => expiredAt),
  )
  const until = Math.max(0, ...carts) + rules.pauseMinutes * MINUTE
  return { places, until: carts.size >= rules.pauseAfter && until > now ? until : null }
}
