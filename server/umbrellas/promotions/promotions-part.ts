import { promotionProblems, promotionsFile, type PromotionsFile } from '../../../domain/umbrellas/promotion-file.ts'
import type { ResortModel } from '../../../domain/umbrellas/files/resort-model.ts'
import type { ResortPart } from '../../platform/resort-part.ts'
import { readPromotions, writePromotions } from './promotion-queries.ts'

/** Promotions and least numbers of days in a resort's folder (B-06, B-23). */
export const promotionsPart: ResortPart<PromotionsFile> = {
  file: 'promotions.json',
  schema: promotionsFile,

  check(model, others) {
    const beach = others.get('beach.json') as ResortModel['beach'] | undefined
    const categories = others.get('categories.json') as ResortModel['categories'] | undefined
    // Without the beach's own files their errors are told, and these would only follow from them.
    if (beach === undefined || categories === undefined) return []
    return promotionProblems(model, {
      rows: beach.rows.map((row) => row.id),
      categories: categories.map((category) => category.id),
    })
  },

  write: (tx, model) => writePromotions(tx, model),

  async read(tx) {
    const model = await readPromotions(tx)
    return model.promotions.length + model.minimumStays.length === 0 ? null : model
  },
}
