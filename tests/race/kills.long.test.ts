import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { afterEach, expect, test } from 'vitest'
import { durableResort, type DurableResort } from './durable-resort.ts'
import { raceServer } from './processes.ts'

let resort: DurableResort

afterEach(() => resort.stop())

test('F-01 F1 I20 kill -9 of a server in mid-order: no acknowledged order is lost, none is doubled', async () => {
  resort = await durableResort()
  const { servers, ports, postgres } = resort
  const journal = await resort.orderUnder(async (wave) => {
    const index = wave % ports.length
    servers[index]?.child.kill('SIGKILL')
    servers[index] = await raceServer(postgres.url, { PORT: ports[index] ?? '' })
  })
  await resort.requireNothingLost(journal)
})

test('F-01 F-07 F2 I20 kill -9 of PostgreSQL in mid-commit: no acknowledged order is lost, and the servers live on', async () => {
  resort = await durableResort()
  const journal = await resort.orderUnder(async () => {
    const pid = resort.postgres.pid()
    if (pid === null) throw new Error('PostgreSQL is down already')
    const children = await promisify(execFile)('pgrep', ['-P', String(pid)])
    for (const one of [pid, ...children.stdout.trim().split('\n').map(Number)]) kill(one)
  })
  expect(resort.servers.map((server) => server.child.exitCode)).toEqual([null, null])
  await resort.requireNothingLost(journal)
})

/** One that is gone already needs no killing. */
function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}
