import type { ItemAllergen, MenuItem } from '../../domain/bar/calls.ts'
import { cents } from '../../domain/platform/cents.ts'
import type { Language } from '../../domain/platform/language.ts'
import type { StoredAllergen, StoredItem } from './item-queries.ts'

/** An item as the menu shows it in one language. Only what is published has all of it (B-10). */
export function menuItemOf(item: StoredItem, language: Language): MenuItem {
  return {
    id: item.itemId,
    name: item.name[language],
    description: item.description[language],
    cents: cents(item.cents),
    photoId: item.photoId,
    art: item.art,
    station: item.station,
    allergens: allergensOf(item.allergens ?? [], language),
    diet: item.diet,
    isGlutenFree: item.isGlutenFree,
    isFrozen: item.isFrozen,
    isAlcoholic: item.isAlcoholic ?? false,
    optionGroups: item.optionGroups.map(({ id, name, least, most, options }) => ({
      id,
      name: name[language],
      least,
      most,
      options: options.map((option) => ({
        id: option.id,
        name: option.name[language],
        cents: cents(option.cents),
        allergens: allergensOf(option.allergens, language),
      })),
    })),
  }
}

function allergensOf(stored: readonly StoredAllergen[], language: Language): ItemAllergen[] {
  return stored.map(({ allergen, isTrace, detail }) => ({
    allergen,
    isTrace,
    detail: detail === null ? null : detail[language],
  }))
}
