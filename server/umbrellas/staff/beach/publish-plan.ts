import type { FileProblem } from '../../../../domain/platform/files/file-problem.ts'
import { Refusal } from '../../../../domain/platform/refusal.ts'
import type { PublishingProblem } from '../../../../domain/umbrellas/beach-calls.ts'
import { compareBeaches, type BeachDifference } from '../../../../domain/umbrellas/editor/compare-beaches.ts'
import { beachOf, readBeachFile } from '../../../../domain/umbrellas/editor/plan-problems.ts'
import { beachFaults } from '../../../../domain/umbrellas/files/check-beach.ts'
import { checkPrices } from '../../../../domain/umbrellas/files/check-prices.ts'
import type { Beach, ResortModel } from '../../../../domain/umbrellas/files/resort-model.ts'
import { writeBeach } from '../../../../domain/umbrellas/files/write-resort.ts'
import type { Queryable } from '../../../platform/database.ts'
import { readBeach } from '../../plan-queries.ts'
import { NoResort } from '../../resort-data.ts'
import { readModel } from '../../resort-export.ts'
import { importBeach, ImportRefused } from '../../resort-import.ts'
import { lockBeach } from '../../plan-write-queries.ts'
import { lastPlan, rememberPlan } from './beach-queries.ts'

/** What the editor needs of the server around it; composed in `server/slices.ts`. */
export interface BeachEditorFacts {
  /** What the files of the other slices would say against another plan, which they don't say against this one. */
  readonly otherProblems: (tx: Queryable, model: ResortModel, beach: Beach) => Promise<readonly FileProblem[]>
  readonly orderNumbers: (tx: Queryable, ids: readonly number[]) => Promise<Map<number, string>>
}

/** The plan of a stored text. Every text was read without a problem when it was saved. */
export function storedBeach(text: string): Beach {
  const { file, problems } = readBeachFile(text)
  if (file === null) throw new Error(`the stored plan does not read: ${JSON.stringify(problems[0])}`)
  return beachOf(file)
}

/** What stands between a plan and the prices and files of the resort that it is to belong to. */
export async function publishingProblems(
  tx: Queryable,
  facts: BeachEditorFacts,
  model: ResortModel,
  beach: Beach,
): Promise<PublishingProblem[]> {
  return [
    ...unknownRows(model, beach),
    ...missingPrices(model, beach),
    ...(await facts.otherProblems(tx, model, beach)).map((problem) => ({ kind: 'file' as const, ...problem })),
  ]
}

/** Rows and categories without a price on some day. */
function missingPrices(model: ResortModel, beach: Beach): PublishingProblem[] {
  const pairs = new Map(beach.places.map((place) => [`${place.row} ${place.category}`, place]))
  return [...pairs.values()].flatMap((place) => {
    if (model.categories.every(({ id }) => id !== place.category)) return []
    let isMissing = false
    const report = () => {
      isMissing = true
    }
    checkPrices(model.prices, { ...beach, places: [place] }, model.categories, model.extras, report)
    return isMissing ? [{ kind: 'price_missing' as const, row: place.row, category: place.category }] : []
  })
}

/** Lines of the price list that name a row which the plan no longer has: the file could not be read again. */
function unknownRows(model: ResortModel, beach: Beach): PublishingProblem[] {
  const rows = beach.rows.map(({ id }) => id)
  const named = new Set(model.prices.rules.flatMap((rule) => rule.rows ?? []))
  return [...named]
    .filter((row) => !rows.includes(row))
    .map((found) => {
      return {
        kind: 'file',
        file: 'prices.json',
        path: 'places',
        expected: `rows of the beach (${rows.join(', ')})`,
        found,
      }
    })
}

/**
 * Makes a plan the one that guests see, by the import's own code, and keeps it in the history after the one of before.
 * Throws the refusals of `publishBeach`; then nothing has changed.
 */
export async function publishPlan(
  tx: Queryable,
  facts: BeachEditorFacts,
  { beach, accountId }: { readonly beach: Beach; readonly accountId: number },
): Promise<{ readonly version: string; readonly historyId: number; readonly difference: BeachDifference }> {
  const model = await readModel(tx)
  if (beachFaults(beach, model.categories).length > 0) throw new Refusal('not_publishable')
  if ((await publishingProblems(tx, facts, model, beach)).length > 0) throw new Refusal('not_publishable')
  await lockBeach(tx)
  const now = await readModel(tx)
  await rememberImported(tx, now.beach)
  const { version, places } = await imported(tx, { ...now, beach })
  const historyId = await rememberPlan(tx, { version, file: writeBeach(beach), places, accountId })
  return { version, historyId, difference: compareBeaches(now.beach, beach) }
}

/** The plan of now, where the history does not have it: it came with the resort's files. */
async function rememberImported(tx: Queryable, beach: Beach): Promise<void> {
  const file = writeBeach(beach)
  if ((await lastPlan(tx))?.file === file) return
  await rememberPlan(tx, { version: await planVersion(tx), file, places: beach.places.length, accountId: null })
}

/** Version of the plan that guests see. */
async function planVersion(tx: Queryable): Promise<string> {
  const [row] = await tx.query<{ version: string }>({
    name: 'umbrellas.plan-version',
    text: 'select version from beach',
    values: [],
  })
  return row?.version ?? ''
}

/** The plan that guests see, as an export writes it. Throws {@link NoResort}. */
export async function publishedFile(tx: Queryable): Promise<string> {
  const stored = await readBeach(tx)
  if (stored === null) throw new NoResort()
  return writeBeach(stored.beach)
}

async function imported(tx: Queryable, model: ResortModel) {
  try {
    return await importBeach(tx, model)
  } catch (error) {
    if (!(error instanceof ImportRefused)) throw error
    throw new Refusal('beach_orphans', { codes: [...new Set(error.orphans.map(({ code }) => code))] })
  }
}

type BeachSummary = { readonly [Name in keyof BeachDifference]?: BeachDifference[Name] | number }

/** What the audit keeps of a published plan: codes, and how many where they are many. */
export function summaryOf(difference: BeachDifference): BeachSummary {
  const short = (codes: readonly unknown[]) => (codes.length > 40 ? codes.length : codes)
  return Object.fromEntries(
    Object.entries(difference)
      .filter(([, list]) => list.length > 0)
      .map(([name, list]) => [name, short(list)]),
  )
}
