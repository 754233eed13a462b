import type { TestDatabase } from '../support/database.ts'
import { watchTables, writtenTables } from './watched-tables.ts'

/** What limits count with: a refused request may move these, and nothing else. */
const COUNTERS: ReadonlySet<string> = new Set([
  'rate_limit',
  'login_failure',
  'mail_budget',
  'photo_upload',
  'idempotency_fingerprint',
])

/** The resort's own files, which only an import and a publishing write; their drafts and histories are what calls write. */
const RESORT_FILES = /^(?:beach(?!_draft|_history)|category|extra$|price_(?!draft_step|publication)|place$)/

type Db = Pick<TestDatabase, 'sql'>

/** What is known of a table: its content at the last look, and what was noted of its writers then. */
interface Known {
  readonly content: string
  /** Null when a writer was under way: the next look has to read again. */
  readonly note: string | null
}

const known = new WeakMap<object, Promise<Map<string, Known>>>()

/**
 * Rows and checksum of every table, by name. `isQuick` leaves out those that only an import writes. Only what was written since the
 * last look is read again: a refusal is asked about thousands of times.
 */
export async function contents(db: Db, isQuick = false): Promise<Record<string, string>> {
  let asked = known.get(db)
  if (asked === undefined) known.set(db, (asked = watchTables(db).then(() => new Map())))
  const tables = await asked
  const wanted = (await writtenTables(db)).filter(
    ({ name }) => !COUNTERS.has(name) && !(isQuick && RESORT_FILES.test(name)),
  )
  const stale = wanted.filter(({ name, note }) => tables.get(name)?.note !== note)
  const read = await readTables(
    db,
    stale.map(({ name }) => name),
  )
  for (const { name, note, isOpen } of stale)
    tables.set(name, { content: read.get(name) ?? '', note: isOpen ? null : note })
  return Object.fromEntries(wanted.map(({ name }) => [name, tables.get(name)?.content ?? '']))
}

/** A row as text. That a session was used is written down now and then, whatever its call came to. */
function rowText(table: string): string {
  return table === 'session' ? `(to_jsonb(t) - 'last_used_at')::text` : 't::text'
}

async function readTables(db: Db, names: readonly string[]): Promise<Map<string, string>> {
  if (names.length === 0) return new Map()
  const parts = names.map(
    (name) =>
      `select '${name}' as name, count(*) || ' ' || coalesce(md5(string_agg(line, E'\\n' order by line)), '-') as content from (select ${rowText(name)} as line from ${name} t) lines`,
  )
  const rows = await db.sql<{ name: string; content: string }>(parts.join(' union all '))
  return new Map(rows.map((row) => [row.name, row.content]))
}
