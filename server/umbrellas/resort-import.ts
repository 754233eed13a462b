import { createHash } from 'node:crypto'
import type { CivilDate } from '../../domain/platform/civil-date.ts'
import { IDENTITY_SETTINGS } from '../../domain/umbrellas/files/check-settings.ts'
import type { ResortModel } from '../../domain/umbrellas/files/resort-model.ts'
import { writeResort } from '../../domain/umbrellas/files/write-resort.ts'
import { openingSeason } from '../../domain/umbrellas/opening.ts'
import { orphansOf, type Orphan } from '../../domain/umbrellas/orphans.ts'
import { pageVersion } from '../content/page-version.ts'
import { savePages } from '../content/save-pages.ts'
import type { Queryable } from '../platform/database.ts'
import { changeSettings } from './change-settings.ts'
import { refreshDogMarks } from './dog-mark-queries.ts'
import { assignPlaceIds } from './place-ids.ts'
import { RESORT_CHANNEL } from './resort-data.ts'
import { writeOffers, writePrices } from './offer-write-queries.ts'
import { announceResort, knownPlaceIds, lockBeach, writePlaces, writePlan } from './plan-write-queries.ts'
import { setSeason } from './roll-season.ts'
import { readToday } from './season-queries.ts'
import { runningStays } from './stay-queries.ts'

/** An import that would leave guests without their place. Nothing was changed. */
export class ImportRefused extends Error {
  readonly orphans: readonly Orphan[]

  constructor(orphans: readonly Orphan[]) {
    super(`stays that would lose their place: ${orphans.length}`)
    this.name = 'ImportRefused'
    this.orphans = orphans
  }
}

/**
 * Makes the database's resort the one of the model, in the caller's transaction. Places keep their ids;
 * importing the same again changes nothing. Announces the new version to every server process with the
 * commit. Throws {@link ImportRefused} with the stays that would be orphaned.
 */
export async function importResort(
  tx: Queryable,
  model: ResortModel,
): Promise<{ readonly version: string; readonly places: number }> {
  const { version, places, today } = await importBeach(tx, model)
  await writeOffers(tx, model)
  await writePrices(tx, model)
  await savePages(
    tx,
    model.pages.map((page) => ({ ...page, version: pageVersion(page) })),
  )
  const identity = Object.entries(IDENTITY_SETTINGS).map(([field, key]) => [
    key,
    model.identity[field as keyof typeof model.identity],
  ])
  await changeSettings(tx, { ...Object.fromEntries(identity), ...model.settings }, 'resort import')
  await setSeason(tx, model.opening, today)
  return { version, places }
}

/**
 * The beach of an import, and of a plan that staff publish: the same checks for stays, the same ids of places, the same
 * announcement. Everything else of the model is only read. Throws {@link ImportRefused}.
 */
export async function importBeach(
  tx: Queryable,
  model: ResortModel,
): Promise<{ readonly version: string; readonly places: number; readonly today: CivilDate }> {
  await lockBeach(tx)
  const { orphans, today } = await wouldOrphan(tx, model)
  if (orphans.length > 0) throw new ImportRefused(orphans)
  const version = versionOf(model)
  const ids = assignPlaceIds(model.beach, await knownPlaceIds(tx))
  await writePlan(tx, model, version)
  await writePlaces(
    tx,
    model.beach.places.map((place) => ({ ...place, id: ids.get(place.code) ?? 0 })),
  )
  // Rows may have changed sides: whoever lies there stays, and what is round them is as the new plan has it.
  await refreshDogMarks(tx)
  await announceResort(tx, RESORT_CHANNEL, version)
  return { version, places: model.beach.places.length, today }
}

/** The stays that a plan would leave without their place, as things are now. */
export async function wouldOrphan(
  tx: Queryable,
  { beach, opening }: Pick<ResortModel, 'beach' | 'opening'>,
): Promise<{ readonly orphans: readonly Orphan[]; readonly today: CivilDate }> {
  const today = await readToday(tx)
  const season = openingSeason(opening, today)
  return { orphans: orphansOf(await runningStays(tx), beach.places, season, today), today }
}

/** Of what the plan and the prices say, however the files are laid out: equal exactly when they are. */
function versionOf(model: ResortModel): string {
  const files = writeResort({ ...model, pages: [] })
  const parts = ['beach.json', 'categories.json', 'extras.json', 'prices.json'].map((file) => files.get(file))
  return shortHash(parts.join('\n'))
}

function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16)
}
