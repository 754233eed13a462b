import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { SECOND } from '../../domain/platform/duration.ts'
import { sqlState } from './database-errors.ts'
import { grantRoles, mayChangeStructure, waitsForRights } from './database-roles.ts'
import { connectTo } from './database-unreachable.ts'

export interface Migration {
  /** File name without `.sql`, e.g. `001-platform`: the order and the identity. */
  readonly id: string
  readonly sql: string
  readonly checksum: string
}

export const MIGRATIONS_FOLDER = path.join(import.meta.dirname, '..', 'migrations')

/** Reads the migrations of a folder in their order. Throws on a file that is not named `NNN-name.sql`. */
export async function readMigrations(folder: string = MIGRATIONS_FOLDER): Promise<Migration[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).toSorted()
  const wrong = files.find((file) => !/^\d{3}-[a-z0-9-]+\.sql$/.test(file))
  if (wrong !== undefined) throw new Error(`the migration ${wrong} is not named NNN-name.sql`)
  return Promise.all(
    files.map(async (file) => {
      const sql = await readFile(path.join(folder, file), 'utf8')
      return { id: file.slice(0, -4), sql, checksum: createHash('sha256').update(sql).digest('hex') }
    }),
  )
}

const LEDGER = `
create table if not exists schema_migration (
  id text primary key,
  checksum text not null,
  applied_at timestamptz not null default now()
);
comment on table schema_migration is 'Which migrations this database has, and what they said';`

/** One lock for all processes that start at once on one database; the number means nothing else. */
const MIGRATION_LOCK = 7_310_000_001
const MOST_TRIES = 6

/**
 * Brings a database to the code's schema and its roles to their rights; returns the ids that were applied. Any number of processes may
 * call it at once. A migration that only the database knows is left alone: an older server runs on a newer
 * schema. A role that may not change the structure only looks, and throws when something is missing. Throws when a migration that was
 * applied has been edited since, and DatabaseUnreachable.
 */
export async function migrate(url: string, migrations?: readonly Migration[]): Promise<string[]> {
  const wanted = migrations ?? (await readMigrations())
  const client = await connectTo(url, 'battigia migrate')
  try {
    if (!(await mayChangeStructure(client))) {
      await requireMigrated(client, wanted)
      return []
    }
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await client.query(LEDGER)
    const applied: string[] = []
    for (const migration of pending(wanted, await appliedMigrations(client))) {
      await applyPatiently(client, migration)
      applied.push(migration.id)
    }
    if (migrations === undefined && (applied.length > 0 || (await waitsForRights(client)))) await grantRoles(client)
    return applied
  } finally {
    await client.end()
  }
}

async function requireMigrated(client: pg.Client, wanted: readonly Migration[]): Promise<void> {
  const { rows } = await client.query<{ isThere: boolean }>(
    `select to_regclass('schema_migration') is not null as "isThere"`,
  )
  const missing = rows[0]?.isThere === true ? pending(wanted, await appliedMigrations(client)) : wanted
  if (missing.length === 0) return
  throw new Error(
    `the database lacks ${missing.length} migrations, and the role of DATABASE_URL may not change its structure: ` +
      'npm run migrate with DATABASE_OWNER_URL (deploy/README.md)',
  )
}

async function appliedMigrations(client: pg.Client): Promise<Map<string, string>> {
  const { rows } = await client.query<{ id: string; checksum: string }>('select id, checksum from schema_migration')
  return new Map(rows.map((row) => [row.id, row.checksum]))
}

function pending(wanted: readonly Migration[], applied: ReadonlyMap<string, string>): Migration[] {
  const known = new Map(wanted.map((migration) => [migration.id, migration.checksum]))
  for (const [id, checksum] of applied) {
    if (known.has(id) && known.get(id) !== checksum) {
      throw new Error(
        `the migration ${id} was edited after this database had applied it. Nothing was changed. ` +
          'Put the file back as it was and write a new migration, or start with an empty database: another DATABASE_URL or DATA_DIR.',
      )
    }
  }
  return wanted.filter((migration) => !applied.has(migration.id))
}

/** Short lock waits and several tries, so that a long reader does not queue the whole resort behind it. */
async function applyPatiently(client: pg.Client, migration: Migration): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await client.query('begin')
      await client.query("set local lock_timeout = '200ms'")
      await client.query(migration.sql)
      await client.query('insert into schema_migration (id, checksum) values ($1, $2)', [
        migration.id,
        migration.checksum,
      ])
      await client.query('commit')
      return
    } catch (error) {
      await client.query('rollback')
      const isBusy = sqlState(error) === '55P03'
      if (!isBusy || attempt === MOST_TRIES) throw new Error(`the migration ${migration.id} failed`, { cause: error })
      await sleep(SECOND)
    }
  }
}
