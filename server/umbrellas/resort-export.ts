import { IDENTITY_SETTINGS, isResortSetting } from '../../domain/umbrellas/files/check-settings.ts'
import type { Identity, ResortModel } from '../../domain/umbrellas/files/resort-model.ts'
import { writeResort } from '../../domain/umbrellas/files/write-resort.ts'
import { openingKind, type Opening } from '../../domain/umbrellas/opening.ts'
import { SETTING_KEYS, SETTINGS, type Settings } from '../../domain/settings/settings.ts'
import { currentPages } from '../content/current-pages.ts'
import type { Queryable } from '../platform/database.ts'
import { liveSettings } from '../settings/live-settings.ts'
import { readBeach } from './plan-queries.ts'
import { readPriceBook } from './price-queries.ts'
import { NoResort } from './resort-data.ts'
import { readOpening } from './season-queries.ts'

/** The files of the database's resort, by name: after an import exactly what was imported. Throws {@link NoResort}. */
export async function exportResort(tx: Queryable): Promise<Map<string, string>> {
  return writeResort(await readModel(tx))
}

/** What the database's resort says. Throws {@link NoResort}. */
export async function readModel(tx: Queryable): Promise<ResortModel> {
  const stored = await readBeach(tx)
  const opening = await readOpening(tx)
  if (stored === null || opening === null) throw new NoResort()
  const settings = liveSettings()
  await settings.reload(tx)
  return {
    identity: identityOf(settings),
    opening: openingOf(opening, settings),
    settings: changedSettings(settings),
    beach: stored.beach,
    categories: stored.categories,
    extras: stored.extras,
    prices: await readPriceBook(tx),
    pages: await currentPages(tx),
  }
}

function identityOf(settings: Settings): Identity {
  const { name, place, address, phone, email, legalName, vatNumber } = IDENTITY_SETTINGS
  return {
    name: settings[name],
    place: settings[place],
    address: settings[address],
    phone: settings[phone],
    email: settings[email],
    legalName: settings[legalName],
    vatNumber: settings[vatNumber],
  }
}

/** A season that is open once is what staff made of it since; a moving one is its rule. */
function openingOf(opening: Opening, settings: Settings): Opening {
  const { umbrellaSeasonFrom: from, umbrellaSeasonTo: to } = settings
  if (openingKind(opening.from) === 'once' && from !== null && to !== null) return { from, to }
  return { from: opening.from, to: opening.to }
}

function changedSettings(settings: Settings): Record<string, unknown> {
  const changed = SETTING_KEYS.filter(
    (key) => isResortSetting(key) && JSON.stringify(settings[key]) !== JSON.stringify(SETTINGS[key].default),
  )
  return Object.fromEntries(changed.map((key) => [key, settings[key]]))
}
