import type { BarMenu, ItemAllergen, MenuItem } from '../../domain/bar/calls.ts'
import { lineKey, type BarLine, type DeviceBarCart } from './bar-cart.ts'

export type MenuOption = MenuItem['optionGroups'][number]['options'][number]

/** A line of the cart beside what the menu says of it. */
export interface PreviewLine {
  readonly key: string
  readonly line: BarLine
  readonly item: MenuItem
  readonly options: readonly MenuOption[]
  readonly unitCents: number
  readonly totalCents: number
}

/** The cart by the menu's prices: a preview, the server's quote is what counts. */
export interface CartPreview {
  readonly lines: readonly PreviewLine[]
  /** With the tip. */
  readonly totalCents: number
  /** Whether something in it is for adults only (B-15). */
  readonly hasAlcohol: boolean
  /** Lines that the menu no longer has, or no longer has so. */
  readonly gone: readonly BarLine[]
}

/** Every item of the menu by its id. */
export function itemsById(menu: BarMenu): ReadonlyMap<number, MenuItem> {
  return new Map(menu.categories.flatMap((category) => category.items.map((item) => [item.id, item] as const)))
}

/** What one piece costs with its options. */
export function unitCents(item: MenuItem, options: readonly MenuOption[]): number {
  return options.reduce<number>((sum, option) => sum + option.cents, item.cents)
}

/** The options of an item that these ids name, in the menu's order. */
export function chosenOptions(item: MenuItem, optionIds: readonly number[]): readonly MenuOption[] {
  return item.optionGroups.flatMap((group) => group.options.filter((option) => optionIds.includes(option.id)))
}

/**
 * The declaration of an item as it is chosen: its own allergens and those of its options, each once; contained counts more
 * than a trace (B-15).
 */
export function declaredAllergens(item: MenuItem, options: readonly MenuOption[]): readonly ItemAllergen[] {
  const all = [...item.allergens, ...options.flatMap((option) => option.allergens)]
  return all.filter((each, index) => {
    const same = all.filter(({ allergen }) => allergen === each.allergen)
    return (same.find(({ isTrace }) => !isTrace) ?? same[0]) === each && all.indexOf(each) === index
  })
}

/** The first group whose least or most the choice does not keep; undefined when it is in order. */
export function wrongGroup(item: MenuItem, optionIds: readonly number[]) {
  return item.optionGroups.find((group) => {
    const count = group.options.filter((option) => optionIds.includes(option.id)).length
    return count < group.least || count > group.most
  })
}

/** Whether nothing has to be chosen, read or confirmed before an item is added (B-15). */
export function addsAtOnce(item: MenuItem, isAdult: boolean): boolean {
  const declares = item.allergens.length > 0 || item.isFrozen
  return item.optionGroups.length === 0 && !declares && (!item.isAlcoholic || isAdult)
}

export function previewCart(cart: DeviceBarCart, menu: BarMenu): CartPreview {
  const items = itemsById(menu)
  const gone: BarLine[] = []
  const lines = cart.lines.flatMap((line): PreviewLine[] => {
    const item = items.get(line.itemId)
    const options = item ? chosenOptions(item, line.optionIds) : []
    if (!item || options.length !== line.optionIds.length || wrongGroup(item, line.optionIds)) {
      gone.push(line)
      return []
    }
    const unit = unitCents(item, options)
    return [{ key: lineKey(line), line, item, options, unitCents: unit, totalCents: unit * line.quantity }]
  })
  return {
    lines,
    totalCents: lines.reduce((sum, line) => sum + line.totalCents, cart.tipCents),
    hasAlcohol: lines.some((line) => line.item.isAlcoholic),
    gone,
  }
}
