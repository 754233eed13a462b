import type { TestDatabase } from './database.ts'

/** Where a word was found: `table: the row as text`. */
export type Finding = string

/**
 * Looks for words in every row of every table, as a thief of a dump would (V-02): texts, JSON, and bytes, where a word may stand
 * as itself. Capitals make no difference.
 */
export async function findWords(db: TestDatabase, words: readonly string[]): Promise<Finding[]> {
  const tables = await db.sql<{ name: string }>(
    `select table_name as name from information_schema.tables
     where table_schema = current_schema() and table_type = 'BASE TABLE' order by 1`,
  )
  const sought = words.flatMap((word) => [word.toLowerCase(), Buffer.from(word).toString('hex')])
  const found: Finding[] = []
  for (const { name } of tables) {
    const rows = await db.sql<{ row: string }>(
      `select t::text as row from ${name} t where exists (select from unnest($1::text[]) as w where position(w in lower(t::text)) > 0)`,
      [sought],
    )
    found.push(...rows.map(({ row }) => `${name}: ${row.slice(0, 400)}`))
  }
  return found
}

/** Sums of the books: what every order costs, and every movement of its money. */
export async function booksOf(db: TestDatabase): Promise<Record<string, unknown>[]> {
  return db.sql(
    `select o.number, o.category, o.service_cents, o.total_cents, o.balance_cents, o.received_cents, o.returned_cents,
       o.conditions_version, (select array_agg(e.kind || ' ' || e.amount_cents order by e.id) from ledger_entry e where e.order_id = o.id) as ledger
     from orders o order by o.id`,
  )
}
