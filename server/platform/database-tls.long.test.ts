import { execFile } from 'node:child_process'
import { chmod, chown, copyFile, mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startEmbeddedPostgres, type EmbeddedPostgres } from './embedded-postgres.ts'
import { migrate } from './migrations.ts'
import { openDatabase } from './open-database.ts'

vi.setConfig({ testTimeout: 90_000, hookTimeout: 90_000 })

const run = promisify(execFile)
let folder: string
let postgres: EmbeddedPostgres

/** A certificate of its own for a host, and its key. */
async function certify(name: string, host: string): Promise<{ key: string; certificate: string }> {
  const [key, certificate] = [path.join(folder, `${name}.key`), path.join(folder, `${name}.pem`)]
  const request = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', `/CN=${name}`]
  await run('openssl', [...request, '-addext', `subjectAltName=${host}`, '-keyout', key, '-out', certificate])
  return { key, certificate }
}

/** Lets PostgreSQL speak TLS with these files; its own user has to own the key. */
async function serveWith({ key, certificate }: { key: string; certificate: string }): Promise<void> {
  const client = new pg.Client({ connectionString: postgres.url })
  await client.connect()
  const cluster = (await client.query<{ dir: string }>(`select current_setting('data_directory') as dir`)).rows[0]?.dir
  if (cluster === undefined) throw new Error('no data directory')
  const { uid, gid } = await stat(cluster)
  for (const [from, to] of [
    [key, 'server.key'],
    [certificate, 'server.crt'],
  ] as const) {
    const file = path.join(cluster, to)
    await copyFile(from, file)
    await chmod(file, 0o600)
    await chown(file, uid, gid)
  }
  await client.query('alter system set ssl = on')
  await client.query('select pg_reload_conf()')
  await client.end()
}

async function isEncrypted(url: string): Promise<boolean | undefined> {
  const database = openDatabase({ url, connections: 2 })
  try {
    const [row] = await database.query<{ ssl: boolean }>({
      name: 'test.ssl',
      text: 'select ssl from pg_stat_ssl where pid = pg_backend_pid()',
      values: [],
    })
    return row?.ssl
  } finally {
    await database.close()
  }
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'battigia-tls-'))
  await chmod(folder, 0o711)
  postgres = await startEmbeddedPostgres({ dataDir: path.join(folder, 'data'), isDurable: false })
})
afterAll(async () => {
  await postgres.stop()
  await rm(folder, { recursive: true, force: true })
})

test('security L3 verify-full encrypts every connection, and takes no other certificate and no other name', async () => {
  const own = await certify('own', 'IP:127.0.0.1')
  const elsewhere = await certify('elsewhere', 'DNS:db.example')
  const verified = (certificate: string) => `${postgres.url}?sslmode=verify-full&sslrootcert=${certificate}`
  await expect(isEncrypted(verified(own.certificate))).rejects.toThrow(/SSL/)
  await serveWith(own)
  expect(await isEncrypted(verified(own.certificate))).toBe(true)
  await migrate(verified(own.certificate))
  expect(await isEncrypted(postgres.url)).toBe(false)
  await expect(isEncrypted(verified(elsewhere.certificate))).rejects.toThrow(/certificate/)
  await serveWith(elsewhere)
  await expect(isEncrypted(verified(elsewhere.certificate))).rejects.toThrow(/altnames|certificate/)
})
