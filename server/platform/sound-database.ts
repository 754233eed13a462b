import type { Queryable } from './database.ts'

interface DatabaseSettings {
  readonly fsync: string
  readonly full_page_writes: string
  readonly synchronous_commit: string
  readonly server_version_num: number
  readonly clock_offset: string | null
}

const OLDEST_POSTGRESQL = 150_000

/**
 * Checks that the database keeps what it confirms (reliability guide, rule 9), is new enough and tells the true
 * time. Throws with a sentence that says what to change.
 */
export async function requireSoundDatabase(tx: Queryable): Promise<void> {
  const [found] = await tx.query<DatabaseSettings & Record<string, unknown>>({
    name: 'platform.sound',
    text: `select current_setting('fsync') as fsync, current_setting('full_page_writes') as full_page_writes,
             current_setting('synchronous_commit') as synchronous_commit,
             current_setting('server_version_num')::int as server_version_num,
             nullif(current_setting('battigia.clock_offset', true), '') as clock_offset`,
    values: [],
  })
  if (found === undefined) throw new Error('the database did not tell its settings')
  const wrong = (['fsync', 'full_page_writes', 'synchronous_commit'] as const).filter((name) => found[name] === 'off')
  if (wrong.length > 0) {
    throw new Error(`PostgreSQL would lose confirmed orders in a crash: set ${wrong.join(' and ')} to on.`)
  }
  if (found.server_version_num < OLDEST_POSTGRESQL) {
    throw new Error(
      `PostgreSQL 15 or newer is needed, and this one is ${Math.floor(found.server_version_num / 10_000)}.`,
    )
  }
  if (found.clock_offset !== null) {
    throw new Error('The clock of this database was moved by a test: reset battigia.clock_offset on it.')
  }
}
