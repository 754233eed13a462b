import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Database, Queryable } from './database.ts'

/** Periodic work. Every process runs it, so a run claims what it works on. */
export interface Job {
  readonly name: string
  /** Milliseconds between the end of one run and the next; a tenth is random. */
  readonly every: number
  /** One run. True asks for the next run at once: there is more to do. */
  run(database: Database): Promise<boolean>
}

/** A job whose run is one transaction, made by one process at a time: the others skip their turn. */
export function exclusiveJob(name: string, every: number, work: (tx: Queryable) => Promise<boolean>): Job {
  return {
    name,
    every,
    run: (database) =>
      database.transaction(async (tx) => {
        const [lock] = await tx.query<{ is_ours: boolean }>({
          name: 'platform.lockJob',
          text: 'select pg_try_advisory_xact_lock(hashtextextended($1, 7310)) as is_ours',
          values: [name],
        })
        return lock?.is_ours === true && work(tx)
      }),
  }
}

/** Node's timers take no more. */
const LONGEST_PAUSE = 2 ** 31 - 1

export interface Jobs {
  /** Runs a job now, besides its rhythm; for tests and for announcements. */
  wake(name: string): void
  /** Lets the runs under way finish and starts no more. */
  stop(): Promise<void>
}

/**
 * Starts the jobs of this process. A failed run is logged and tried again in its rhythm. A job that is `asleep` runs only when it
 * is woken.
 */
export function startJobs(
  database: Database,
  jobs: readonly Job[],
  log: Logger,
  isAsleep: (job: string) => boolean = () => false,
): Jobs {
  const stopping = new AbortController()
  const wakers = new Map<string, () => void>()
  const loops = jobs.map((job) => loop(database, job, log, stopping.signal, wakers, isAsleep(job.name)))
  return {
    wake: (name) => wakers.get(name)?.(),
    async stop() {
      stopping.abort()
      for (const wake of wakers.values()) wake()
      await Promise.all(loops)
    },
  }
}

async function loop(
  database: Database,
  job: Job,
  log: Logger,
  stopping: AbortSignal,
  wakers: Map<string, () => void>,
  isAsleep: boolean,
) {
  for (let isFirst = true; !stopping.aborted; isFirst = false) {
    const woken = new AbortController()
    wakers.set(job.name, () => woken.abort())
    const isMoreToDo = !(isAsleep && isFirst) && (await runOnce(database, job, log))
    if (isMoreToDo || stopping.aborted) continue
    const pause = isAsleep ? LONGEST_PAUSE : job.every * (0.95 + 0.1 * Math.random())
    await sleep(pause, undefined, { signal: woken.signal, ref: false }).catch(() => undefined)
  }
}

async function runOnce(database: Database, job: Job, log: Logger): Promise<boolean> {
  try {
    return await job.run(database)
  } catch (error) {
    log.error({ err: error, job: job.name }, 'a job failed; it runs again in its rhythm')
    return false
  }
}
