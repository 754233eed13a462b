import type { Settings } from '../../domain/settings/settings.ts'
import { compose } from '../../domain/fiscal/compose.ts'
import { SECOND } from '../../domain/platform/duration.ts'
import type { Queryable } from '../platform/database.ts'
import { exclusiveJob } from '../platform/jobs.ts'
import { dropDocument, mainLineOf, readNoted, readProfiles, saveComposed } from './compose-queries.ts'

const AT_ONCE = 50

/**
 * Composes what the ledger has noted, the oldest entry first: a refund needs the document of its sale. One process at a time; a payment has
 * committed long before (guide 2.3 rules 1 and 3).
 */
export function composeDocumentsJob(settings: Settings) {
  return exclusiveJob('fiscal.compose', 2 * SECOND, (tx) => composeNoted(tx, settings))
}

/** One run of the job in a transaction; true when there may be more. */
export async function composeNoted(tx: Queryable, settings: Settings): Promise<boolean> {
  for (let count = 0; count < AT_ONCE; count += 1) {
    // Each depends on what the one before wrote.
    // oxlint-disable-next-line no-await-in-loop
    if (!(await composeOne(tx, settings))) return false
  }
  return true
}

async function composeOne(tx: Queryable, settings: Settings): Promise<boolean> {
  const noted = await readNoted(tx)
  if (noted === null) return false
  const { documentId, category, ...facts } = noted
  const profiles = await readProfiles(tx)
  const wish = { ...facts, profiles, mainLine: mainLineOf(category), isCreditVoucher: settings.fiscalCreditIsVoucher }
  let composed = compose(wish)
  if (composed.dropsId !== null && !(await dropDocument(tx, composed.dropsId))) {
    // Somebody began to issue it a moment ago: it is issued, and taken back by a document of its own.
    const { dropsId } = composed
    const earlier = facts.earlier.map((one) => (one.documentId === dropsId ? { ...one, isUntouched: false } : one))
    composed = compose({ ...wish, earlier })
  }
  await saveComposed(tx, documentId, composed)
  return true
}
