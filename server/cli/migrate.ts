import { startEmbeddedPostgres } from '../platform/embedded-postgres.ts'
import { parseEnvironment } from '../platform/environment.ts'
import { migrate } from '../platform/migrations.ts'

/** `npm run migrate`: brings the database of the environment to this version's schema, and says what it did. */
async function run(): Promise<void> {
  const { databaseUrl, dataDir } = parseEnvironment(process.env)
  const embedded = databaseUrl === null ? await startEmbeddedPostgres({ dataDir }) : null
  try {
    const applied = await migrate(embedded?.url ?? databaseUrl ?? '')
    process.stdout.write(applied.length === 0 ? 'The database is up to date.\n' : `Applied: ${applied.join(', ')}\n`)
  } finally {
    await embedded?.stop()
  }
}

try {
  await run()
} catch (error) {
  const cause = error instanceof Error && error.cause instanceof Error ? `\n${error.cause.message}` : ''
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}${cause}\n`)
  process.exitCode = 1
}
