import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { startEmbeddedPostgres } from '../../server/platform/embedded-postgres.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Connection string of the server that test databases are made on. */
    databaseServer: string
  }
}

/**
 * One PostgreSQL for the whole test run: the one that TEST_DATABASE_URL names (its role makes databases), or
 * an embedded one without durability in a temporary folder. Test files clone their databases on it.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env['TEST_DATABASE_URL']
  if (given !== undefined && given !== '') {
    project.provide('databaseServer', given)
    return async () => undefined
  }
  const folder = await mkdtemp(path.join(tmpdir(), 'battigia-test-'))
  await chmod(folder, 0o711)
  const postgres = await startEmbeddedPostgres({ dataDir: folder, isDurable: false })
  project.provide('databaseServer', postgres.url)
  return async () => {
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
