import { exportNumbers as call } from '../../domain/numbers/calls.ts'
import { categoriesTable, occupancyTable, placesTable } from '../../domain/numbers/beach-tables.ts'
import { csvOf } from '../../domain/numbers/csv.ts'
import type { Days } from '../../domain/numbers/period.ts'
import type { Section } from '../../domain/numbers/sections.ts'
import * as tables from '../../domain/numbers/tables.ts'
import { NUMBERS_WORDS } from '../../domain/numbers/words/every-language.ts'
import type { CallOutput } from '../../domain/platform/call.ts'
import type { Language } from '../../domain/platform/language.ts'
import { auditStaffAction } from '../platform/audit.ts'
import type { Queryable } from '../platform/database.ts'
import { handle } from '../platform/handler.ts'
import { occupancyOf, overviewOf, revenueOf } from './overview.ts'
import { barOf, coversOf, holdersOf, noShowsOf, placesOf, sourcesOf, waitingOf } from './sections.ts'

type TableOf = (tx: Queryable, days: Days, language: Language) => Promise<tables.NumbersTable>

const TABLES: Readonly<Record<Section, TableOf>> = {
  overview: async (tx, days) => tables.overviewTable(await overviewOf(tx, days)),
  occupancy: async (tx, days, language) => occupancyTable(await occupancyOf(tx, days, language)),
  categories: async (tx, days, language) => categoriesTable(await occupancyOf(tx, days, language)),
  revenue: async (tx, days) => tables.revenueTable(await revenueOf(tx, days)),
  places: async (tx, days) => placesTable(await placesOf(tx, days)),
  no_shows: async (tx, days) => tables.noShowsTable(await noShowsOf(tx, days)),
  preparation: async (tx, days, language) => tables.preparationTable(await barOf(tx, days, language)),
  items: async (tx, days, language) => tables.itemsTable(await barOf(tx, days, language)),
  sources: async (tx, days) => tables.sourcesTable(await sourcesOf(tx, days)),
  holders: async (tx, days) => tables.holdersTable(await holdersOf(tx, days)),
  covers: async (tx, days) => tables.coversTable(await coversOf(tx, days)),
  waiting: async (tx, days) => tables.waitingTable(await waitingOf(tx, days)),
}

/** B-14: sections as one file; who took it out is written down. */
export const exportNumbers = handle(
  call,
  'write',
  async (tx, { from, to, sections }, { actor, language }): Promise<CallOutput<typeof call>> => {
    const chosen = [...new Set(sections)]
    const files: tables.NumbersTable[] = []
    for (const section of chosen) files.push(await TABLES[section](tx, { from, to }, language))
    await auditStaffAction(tx, actor, {
      action: 'numbers.export',
      subject: `numbers:${from}:${to}`,
      detail: { sections: chosen, language },
    })
    const name = chosen.length === 1 ? `-${String(chosen[0]).replace('_', '-')}` : ''
    return { fileName: `numeri${name}-${from}-${to}.csv`, csv: csvOf(files, NUMBERS_WORDS[language]) }
  },
)
