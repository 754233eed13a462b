import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { open, rm } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { afterEach, expect, test } from 'vitest'
import { durableResort, type DurableResort } from '../race/durable-resort.ts'
import { reportFigures } from '../support/figures.ts'

const run = promisify(execFile)

/** Room for a resort, and not for much more. */
const DISK_MEGABYTES = 512
/** How long a disk stays full, in milliseconds, once PostgreSQL has met it. */
const FULL_FOR = 1_500
const PATIENCE = 60_000

let resort: DurableResort

afterEach(() => resort.stop())

/** How often PostgreSQL has said something. */
const said = (words: RegExp) => resort.messages.filter((line) => words.test(line)).length

async function untilSaid(words: RegExp, oftenerThan: number): Promise<void> {
  for (const end = performance.now() + PATIENCE; said(words) <= oftenerThan; await sleep(5))
    if (performance.now() > end) throw new Error(`PostgreSQL never said ${words}`)
}

async function smallDisk(folder: string): Promise<() => Promise<void>> {
  await run('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MEGABYTES}m`, 'tmpfs', folder])
  return async () => void (await run('umount', [folder]))
}

/** Writes until there is no room left. */
async function fill(file: string): Promise<void> {
  const filler = await open(file, 'a')
  try {
    for (const part = Buffer.alloc(64 * 1024); ;) await filler.appendFile(part)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
  } finally {
    await filler.close()
  }
}

test('F-01 F3 I20 the disk is full in mid-order, again and again: no acknowledged order is lost, and all goes on by itself once there is room', async () => {
  resort = await durableResort(smallDisk)
  const filler = path.join(resort.folder, 'filler')
  const isFull = /No space left on device/
  const journal = await resort.orderUnder(async () => {
    const before = said(isFull)
    await fill(filler)
    // What PostgreSQL has in store it still writes to: the log has to begin another file.
    for (const end = performance.now() + PATIENCE; said(isFull) === before;) {
      if (performance.now() > end) throw new Error('PostgreSQL never met the full disk')
      await resort.sql(`select pg_logical_emit_message(true, 'full', 'disk'), pg_switch_wal()`).catch(() => undefined)
    }
    await sleep(FULL_FOR)
    await rm(filler)
  })
  reportFigures('F-01', { disks: 1 })
  await resort.requireNothingLost(journal)
})

test('F-01 F7 I20 a commit is not written to the disk, again and again: no acknowledged order is lost, none is doubled', async () => {
  resort = await durableResort()
  const isPanic = /PANIC:.*could not f(?:data)?sync/
  const journal = await resort.orderUnder(async () => {
    const before = said(isPanic)
    const detach = await failFirstSync()
    try {
      await untilSaid(isPanic, before)
    } finally {
      await detach()
    }
  })
  expect(said(isPanic)).toBeGreaterThanOrEqual(5)
  reportFigures('F-01', { disks: 1 })
  await resort.requireNothingLost(journal)
})

/** Lets the next `fdatasync` of every process of PostgreSQL fail. Answers how that ends. */
async function failFirstSync(): Promise<() => Promise<void>> {
  const pid = resort.postgres.pid()
  if (pid === null) throw new Error('PostgreSQL is down already')
  const children = await run('pgrep', ['-P', String(pid)])
  const traced = [pid, ...children.stdout.trim().split('\n').map(Number)].flatMap((one) => ['-p', String(one)])
  const inject = ['-e', 'trace=fdatasync', '-e', 'inject=fdatasync:error=EIO:when=1']
  const strace = spawn('strace', ['-f', ...inject, ...traced], { stdio: 'ignore' })
  const ended = once(strace, 'exit')
  return async () => {
    strace.kill('SIGINT')
    await ended
  }
}
