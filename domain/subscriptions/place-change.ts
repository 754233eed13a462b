import { cents, type Cents } from '../platform/cents.ts'

/** An instalment that nobody has begun to pay. */
export interface OpenInstalment {
  readonly position: number
  readonly amountCents: Cents
}

/** What a change of place makes of the money: at most one of charged and given, and exact to the cent. */
export interface ChangeMoney {
  /** The new place's days less the old one's; negative where the new place is cheaper. */
  readonly differenceCents: Cents
  /** An instalment that is due at once; 0 for none. */
  readonly chargedCents: Cents
  /** Instalments that become less; one of 0 is none any more. */
  readonly lowered: readonly OpenInstalment[]
  /** Given as credit: what was paid already for the days left. */
  readonly creditedCents: Cents
}

/**
 * The money of a change of place, of the days that are left (issue 6, Life). What a cheaper place saves is taken off the
 * instalments that are still to come, the last one first; only what they do not cover was paid, and is given as credit.
 */
export function changeMoney(oldCents: Cents, newCents: Cents, openInstalments: readonly OpenInstalment[]): ChangeMoney {
  const difference = newCents - oldCents
  let left = Math.max(0, -difference)
  const lowered: OpenInstalment[] = []
  for (const one of openInstalments.toSorted((a, b) => b.position - a.position)) {
    const taken = Math.min(left, one.amountCents)
    if (taken === 0) break
    lowered.push({ position: one.position, amountCents: cents(one.amountCents - taken) })
    left -= taken
  }
  return {
    differenceCents: cents(difference),
    chargedCents: cents(Math.max(0, difference)),
    lowered,
    creditedCents: cents(left),
  }
}
