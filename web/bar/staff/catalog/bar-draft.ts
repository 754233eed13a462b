import type { BarItemDraft, CatalogueItem } from '../../../../domain/bar/catalogue-calls.ts'
import type { Allergen } from '../../../../domain/platform/allergens.ts'
import type { LocalizedText } from '../../../../domain/platform/language.ts'
import type { FoodDraft } from '../../../content/staff/food-draft.ts'

const NOTHING: LocalizedText = { it: '', en: '', fr: '', nl: '', de: '' }

/** An item that nobody has written yet. */
export function emptyItem(categoryId: number): BarItemDraft {
  return {
    categoryId,
    name: { ...NOTHING },
    description: { ...NOTHING },
    cents: 0,
    station: 'drinks',
    prepSeconds: 60,
    art: 'water',
    photoId: null,
    allergens: null,
    diet: null,
    isGlutenFree: false,
    isFrozen: false,
    isAlcoholic: null,
    optionGroups: [],
  }
}

/** A copy without the ids of what it was copied from. */
export function copyOf(draft: BarItemDraft): BarItemDraft {
  return {
    ...draft,
    optionGroups: draft.optionGroups.map(({ name, least, most, options }) => ({
      name,
      least,
      most,
      options: options.map(({ name: optionName, cents, allergens }) => ({ name: optionName, cents, allergens })),
    })),
  }
}

/** The fields that every food has. */
export function foodOf(draft: BarItemDraft): FoodDraft {
  const { name, description, cents, allergens, isFrozen, isAlcoholic } = draft
  const named = (isTrace: boolean) =>
    (allergens ?? []).filter((one) => one.isTrace === isTrace).map(({ allergen }) => allergen)
  return { name, description, cents, contains: allergens && named(false), traces: named(true), isFrozen, isAlcoholic }
}

/** A change of a food's fields as one of the item: what is known of an allergen stays with it. */
export function itemChange(draft: BarItemDraft, part: Partial<FoodDraft>): Partial<BarItemDraft> {
  const { contains, traces, ...rest } = part
  if (contains === undefined && traces === undefined) return rest
  const before = foodOf(draft)
  const next = { contains: contains === undefined ? before.contains : contains, traces: traces ?? before.traces }
  return { ...rest, allergens: listOf(draft, next) }
}

function listOf(draft: BarItemDraft, { contains, traces }: Pick<FoodDraft, 'contains' | 'traces'>) {
  if (contains === null) return null
  const entry = (isTrace: boolean) => (allergen: Allergen) => ({
    allergen,
    isTrace,
    detail: draft.allergens?.find((known) => known.allergen === allergen)?.detail ?? null,
  })
  return [...contains.map(entry(false)), ...traces.map(entry(true))]
}

/** The state of an item on sale, in the words of the catalogue. */
export function statusOf(item: CatalogueItem | null): 'published' | 'changed' | 'draft' {
  if (!item?.isPublished) return 'draft'
  return item.hasChanges ? 'changed' : 'published'
}
