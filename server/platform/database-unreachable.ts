import pg from 'pg'
import { SECOND } from '../../domain/platform/duration.ts'

/** The database of `DATABASE_URL` lets nobody in; the message names the variable and never its password. */
export class DatabaseUnreachable extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'DatabaseUnreachable'
  }
}

const ANSWER_WITHIN = 10 * SECOND

/** Connects to a database by itself, outside of every pool. Throws DatabaseUnreachable. */
export async function connectTo(url: string, applicationName: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    application_name: applicationName,
    connectionTimeoutMillis: ANSWER_WITHIN,
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return client
  } catch (error) {
    await client.end().catch(() => undefined)
    throw new DatabaseUnreachable(wordsOf(client, error))
  }
}

/** What PostgreSQL says of who asks for what; anything else is about reaching it. */
function wordsOf({ host, port, user, database }: pg.Client, error: unknown): string {
  const { code, message } = error as { readonly code?: string; readonly message?: string }
  const where = host.startsWith('/') ? host : `${host}:${port}`
  const got = `got "${message ?? String(error)}"`
  const name = 'DATABASE_URL: expected'
  if (code === '28P01') return `${name} the password of ${user} at ${where}, ${got}`
  if (code === '28000') return `${name} a user that may connect to ${where}, ${got}`
  if (code === '3D000') return `${name} a database that exists at ${where}, got ${database}, which does not`
  if (code === '42501') return `${name} a user that may connect to ${database} at ${where}, ${got}`
  const isNetwork = code !== undefined && /^E[A-Z_]+$/.test(code)
  return `${name} a PostgreSQL that answers at ${where}, ${isNetwork ? `got ${code}` : got}`
}
