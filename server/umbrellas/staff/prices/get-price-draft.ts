import * as calls from '../../../../domain/umbrellas/price-draft-calls.ts'
import { addDays } from '../../../../domain/platform/civil-date.ts'
import { openingKind, openingSeason } from '../../../../domain/umbrellas/opening.ts'
import { changesOf, shownDays } from '../../../../domain/umbrellas/price-draft.ts'
import { handle } from '../../../platform/handler.ts'
import { readToday } from '../../season-queries.ts'
import { readPublications, readStep, readUses } from './draft-queries.ts'
import { contentHash, publishedContent } from './published-content.ts'
import { wireContent } from './wire-content.ts'

/** Days before today that the calendar shows at least, where the season has them. */
const LOOK_BACK_DAYS = 62

/** B-06, R-603: what is published, the shared draft, and what publishing it would change. */
export const getPriceDraft = handle(calls.getPriceDraft, 'read', async (tx) => {
  const { content: published } = await publishedContent(tx)
  const step = await readStep(tx)
  const today = await readToday(tx)
  const draft = step.content
  const open = openingSeason((draft ?? published).opening, today)
  const before = openingSeason(published.opening, today)
  const all = [open, before].flatMap((season) => (season === null ? [] : [season]))
  const from = all.reduce((first, one) => (one.from < first ? one.from : first), all[0]?.from ?? today)
  const to = all.reduce((last, one) => (one.to > last ? one.to : last), all[0]?.to ?? today)
  // Of a season that began long ago the last weeks are enough: its days come again.
  const lately = addDays(today, -LOOK_BACK_DAYS)
  const shown = shownDays({ from: from < lately && lately < to ? lately : from, to })
  return {
    version: step.version,
    published: wireContent(published),
    draft: draft === null ? null : wireContent(draft),
    changes: draft === null ? [] : changesOf(published, draft, shown),
    isStale: draft !== null && step.base !== contentHash(published),
    draftBy: draft === null ? null : step.by,
    shown,
    open,
    isRolling: openingKind((draft ?? published).opening.from) === 'rolling',
    today,
    publications: await readPublications(tx),
    uses: await readUses(tx),
  }
})
