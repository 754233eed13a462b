/** The environment of a process, as it stands. */
export type Variables = Readonly<Record<string, string | undefined>>

/** First words of names that only Battigia's own variables have. */
const OURS =
  /^(?:ALLOW|APNS|APPLE|APP_LINKS|BRAINTREE|DATABASE|DKIM|FACEBOOK|FCM|FISCAL|MAIL|PAYPAL|SECRETS|SMTP|STRIPE|TRUSTED|VAPID)_/

/** Of other programs, and of the house's own tools. */
const FOREIGN = /^(?:npm_|NODE_|PG|PAYMENTS_SANDBOX_)/

/** Names shorter than this are too near to those of others: PORT and PATH, HOST and HOME. */
const SHORTEST = 6
/** From this length on two slips still leave a name that is plainly meant. */
const LONG = 10

/** A variable that nothing reads, and the one that it was probably meant to be. */
export interface UnknownVariable {
  readonly name: string
  /** Null where only the first word is ours. */
  readonly meant: string | null
}

/** Variables that look like one of `known` but are none: a misspelt one would leave its default in force unseen. */
export function unknownVariables(names: readonly string[], known: readonly string[]): UnknownVariable[] {
  const isKnown = new Set(known)
  return names
    .filter((name) => !isKnown.has(name) && !FOREIGN.test(name))
    .map((name) => ({ name, meant: nearest(name, known) }))
    .filter(({ name, meant }) => meant !== null || OURS.test(name))
}

function nearest(name: string, known: readonly string[]): string | null {
  const near = known
    .filter((other) => other.length >= SHORTEST)
    .map((other) => ({ other, slips: slipsBetween(name, other) }))
    .filter(({ other, slips }) => slips <= (other.length < LONG ? 1 : 2))
    .toSorted((a, b) => a.slips - b.slips)
  return near[0]?.other ?? null
}

/** Letters to add, drop, replace or swap with their neighbour to make one name the other. */
function slipsBetween(a: string, b: string): number {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, column) => column)]
  const at = (row: number, column: number) => rows[row]?.[column] ?? Number.POSITIVE_INFINITY
  for (let row = 1; row <= a.length; row += 1) {
    const slips = [row]
    rows.push(slips)
    for (let column = 1; column <= b.length; column += 1) {
      const replaced = at(row - 1, column - 1) + (a[row - 1] === b[column - 1] ? 0 : 1)
      const isSwap = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
      const swapped = isSwap ? at(row - 2, column - 2) + 1 : Number.POSITIVE_INFINITY
      slips.push(Math.min(replaced, at(row - 1, column) + 1, at(row, column - 1) + 1, swapped))
    }
  }
  return at(a.length, b.length)
}
