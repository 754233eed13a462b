/** What a resort allows to be held without being paid (security guide, 6 a 3). */
export interface HeldShareRules {
  readonly heldSharePercent: number
  readonly heldShareFloor: number
}

/**
 * The most places that unpaid holds may cover on one day: a share of the day's free places (neither booked
 * nor blocked), rounded down, and never less than the floor.
 */
export function heldShareLimit(freePlaces: number, rules: HeldShareRules): number {
  return Math.max(rules.heldShareFloor, Math.floor((freePlaces * rules.heldSharePercent) / 100))
}
