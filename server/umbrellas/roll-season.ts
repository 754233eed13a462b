import { openingKind, openingSeason, type Opening } from '../../domain/umbrellas/opening.ts'
import type { CivilDate } from '../../domain/platform/civil-date.ts'
import type { Queryable } from '../platform/database.ts'
import { changeSettings } from './change-settings.ts'
import { readOpening } from './season-queries.ts'

/**
 * Moves the season on where the resort's files say that it moves: every year, or with today. Does
 * nothing for a season that is open once, which staff then change in the settings. Cheap when nothing is
 * due; answers whether it changed anything. Needs a transaction.
 */
export async function rollSeason(tx: Queryable): Promise<boolean> {
  const opening = await readOpening(tx)
  if (opening === null || openingKind(opening.from) === 'once') return false
  return (await setSeason(tx, opening, opening.today)) > 0
}

/** Writes the season that an opening means on a day into the settings; answers how many of the two changed. */
export async function setSeason(tx: Queryable, opening: Opening, today: CivilDate): Promise<number> {
  const season = openingSeason(opening, today)
  const values = { umbrellaSeasonFrom: season?.from ?? null, umbrellaSeasonTo: season?.to ?? null }
  return (await changeSettings(tx, values, 'season')).length
}
