import * as z from 'zod/mini'
import { changeOutput } from '../content/change-output.ts'
import { MISSING_POINTS } from '../content/publishing.ts'
import { ALLERGENS } from '../platform/allergens.ts'
import { defineCall, type Policy } from '../platform/call.ts'
import {
  civilDateField,
  doneOutput,
  idField,
  localizedTextField,
  noInput,
  rule,
  text,
  versionField,
  whole,
} from '../platform/fields.ts'
import type { StaffRole } from '../platform/staff-role.ts'
import { BAR_ART, BAR_DIETS, BAR_STATIONS } from './calls.ts'

const staff = { policy: 'staff' satisfies Policy, roles: ['bar'] satisfies StaffRole[] } as const

/** A text that may still miss languages: '' is not written yet. Italian always is. */
function draftText(max: number) {
  const other = text(0, max)
  return z.strictObject({ it: text(1, max), en: other, fr: other, nl: other, de: other })
}

const draftAllergens = z
  .array(
    z.strictObject({
      allergen: z.enum(ALLERGENS, { error: 'not_offered' }),
      isTrace: z.boolean(),
      /** "grano"; null where the allergen says enough. */
      detail: z.nullable(draftText(60)),
    }),
  )
  .check(z.maxLength(14, { error: 'too_long' }))

/** Of each group at least `least` and at most `most` options are chosen: no more than there are. */
const optionGroupField = z
  .strictObject({
    /** Missing is new. */
    id: z.optional(idField),
    name: draftText(60),
    least: whole(0, 10),
    most: whole(1, 10),
    options: z
      .array(
        z.strictObject({
          id: z.optional(idField),
          name: draftText(60),
          cents: whole(0, 100_000),
          allergens: draftAllergens,
        }),
      )
      .check(z.minLength(1, { error: 'required' }), z.maxLength(30, { error: 'too_long' })),
  })
  .check(
    rule(({ least, most }) => least <= most, 'too_large', 'least'),
    rule(({ most, options }) => most <= options.length, 'too_large', 'most'),
  )

/** An item as the back office writes it: it may miss what only publishing needs (B-10). */
export const barItemDraftField = z.strictObject({
  categoryId: idField,
  name: draftText(60),
  /** May be empty in every language; written in one it must be in all to be published. */
  description: z.strictObject({
    it: text(0, 300),
    en: text(0, 300),
    fr: text(0, 300),
    nl: text(0, 300),
    de: text(0, 300),
  }),
  cents: whole(0, 100_000),
  station: z.enum(BAR_STATIONS, { error: 'not_offered' }),
  /** Seconds that one pair of hands needs for one piece. */
  prepSeconds: whole(0, 3600),
  art: z.enum(BAR_ART, { error: 'not_offered' }),
  photoId: z.nullable(text(1, 64)),
  /** Null is not declared yet; an empty list is the declaration that it contains none. */
  allergens: z.nullable(draftAllergens),
  diet: z.nullable(z.enum(BAR_DIETS, { error: 'not_offered' })),
  isGlutenFree: z.boolean(),
  isFrozen: z.boolean(),
  /** Null is not said yet (B-15: 18 or older). */
  isAlcoholic: z.nullable(z.boolean()),
  optionGroups: z.array(optionGroupField).check(z.maxLength(6, { error: 'too_long' })),
})
export type BarItemDraft = z.output<typeof barItemDraftField>

export const catalogueItemSchema = z.strictObject({
  itemId: z.number(),
  /** Counts the changes: what is saved names the one it was made from. */
  version: z.number(),
  draft: barItemDraftField,
  /** Guests may order it: as it was when it was last published. */
  isPublished: z.boolean(),
  /** What is saved differs from what guests may order. */
  hasChanges: z.boolean(),
  /** What it still needs before it can be sold (B-10): as in the data `missing` of `not_publishable`. */
  missing: z.array(z.enum(MISSING_POINTS)),
  isSoldOut: z.boolean(),
  /** Pieces that are left; null is not counted. */
  left: z.nullable(z.number()),
})
export type CatalogueItem = z.output<typeof catalogueItemSchema>

export const barCategoryField = z.strictObject({
  name: draftText(40),
  isForDogs: z.boolean(),
  /** No guest sees it, nor what is in it. */
  isHidden: z.boolean(),
})
export type BarCategoryDraft = z.output<typeof barCategoryField>

const barCategorySchema = z.strictObject({
  id: z.number(),
  name: localizedTextField,
  isForDogs: z.boolean(),
  isHidden: z.boolean(),
  version: z.number(),
  /** Items in it, drafts too: it is deleted only without any. */
  items: z.number(),
})
export type BarCategory = z.output<typeof barCategorySchema>

export const listBarItems = defineCall({
  name: 'listBarItems',
  method: 'GET',
  path: 'ges/bar/items',
  ...staff,
  summary: 'The bar’s whole catalogue with drafts and what each still misses (B-10, R-603)',
  input: noInput,
  output: z.strictObject({
    categories: z.array(barCategorySchema),
    items: z.array(catalogueItemSchema),
  }),
  refusals: [],
})

export const saveBarItem = defineCall({
  name: 'saveBarItem',
  method: 'POST',
  path: 'ges/bar/saveItem',
  ...staff,
  summary: 'Saves an item as a draft, new or known; guests order what was published (B-10, R-603)',
  input: z.strictObject({
    /** Null is a new item. */
    itemId: z.nullable(idField),
    /** The version that was changed; 0 for a new item. */
    version: whole(0, 2_147_483_647),
    draft: barItemDraftField,
  }),
  output: z.strictObject({ item: catalogueItemSchema, ...changeOutput }),
  refusals: ['item_unknown', 'status_changed', 'input_invalid'],
})

const versionedItem = z.strictObject({ itemId: idField, version: versionField })

export const publishBarItem = defineCall({
  name: 'publishBarItem',
  method: 'POST',
  path: 'ges/bar/publishItem',
  ...staff,
  summary: 'Puts an item on sale: refused without allergens, alcohol flag and five languages (B-10)',
  input: versionedItem,
  output: z.strictObject({ item: catalogueItemSchema, ...changeOutput }),
  refusals: ['item_unknown', 'status_changed', 'not_publishable'],
})

export const unpublishBarItem = defineCall({
  name: 'unpublishBarItem',
  method: 'POST',
  path: 'ges/bar/unpublishItem',
  ...staff,
  summary: 'Takes an item off the menu (B-10)',
  input: versionedItem,
  output: z.strictObject({ item: catalogueItemSchema, ...changeOutput }),
  refusals: ['item_unknown', 'status_changed'],
})

export const deleteBarItem = defineCall({
  name: 'deleteBarItem',
  method: 'POST',
  path: 'ges/bar/deleteItem',
  ...staff,
  summary: 'Deletes an item; orders keep what they say of it (R-603)',
  input: versionedItem,
  output: z.strictObject(changeOutput),
  refusals: ['item_unknown', 'status_changed'],
})

export const saveBarCategory = defineCall({
  name: 'saveBarCategory',
  method: 'POST',
  path: 'ges/bar/saveCategory',
  ...staff,
  summary: 'Saves a part of the menu, new or known, in all languages; guests see it at once unless it is hidden (B-10)',
  input: z.strictObject({
    /** Null is a new one. */
    categoryId: z.nullable(idField),
    /** The version that was changed; 0 for a new one. */
    version: whole(0, 2_147_483_647),
    category: barCategoryField,
  }),
  output: z.strictObject({ category: barCategorySchema, ...changeOutput }),
  refusals: ['item_unknown', 'status_changed', 'not_publishable'],
})

export const deleteBarCategory = defineCall({
  name: 'deleteBarCategory',
  method: 'POST',
  path: 'ges/bar/deleteCategory',
  ...staff,
  summary: 'Deletes a part of the menu that has no item (R-603)',
  input: z.strictObject({ categoryId: idField, version: versionField }),
  output: z.strictObject(changeOutput),
  refusals: ['item_unknown', 'status_changed', 'still_used'],
})

const MOST_CATEGORIES = 60
const orderField = z.array(idField).check(
  z.minLength(1, { error: 'required' }),
  z.maxLength(MOST_CATEGORIES, { error: 'too_many' }),
  rule((ids) => new Set(ids).size === ids.length, 'too_many'),
)

export const orderBarCategories = defineCall({
  name: 'orderBarCategories',
  method: 'POST',
  path: 'ges/bar/orderCategories',
  ...staff,
  summary: 'Puts the parts of the menu into another order; the same with both orders swapped takes it back (R-603)',
  input: z.strictObject({
    /** The order that was seen: all ids. */
    before: orderField,
    after: orderField,
  }),
  output: z.strictObject({ categories: z.array(barCategorySchema) }),
  refusals: ['status_changed'],
})

/** Items and parts of the menu; by who made the change, within a minute, while nobody has changed it again. */
export const undoBarChange = defineCall({
  name: 'undoBarChange',
  method: 'POST',
  path: 'ges/bar/undoChange',
  ...staff,
  summary: 'Takes a change of the bar’s catalogue back, as if it had not been made (R-603)',
  input: z.strictObject({ changeId: idField }),
  output: doneOutput,
  refusals: ['not_found', 'status_changed'],
})

export const printPlaceTags = defineCall({
  name: 'printPlaceTags',
  method: 'GET',
  path: 'ges/bar/placeTags',
  policy: 'staff',
  roles: ['bar', 'beach'],
  summary:
    'What the QR of every umbrella says, for this season or one day; whoever scans it stands there (R-510, B-08)',
  input: z.strictObject({
    /** Missing is the whole season. */
    day: z.optional(civilDateField),
  }),
  output: z.strictObject({
    validFor: z.string(),
    tags: z.array(z.strictObject({ code: z.string(), row: z.string(), tag: z.string(), url: z.string() })),
  }),
  refusals: [],
})
