import fc from 'fast-check'
import { expect, test } from 'vitest'
import { liveSettings } from '../../server/settings/live-settings.ts'
import { bookingDatabase, makeCustomers } from '../race/booking-world.ts'
import type { TestDatabase } from '../support/database.ts'
import { asControl, reportFigures } from '../support/figures.ts'
import { keylessPayments } from '../support/keyless-payments.ts'
import { testSize } from '../support/test-size.ts'
import { jumpingDatabase } from './clock.ts'
import { commandsRun } from './commands-run.ts'
import { endSeason, seasonCommands } from './season-commands.ts'
import { newSeason } from './season-model.ts'
import { SEASON_START, SeasonReal } from './season-real.ts'

const PLACES = [320, 321, 420]
const GUESTS = 4
const COMMANDS = 60

/** Plays seasons, each on a database of its own; answers the shortest that diverges from the model, or null. */
async function explore(
  options: { readonly numRuns: number; readonly endOnFailure?: boolean },
  breakIt: (db: TestDatabase) => Promise<unknown> = async () => null,
) {
  let played = 0
  const property = fc.asyncProperty(
    fc.commands(seasonCommands(PLACES, GUESTS), { maxCommands: COMMANDS, size: 'max' }),
    async (commands) => {
      const db = await bookingDatabase()
      const database = await jumpingDatabase(db, SEASON_START)
      try {
        await breakIt(db)
        const guests = await makeCustomers(db, GUESTS)
        const season = {
          model: newSeason(GUESTS),
          real: new SeasonReal(database, guests, keylessPayments(db.database, liveSettings())),
        }
        await fc.asyncModelRun(() => season, commands)
        await endSeason(season.model, season.real)
        played += commandsRun(commands)
      } finally {
        await database.close()
        await db.close()
      }
    },
  )
  const details = await fc.check(property, { seed: Number(process.env['MODEL_SEED'] ?? 2027), ...options })
  reportFigures('Q-03', { commands: played, divergences: Number(details.failed) })
  return details.failed ? `${fc.defaultReportMessage(details)}\n${String(details.errorInstance)}` : null
}

test('Q-03 B-18 a season of subscribers and day guests goes as the model says: nothing is sold twice, earned twice or lost', async () => {
  expect(await explore({ numRuns: Number(process.env['MODEL_RUNS'] ?? testSize(3, 8, 100)) })).toBeNull()
})

test('Q-03 control: the return of a booking that was deleted, and goes on earning, is found', async () => {
  const divergence = await asControl(() =>
    explore({ numRuns: 60, endOnFailure: true }, (db) =>
      db.sql('drop trigger order_line__lapses_returns on order_line'),
    ),
  )
  expect(divergence).not.toBeNull()
})
