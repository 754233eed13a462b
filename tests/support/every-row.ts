interface AnySql {
  readonly sql: <Row extends Record<string, unknown>>(text: string) => Promise<Row[]>
}

/** Every row of every table outside of what tests keep for themselves, as `table: the row as text`, in an order of their own. */
export async function everyRow({ sql }: AnySql): Promise<string[]> {
  const tables = await sql<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema', 'testing') order by 1`,
  )
  const rows = []
  for (const { name } of tables)
    rows.push(...(await sql<{ row: string }>(`select '${name}: ' || t::text as row from ${name} t order by 1`)))
  return rows.map(({ row }) => row)
}
