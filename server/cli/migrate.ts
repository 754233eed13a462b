import { parseEnvironment } from '../platform/environment.ts'
import { migrate } from '../platform/migrations.ts'
import { CommandFailed, runCommand } from './run-command.ts'

/**
 * `npm run migrate`: brings the database of DATABASE_URL to this version's schema, as its owner where DATABASE_OWNER_URL names one, and
 * says what it did. An embedded database is
 * brought up to date by the server that starts it: without the variable somebody forgot to set it.
 */
await runCommand(async () => {
  const { databaseUrl, databaseOwnerUrl } = parseEnvironment(process.env)
  if (databaseUrl === null)
    throw new CommandFailed(
      'DATABASE_URL: expected the PostgreSQL to bring up to date, got nothing. (An embedded database is brought up to date by npm start.)',
    )
  const applied = await migrate(databaseOwnerUrl ?? databaseUrl)
  return applied.length === 0 ? 'The database is up to date.' : `Applied: ${applied.join(', ')}`
})
