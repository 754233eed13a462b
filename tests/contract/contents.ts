import type { TestDatabase } from '../support/database.ts'

/** What limits count with: a refused request may move these, and nothing else. */
const COUNTERS: ReadonlySet<string> = new Set([
  'rate_limit',
  'login_failure',
  'mail_budget',
  'photo_upload',
  'dog_upload',
  'idempotency_fingerprint',
])

/** Tables that no call writes: the resort's own files. */
const RESORT_FILES = /^(?:beach|category|extra$|price_|place$)/

/** Rows and checksum of every table, by name. `isQuick` leaves out those that only an import writes. */
export async function contents(db: Pick<TestDatabase, 'sql'>, isQuick = false): Promise<Record<string, string>> {
  const names = (await tablesOf(db)).filter((name) => !COUNTERS.has(name) && !(isQuick && RESORT_FILES.test(name)))
  const parts = names.map(
    (name) =>
      `select '${name}' as name, count(*) || ' ' || coalesce(md5(string_agg(t::text, E'\\n' order by t::text)), '-') as content from ${name} t`,
  )
  const rows = await db.sql<{ name: string; content: string }>(parts.join(' union all '))
  return Object.fromEntries(rows.map((row) => [row.name, row.content]))
}

const known = new WeakMap<object, Promise<string[]>>()

function tablesOf(db: Pick<TestDatabase, 'sql'>): Promise<string[]> {
  let names = known.get(db)
  if (names === undefined) known.set(db, (names = readTables(db)))
  return names
}

async function readTables(db: Pick<TestDatabase, 'sql'>): Promise<string[]> {
  const rows = await db.sql<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  )
  return rows.map((row) => row.name)
}
