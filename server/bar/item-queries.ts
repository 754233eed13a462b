import type { BarItemDraft } from '../../domain/bar/catalogue-calls.ts'
import type { BarArt, BarStation } from '../../domain/bar/calls.ts'
import type { Allergen } from '../../domain/platform/allergens.ts'
import type { LocalizedText } from '../../domain/platform/language.ts'
import type { Queryable } from '../platform/database.ts'

/** An allergen as it is stored: `detail` in every language, or null. */
export interface StoredAllergen {
  readonly allergen: Allergen
  readonly isTrace: boolean
  readonly detail: LocalizedText | null
}

/** A choice of an item, with what it adds in cents. */
export interface StoredOption {
  readonly id: number
  readonly name: LocalizedText
  readonly cents: number
  readonly allergens: StoredAllergen[]
}

export interface StoredOptionGroup {
  readonly id: number
  readonly name: LocalizedText
  readonly least: number
  readonly most: number
  readonly options: StoredOption[]
}

/** An item of the catalogue with its options and what is left of it. */
export interface StoredItem {
  readonly itemId: number
  readonly key: string
  readonly version: number
  readonly categoryId: number
  readonly name: LocalizedText
  readonly description: LocalizedText
  readonly cents: number
  readonly station: BarStation
  readonly prepSeconds: number
  readonly art: BarArt
  readonly photoId: string | null
  /** Null is not declared. */
  readonly allergens: StoredAllergen[] | null
  readonly diet: 'vegan' | 'vegetarian' | null
  readonly isGlutenFree: boolean
  readonly isFrozen: boolean
  /** Null is not said. */
  readonly isAlcoholic: boolean | null
  readonly isPublished: boolean
  /** It is in a part of the menu that no guest sees. */
  readonly isHidden: boolean
  /** What is written over an item on sale and not published yet; null is nothing. */
  readonly draft: BarItemDraft | null
  readonly isSoldOut: boolean
  /** Pieces; null is not counted. */
  readonly left: number | null
  readonly optionGroups: StoredOptionGroup[]
}

export interface StoredCategory {
  readonly id: number
  readonly key: string
  readonly name: LocalizedText
  readonly isForDogs: boolean
  readonly isHidden: boolean
  readonly version: number
  /** How many items are in it, or are to be, drafts too. */
  readonly items: number
}

/** Items in the menu's order: those with these ids, or all. */
export function readItems(tx: Queryable, ids: readonly number[] | null = null): Promise<StoredItem[]> {
  return tx.query<StoredItem & Record<string, unknown>>({
    name: 'bar.items',
    text: `
      select i.id as "itemId", i.key, i.version, i.category_id as "categoryId", i.name, i.description, i.cents, i.station,
        i.prep_seconds as "prepSeconds", i.art, i.photo_id as "photoId", i.allergens, i.diet, i.is_gluten_free as "isGlutenFree",
        i.is_frozen as "isFrozen",
        i.is_alcoholic as "isAlcoholic", i.is_published as "isPublished", c.is_hidden as "isHidden", i.draft,
        coalesce(s.is_sold_out or s.pieces = 0, false) as "isSoldOut", s.pieces as left,
        coalesce((
          select jsonb_agg(jsonb_build_object(
            'id', g.id, 'name', g.name, 'least', g.least, 'most', g.most,
            'options', coalesce((
              select jsonb_agg(jsonb_build_object('id', o.id, 'name', o.name, 'cents', o.cents, 'allergens', o.allergens)
                               order by o.position, o.id)
              from bar_option o where o.group_id = g.id
            ), '[]')
          ) order by g.position, g.id)
          from bar_option_group g where g.item_id = i.id
        ), '[]') as "optionGroups"
      from bar_item i
      join bar_category c on c.id = i.category_id
      left join bar_stock s on s.item_id = i.id
      where $1::integer[] is null or i.id = any ($1)
      order by c.position, c.id, i.position, i.id`,
    values: [ids],
  })
}

/** The parts of the menu in its order. */
export function readCategories(tx: Queryable): Promise<StoredCategory[]> {
  return tx.query<StoredCategory & Record<string, unknown>>({
    name: 'bar.categories',
    text: `
      select id, key, name, is_for_dogs as "isForDogs", is_hidden as "isHidden", version, (
        select count(*)::integer from bar_item i where i.category_id = c.id or (i.draft ->> 'categoryId')::integer = c.id
      ) as items
      from bar_category c order by position, id`,
    values: [],
  })
}
