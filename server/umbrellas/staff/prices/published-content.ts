import { hash } from 'node:crypto'
import type { ResortModel } from '../../../../domain/umbrellas/files/resort-model.ts'
import { stableText, type PriceContent } from '../../../../domain/umbrellas/price-draft.ts'
import type { Queryable } from '../../../platform/database.ts'
import { readPromotions } from '../../promotions/promotion-queries.ts'
import { readModel } from '../../resort-export.ts'

/** The whole resort and, of it, what is published of prices. Throws `NoResort`. */
export async function publishedContent(
  tx: Queryable,
): Promise<{ readonly model: ResortModel; readonly content: PriceContent }> {
  const model = await readModel(tx)
  const offers = await readPromotions(tx)
  return { model, content: { prices: model.prices, opening: model.opening, offers } }
}

/** Equal contents have equal hashes, however PostgreSQL lays their objects out. */
export function contentHash(content: PriceContent): string {
  return hash('sha256', stableText(content))
}
