import { exportNumbers as call } from '../../domain/numbers/calls.ts'
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

/** What an answer is before it goes over the wire, as the tables know it afterwards: amounts are marked, nothing else differs. */
const answered = async <Read, Answer>(read: Promise<Read>, table: (answer: Answer) => tables.NumbersTable) =>
  table((await read) as unknown as Answer)

const TABLES: Readonly<Record<Section, TableOf>> = {
  overview: (tx, days) => answered(overviewOf(tx, days), tables.overviewTable),
  occupancy: (tx, days) => answered(occupancyOf(tx, days), tables.occupancyTable),
  revenue: (tx, days) => answered(revenueOf(tx, days), tables.revenueTable),
  places: (tx, days) => answered(placesOf(tx, days), tables.placesTable),
  no_shows: (tx, days) => answered(noShowsOf(tx, days), tables.noShowsTable),
  preparation: (tx, days, language) => answered(barOf(tx, days, language), tables.preparationTable),
  items: (tx, days, language) => answered(barOf(tx, days, language), tables.itemsTable),
  sources: (tx, days) => answered(sourcesOf(tx, days), tables.sourcesTable),
  holders: (tx, days) => answered(holdersOf(tx, days), tables.holdersTable),
  covers: (tx, days) => answered(coversOf(tx, days), tables.coversTable),
  waiting: (tx, days) => answered(waitingOf(tx, days), tables.waitingTable),
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
