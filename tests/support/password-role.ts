import { writeFile } from 'node:fs/promises'
import pg from 'pg'

/** The role that has to show a password. It does not exist: nobody's password is right. */
export const ASKED_FOR_PASSWORD = 'asked_for_password'

const RULES = `host all ${ASKED_FOR_PASSWORD} 127.0.0.1/32 scram-sha-256\nhost all all 127.0.0.1/32 trust\n`

/**
 * Has a test's own PostgreSQL ask one role for a password, and nobody else: proving one loads a library into each of the many thousand
 * connections of a run. `url` is a superuser's.
 */
export async function askOneForPassword(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ file: string }>(`select current_setting('hba_file') as file`)
  for (const { file } of rows) await writeFile(file, RULES)
  await client.query('select pg_reload_conf()')
  await client.end()
}
