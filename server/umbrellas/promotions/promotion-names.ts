import type { Language } from '../../../domain/platform/language.ts'
import type { PriceRow } from '../../../domain/umbrellas/calls.ts'
import { discountsOf } from '../../../domain/umbrellas/discounts.ts'
import type { Queryable } from '../../platform/database.ts'
import { readPromotionNames } from './promotion-queries.ts'

/** How the promotions that some prices name are called in a language, by their ids; no statement where they name none. */
export async function promotionNames(
  tx: Queryable,
  price: readonly PriceRow[],
  language: Language,
): Promise<ReadonlyMap<string, string>> {
  if (discountsOf(price).length === 0) return new Map()
  const names = await readPromotionNames(tx)
  return new Map(names.map(({ id, name }) => [id, name[language]]))
}
