import { cents, type Cents } from '../platform/cents.ts'
import { Refusal } from '../platform/refusal.ts'

/** An item's groups of options, as far as its price and its choices go. */
export interface OptionGroup {
  readonly least: number
  readonly most: number
  readonly options: readonly { readonly id: number; readonly cents: number }[]
}

export interface PricedByOptions {
  readonly cents: number
  readonly optionGroups: readonly OptionGroup[]
}

/** What a piece costs with its options, and which they are in the menu's order. */
export interface PiecePrice {
  readonly unitCents: Cents
  readonly optionIds: readonly number[]
}

/**
 * B-08: the price of a piece with the chosen options. Throws `option_required` with `name` when a group has fewer or more than it
 * must, or an option is chosen twice, and `item_unknown` for an option that the item does not have.
 */
export function priceOfPiece(item: PricedByOptions, chosen: readonly number[], name: string): PiecePrice {
  const known = new Set(item.optionGroups.flatMap((group) => group.options.map((option) => option.id)))
  if (chosen.some((id) => !known.has(id))) throw new Refusal('item_unknown')
  if (new Set(chosen).size < chosen.length) throw new Refusal('option_required', { name })
  const picked = item.optionGroups.flatMap(({ least, most, options }) => {
    const own = options.filter((option) => chosen.includes(option.id))
    if (own.length < least || own.length > most) throw new Refusal('option_required', { name })
    return own
  })
  return {
    unitCents: cents(picked.reduce((sum, option) => sum + option.cents, item.cents)),
    optionIds: picked.map((option) => option.id),
  }
}
