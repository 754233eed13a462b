/** A row of a price as its promotions are told. */
export interface Discounted {
  readonly quantity: number
  readonly days: number
  readonly discounts?: readonly { readonly promotion: string; readonly cents: number }[] | undefined
}

/** What each promotion has taken off some prices, in cents. */
export function offByPromotion(rows: readonly Discounted[]): ReadonlyMap<string, number> {
  const sums = new Map<string, number>()
  for (const { quantity, days, discounts } of rows)
    for (const { promotion, cents } of discounts ?? [])
      sums.set(promotion, (sums.get(promotion) ?? 0) + cents * quantity * days)
  return sums
}

/** What promotions have taken off some prices together, in cents. */
export function offCents(rows: readonly Discounted[]): number {
  return [...offByPromotion(rows).values()].reduce((sum, one) => sum + one, 0)
}

/** What a line costs before promotions: it stands before {@link offByPromotion}, so that all add up to the total. */
export function fullCents({
  totalCents,
  price,
}: {
  readonly totalCents: number
  readonly price: readonly Discounted[]
}): number {
  return totalCents + offCents(price)
}
