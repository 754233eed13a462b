import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { ASKED_FOR_PASSWORD } from '../../tests/support/password-role.ts'
import { CHILD_ENVIRONMENT } from '../../tests/support/server-process.ts'
import { connectTo } from '../platform/database-unreachable.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'battigia-command-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** Runs a program of the server as an operator does. */
function run(program: string, args: readonly string[], variables: Record<string, string>) {
  const env = { ...CHILD_ENVIRONMENT, DATA_DIR: folder, ...variables }
  return new Promise<{ code: number; said: string }>((resolve) => {
    execFile(process.execPath, [path.join(import.meta.dirname, program), ...args], { env }, (error, stdout, stderr) => {
      resolve({ code: error === null ? 0 : Number(error.code), said: stdout + stderr })
    })
  })
}

const COMMANDS: readonly (readonly [program: string, ...args: string[]])[] = [
  ['migrate.ts'],
  ['setting.ts', 'list'],
  ['privacy.ts', 'export', 'a@b.it'],
  ['reconcile.ts'],
  ['staff.ts', 'first-manager', 'a@b.it'],
  ['resort.ts', 'export', '/nowhere'],
]

test('a database that is down is said with its variable by every command and by the server, without the password', async () => {
  const variables = { DATABASE_URL: 'postgres://battigia:hunter2@127.0.0.1:1/battigia' }
  for (const [program, ...args] of [...COMMANDS, ['../main.ts'] as const]) {
    const { code, said } = await run(program, args, variables)
    expect(said, program).toContain(
      'DATABASE_URL: expected a PostgreSQL that answers at 127.0.0.1:1, got ECONNREFUSED\n',
    )
    expect(said, program).not.toMatch(/hunter2|\n\s+at /)
    expect(code, program).toBeGreaterThan(0)
  }
}, 120_000)

test('a wrong password and a database that is not there are told apart, and no password is shown', async () => {
  const { host } = new URL(inject('databaseServer'))
  const wrong = new URL(inject('databaseServer'))
  Object.assign(wrong, { username: ASKED_FOR_PASSWORD, password: 'hunter2' })
  const absent = new URL(inject('databaseServer'))
  absent.pathname = '/nothing_here'
  await expect(connectTo(wrong.href, 'test')).rejects.toThrow(
    `DATABASE_URL: expected the password of ${ASKED_FOR_PASSWORD} at ${host}, got "password authentication failed for user "${ASKED_FOR_PASSWORD}""`,
  )
  await expect(connectTo(absent.href, 'test')).rejects.toThrow(
    `DATABASE_URL: expected a database that exists at ${host}, got nothing_here, which does not`,
  )
  await expect(connectTo('postgres://u:hunter2@no-such-host.invalid/x', 'test')).rejects.toThrow(
    /^DATABASE_URL: expected a PostgreSQL that answers at no-such-host\.invalid:5432, got E[A-Z_]+$/,
  )
})

test('without DATABASE_URL no command makes an embedded database, and migrate touches none', async () => {
  for (const [program, ...args] of COMMANDS) {
    const { code, said } = await run(program, args, {})
    expect(said, program).toMatch(/^DATABASE_URL: expected the PostgreSQL to (?:work on|bring up to date), got nothing/)
    expect(code, program).toBeGreaterThan(0)
  }
  expect(existsSync(path.join(folder, 'postgres'))).toBe(false)
}, 120_000)
