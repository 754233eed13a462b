import { mkdtemp, readFile, rm, writeFile, chmod } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startEmbeddedPostgres } from '../platform/embedded-postgres.ts'
import { migrate } from '../platform/migrations.ts'
import { openDatabase } from '../platform/open-database.ts'
import { dumpSchema } from '../platform/schema-dump.ts'

const SCHEMA_FILE = path.join(import.meta.dirname, '..', 'schema.sql')

/** The schema that the migrations make from empty, in a database that is thrown away. */
async function schemaOfMigrations(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'battigia-schema-'))
  await chmod(folder, 0o711)
  const postgres = await startEmbeddedPostgres({ dataDir: folder, isDurable: false })
  const database = openDatabase({ url: postgres.url, connections: 2 })
  try {
    await migrate(postgres.url)
    return await dumpSchema(database)
  } finally {
    await database.close()
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

/** `npm run schema` writes server/schema.sql; with `--check` it fails when that is not what the migrations make. */
const schema = await schemaOfMigrations()
if (process.argv.includes('--check')) {
  const isSame = schema === (await readFile(SCHEMA_FILE, 'utf8'))
  process.stdout.write(
    isSame
      ? 'server/schema.sql is what the migrations make.\n'
      : 'server/schema.sql differs from what the migrations make: npm run schema\n',
  )
  process.exitCode = isSame ? 0 : 1
} else {
  await writeFile(SCHEMA_FILE, schema)
  process.stdout.write('Wrote server/schema.sql.\n')
}
