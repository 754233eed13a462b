import { cents, percentOf } from '../platform/cents.ts'

/** Cents of a stay, before any service, that go back by so many percent if they are given up now. */
export interface Share {
  readonly cents: number
  readonly percent: number
}

/** The money of an order around a change, all in cents. */
export interface MoneyBefore {
  /** Of the days that stay: of the changed line and of every other. */
  readonly standing: readonly Share[]
  readonly servicePercent: number
  /** What is here of the order's money, or is reserved for it; what is on its way back is not. */
  readonly coveredCents: number
  /** What the policy has kept of earlier changes. */
  readonly keptCents: number
  /** What the desk gave back of its price: nobody owes it again, and nobody gets it twice (decision 108). */
  readonly allowanceCents: number
  /** Whether the order is paid, or was until a change made it dearer. */
  readonly isSettled: boolean
}

/** What a change does to the money of its order, all in cents and none below 0. */
export interface ChangeMoney {
  readonly totalBeforeCents: number
  readonly totalAfterCents: number
  /** What the policy keeps of the days that are given up: it stays owed. */
  readonly keptCents: number
  readonly goesBackCents: number
  /** What is still to be paid of an order that was paid; 0 of one that was not: all of it is due as before. */
  readonly differenceCents: number
}

/** A sum of lines with its service. */
function withService(sum: number, servicePercent: number): number {
  return sum + percentOf(cents(sum), servicePercent)
}

const sumOf = (shares: readonly Share[]) => shares.reduce((sum, share) => sum + share.cents, 0)

/**
 * What giving everything up would give back. Cents of one percentage are rounded together, so that giving them up one by one adds
 * up to giving them up at once, in whatever order and however the days stand in lines.
 */
function refundable(shares: readonly Share[], servicePercent: number): number {
  const byPercent = new Map<number, number>()
  for (const share of shares.toSorted((one, other) => one.percent - other.percent))
    byPercent.set(share.percent, (byPercent.get(share.percent) ?? 0) + share.cents)
  let below = 0
  let refund = 0
  for (const [percent, sum] of byPercent) {
    const value = withService(below + sum, servicePercent) - withService(below, servicePercent)
    refund += Math.round((value * percent) / 100)
    below += sum
  }
  return refund
}

const within = (value: number, least: number, most: number) => Math.max(least, Math.min(value, most))

/**
 * B-03: what it costs or gives back to give `givenUp` up and to take cents of new days instead (0 for none). Nothing is kept beyond
 * the money that is here, so that cancelling what nobody has paid costs nothing.
 */
export function changeMoney(before: MoneyBefore, givenUp: readonly Share[], addedCents: number): ChangeMoney {
  const { standing, servicePercent, coveredCents, allowanceCents, isSettled } = before
  const total = (sum: number) => withService(sum, servicePercent)
  const rest = sumOf(standing)
  const totalBeforeCents = total(rest + sumOf(givenUp))
  const totalAfterCents = total(rest + addedCents)
  const paid = totalBeforeCents - total(rest)
  const back = refundable([...standing, ...givenUp], servicePercent) - refundable(standing, servicePercent)
  // What the desk gave back counts as paid.
  const here = Math.max(0, coveredCents + allowanceCents - before.keptCents)
  const keptCents = within(paid - back, 0, Math.min(paid, Math.max(0, here - total(rest))))
  const over = here - keptCents - totalAfterCents
  return {
    totalBeforeCents,
    totalAfterCents,
    keptCents,
    goesBackCents: within(over, 0, Math.max(0, Math.min(totalBeforeCents - totalAfterCents, coveredCents))),
    differenceCents: isSettled ? Math.max(0, -over) : 0,
  }
}

/** One of several things that are given up together, with what of it goes back. */
export interface GivenUp<T> {
  readonly of: T
  readonly paidCents: number
  readonly goesBackCents: number
}

/** The same for things that are given up one after the other: each with its own share, which add up to the whole. */
export function giveUpEach<T extends Share>(
  before: MoneyBefore,
  givenUp: readonly T[],
): { readonly each: readonly GivenUp<T>[]; readonly money: ChangeMoney } {
  let now: MoneyBefore = { ...before, standing: [...before.standing, ...givenUp] }
  const each: GivenUp<T>[] = []
  const whole = { keptCents: 0, goesBackCents: 0 }
  const first = changeMoney(now, [], 0)
  let last = first
  for (const [index, one] of givenUp.entries()) {
    const standing = [...before.standing, ...givenUp.slice(index + 1)]
    last = changeMoney({ ...now, standing }, [one], 0)
    const paidCents = now.coveredCents > 0 ? last.totalBeforeCents - last.totalAfterCents : 0
    each.push({ of: one, paidCents, goesBackCents: last.goesBackCents })
    whole.keptCents += last.keptCents
    whole.goesBackCents += last.goesBackCents
    now = {
      ...now,
      standing,
      coveredCents: now.coveredCents - last.goesBackCents,
      keptCents: now.keptCents + last.keptCents,
    }
  }
  return { each, money: { ...last, ...whole, totalBeforeCents: first.totalBeforeCents } }
}
