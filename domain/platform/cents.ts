/** Money: a whole number of euro cents. Never a float; formatting is the only place that divides. */
export type Cents = number & { readonly __brand: 'Cents' }

/** Cents from a whole number. Throws RangeError for a fraction or an unsafe size. */
export function cents(value: number): Cents {
  if (!Number.isSafeInteger(value)) throw new RangeError(`not a whole number of cents: ${value}`)
  return value as Cents
}

/** Sum of amounts; 0 for none. */
export function sumCents(amounts: Iterable<Cents>): Cents {
  let total = 0
  for (const amount of amounts) total += amount
  return cents(total)
}

/** `percent` of an amount, half a cent rounded away from zero: the product's one rounding rule. */
export function percentOf(amount: Cents, percent: number): Cents {
  const exact = (Math.abs(amount) * percent) / 100
  // Adding 0 turns −0, which is no amount of its own, into 0.
  return cents(Math.sign(amount) * Math.round(exact + Number.EPSILON * exact) + 0)
}
