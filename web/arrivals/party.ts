import type { Visit } from '../../domain/arrivals/calls.ts'
import { cents, type Cents } from '../../domain/platform/cents.ts'
import { owes } from './visit-view.ts'

/** The places that one order has on a day, for one part of it: their people come, pay and are asked for together (B-11). */
export type Party = readonly [Visit, ...Visit[]]

/** A subscription's place is a party of its own; a place that was released belongs to nobody's. */
function keyOf({ visitId, orderId, part, subscriptionId, isReleased }: Visit): string {
  return subscriptionId === null && !isReleased ? `order ${orderId} ${part}` : visitId
}

/** What has the same key in one list each, in the order of their first ones. */
export function together<T>(all: readonly T[], keyOf: (one: T) => string): readonly (readonly [T, ...T[]])[] {
  const lists = new Map<string, [T, ...T[]]>()
  for (const one of all) {
    const list = lists.get(keyOf(one))
    if (list === undefined) lists.set(keyOf(one), [one])
    else list.push(one)
  }
  return [...lists.values()]
}

/** Visits as parties, in the order of their first ones. */
export function partiesOf(visits: readonly Visit[]): readonly Party[] {
  return together(visits, keyOf)
}

/** The party of a visit among those of its day, itself first. */
export function partyOf(visit: Visit, visits: readonly Visit[]): Party {
  const key = keyOf(visit)
  return [visit, ...visits.filter((other) => other.visitId !== visit.visitId && keyOf(other) === key)]
}

/** What the desk takes for all of them: an order's due once. */
export function dueOfParty(party: readonly Visit[]): Cents {
  return party.find(owes)?.dueCents ?? cents(0)
}

/** Codes of their places, as they stand in the row. */
export function codesOf(party: readonly Pick<Visit, 'code'>[]): string {
  return party
    .map(({ code }) => code)
    .toSorted((a, b) => a.localeCompare(b, 'it', { numeric: true }))
    .join(', ')
}

/** Whether two parties show the same. */
export function isSameParty(a: Party, b: Party): boolean {
  return a.length === b.length && a.every((visit, index) => visit === b[index])
}
