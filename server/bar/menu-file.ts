import type { BarFile, BarFileAllergens, BarFileGroup, BarFileItem } from '../../domain/bar/files/bar-file.ts'
import { cents } from '../../domain/platform/cents.ts'
import { readEuro, writeEuro } from '../../domain/platform/files/euro.ts'
import type { LocalizedText } from '../../domain/platform/language.ts'
import type { StoredAllergen, StoredCategory, StoredItem, StoredOptionGroup } from './item-queries.ts'

const NO_TEXT: LocalizedText = { it: '', en: '', fr: '', nl: '', de: '' }

/** Choices of an item as a file says them, before they have ids. */
export type NewGroup = Omit<StoredOptionGroup, 'id' | 'options'> & {
  readonly options: readonly Omit<StoredOptionGroup['options'][number], 'id'>[]
}

/** An item as a file says it, before it has an id. */
export type NewItem = Omit<
  StoredItem,
  | 'itemId'
  | 'version'
  | 'categoryId'
  | 'photoId'
  | 'isPublished'
  | 'isHidden'
  | 'draft'
  | 'isSoldOut'
  | 'left'
  | 'optionGroups'
> & { readonly optionGroups: readonly NewGroup[] }

/** Reads an item of the file. */
export function itemOfFile(item: BarFileItem): NewItem {
  return {
    key: item.id,
    name: item.name,
    description: item.description ?? NO_TEXT,
    cents: readEuro(item.price),
    station: item.station,
    prepSeconds: item.prepSeconds,
    art: item.art,
    allergens: allergensOfFile(item.allergens, item.traces),
    diet: item.diet ?? null,
    isGlutenFree: item.glutenFree ?? false,
    isFrozen: item.frozen ?? false,
    isAlcoholic: item.alcoholic,
    optionGroups: (item.options ?? []).map(groupOfFile),
  }
}

function groupOfFile({ name, least, most, choices }: BarFileGroup): NewGroup {
  return {
    name,
    least,
    most,
    options: choices.map((choice) => ({
      name: choice.name,
      cents: choice.price === undefined ? 0 : readEuro(choice.price),
      allergens: allergensOfFile(choice.allergens ?? [], choice.traces),
    })),
  }
}

function allergensOfFile(contained: BarFileAllergens, traces: BarFileAllergens = []): StoredAllergen[] {
  const of = (entries: BarFileAllergens, isTrace: boolean) =>
    entries.map((entry) =>
      typeof entry === 'string'
        ? { allergen: entry, isTrace, detail: null }
        : { allergen: entry.allergen, isTrace, detail: entry.detail },
    )
  return [...of(contained, false), ...of(traces, true)]
}

/** Writes the menu as a file says it: what is on sale, in its order. */
export function fileOfMenu(categories: readonly StoredCategory[], items: readonly StoredItem[]): BarFile {
  return {
    categories: categories.map(({ id, key, name, isForDogs, isHidden }) => ({
      id: key,
      name,
      ...(isForDogs ? { forDogs: true as const } : {}),
      ...(isHidden ? { hidden: true as const } : {}),
      items: items.filter((item) => item.isPublished && item.categoryId === id).map(itemForFile),
    })),
  }
}

function itemForFile(item: StoredItem): BarFileItem {
  return {
    id: item.key,
    name: item.name,
    ...(item.description.it === '' ? {} : { description: item.description }),
    price: writeEuro(cents(item.cents)),
    station: item.station,
    prepSeconds: item.prepSeconds,
    art: item.art,
    ...allergensForFile(item.allergens ?? []),
    ...(item.diet === null ? {} : { diet: item.diet }),
    ...(item.isGlutenFree ? { glutenFree: true as const } : {}),
    ...(item.isFrozen ? { frozen: true as const } : {}),
    alcoholic: item.isAlcoholic ?? false,
    ...(item.optionGroups.length === 0 ? {} : { options: item.optionGroups.map(groupForFile) }),
  }
}

function groupForFile({ name, least, most, options }: StoredOptionGroup): BarFileGroup {
  return {
    name,
    least,
    most,
    choices: options.map((option) => {
      const { allergens, ...traces } = allergensForFile(option.allergens)
      return {
        name: option.name,
        ...(option.cents === 0 ? {} : { price: writeEuro(cents(option.cents)) }),
        ...(allergens.length === 0 ? {} : { allergens }),
        ...traces,
      }
    }),
  }
}

function allergensForFile(stored: readonly StoredAllergen[]): {
  allergens: BarFileAllergens
  traces?: BarFileAllergens
} {
  const of = (isTrace: boolean): BarFileAllergens =>
    stored
      .filter((one) => one.isTrace === isTrace)
      .map(({ allergen, detail }) => (detail === null ? allergen : { allergen, detail }))
  const traces = of(true)
  return { allergens: of(false), ...(traces.length === 0 ? {} : { traces }) }
}
