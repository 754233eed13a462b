import type { ItemCategory } from './item-category.ts'

/** The categories of items by their names, as the composition brings them from their slices. */
export interface ItemCategories {
  /** Throws where nobody brought it: that is a mistake of the composition. */
  of(name: string): ItemCategory
}

/** Takes in what the slices of bar, restaurants, parking and services bring; here their shapes are checked. */
export function itemCategories(brought: readonly ItemCategory[]): ItemCategories {
  const byName = new Map<string, ItemCategory>(brought.map((category) => [category.name, category]))
  return {
    of(name) {
      const found = byName.get(name)
      if (found === undefined) throw new Error(`nobody brought what orders of ${name} are`)
      return found
    },
  }
}
