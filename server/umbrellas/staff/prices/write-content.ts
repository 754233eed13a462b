import { promotionProblems, promotionsFile } from '../../../../domain/umbrellas/promotion-file.ts'
import type { ResortModel } from '../../../../domain/umbrellas/files/resort-model.ts'
import { readResort } from '../../../../domain/umbrellas/files/read-resort.ts'
import { writeResort } from '../../../../domain/umbrellas/files/write-resort.ts'
import type { PriceContent } from '../../../../domain/umbrellas/price-draft.ts'
import { Refusal } from '../../../../domain/platform/refusal.ts'
import type { Queryable } from '../../../platform/database.ts'
import { writePrices } from '../../offer-write-queries.ts'
import { writePromotions } from '../../promotions/promotion-queries.ts'
import { importBeach, ImportRefused } from '../../resort-import.ts'
import { announceResort } from '../../plan-write-queries.ts'
import { RESORT_CHANNEL } from '../../resort-data.ts'
import { setSeason } from '../../roll-season.ts'
import { readUses } from './draft-queries.ts'

/**
 * Makes prices, opening and promotions those of a content, by the same checks and into the same tables as an import of the resort's
 * files. Throws `prices_incomplete` with what is wrong, `days_booked` with the bookings on days that would close.
 */
export async function writeContent(tx: Queryable, model: ResortModel, content: PriceContent): Promise<void> {
  const next: ResortModel = { ...model, prices: content.prices, opening: content.opening }
  await requireComplete(tx, next, content)
  try {
    const { version, today } = await importBeach(tx, next)
    await writePrices(tx, next)
    await setSeason(tx, next.opening, today)
    await writePromotions(tx, content.offers)
    await announceResort(tx, RESORT_CHANNEL, version)
  } catch (error) {
    if (!(error instanceof ImportRefused)) throw error
    throw new Refusal('days_booked', { stays: error.orphans.map(({ code, from, to }) => `${code} ${from}–${to}`) })
  }
}

/** The checks of `npm run resort check`, on what the files would say. */
async function requireComplete(tx: Queryable, model: ResortModel, { offers }: PriceContent): Promise<void> {
  const { problems } = readResort(writeResort(model))
  const around = {
    rows: model.beach.rows.map((row) => row.id),
    categories: model.categories.map((category) => category.id),
  }
  const parsed = promotionsFile.safeParse(offers)
  const wrong = [
    ...problems.map(({ file, path, found }) => `${file} ${path}: ${found}`),
    ...(parsed.success ? promotionProblems(parsed.data, around) : parsed.error.issues).map((problem) =>
      'found' in problem ? `${problem.path}: ${problem.found}` : `${problem.path.join('.')}: ${problem.message}`,
    ),
    ...(await usedBeyond(tx, offers)),
  ]
  if (wrong.length > 0) throw new Refusal('prices_incomplete', { problems: wrong })
}

/** Codes that were used more often than they would be allowed to be. */
async function usedBeyond(tx: Queryable, { promotions }: PriceContent['offers']): Promise<string[]> {
  const used = new Map((await readUses(tx)).map(({ id, uses }) => [id, uses]))
  return promotions.flatMap(({ id, code, uses }) => {
    const had = used.get(id) ?? 0
    return uses !== undefined && had > uses ? [`${code ?? id}: ${had} > ${uses}`] : []
  })
}
