import { randomUUID } from 'node:crypto'
import { parseVersion } from '../../../domain/settings/app-version.ts'
import type { Platform } from '../../../domain/platform/app-platform.ts'
import { SECOND } from '../../../domain/platform/duration.ts'
import type { Database, Queryable } from '../../platform/database.ts'
import type { Job } from '../../platform/jobs.ts'

const EVERY = 10 * SECOND
/** A process that has said nothing for this long is gone, and its guests with it. */
const GONE_AFTER = 45 * SECOND
/** Versions of one platform that are told apart, in a process and on a day: apps say of themselves what they like. */
const MOST_VERSIONS = 200

/** What this process knows of the apps out there: how many are open here, and which versions have started. */
export class AppUse {
  readonly #process = randomUUID()
  #starts = new Map<string, { readonly platform: Platform; readonly version: string; starts: number }>()
  #countHere: () => number = () => 0

  /** Says how the open apps of this process are counted. */
  countBy(count: () => number): void {
    this.#countHere = count
  }

  /** Notes that an app has started; what is no version is not counted. */
  noteStart(platform: Platform, version: string): void {
    const key = `${platform} ${version}`
    const known = this.#starts.get(key)
    if (known !== undefined) known.starts += 1
    else if (this.#starts.size < MOST_VERSIONS && parseVersion(version) !== null)
      this.#starts.set(key, { platform, version, starts: 1 })
  }

  /** Apps of guests that are open now, at this process and at the others. */
  async guestsOnline(tx: Queryable): Promise<number> {
    const [row] = await tx.query<{ others: number }>({
      name: 'settings.guests-elsewhere',
      text: `select coalesce(sum(guests), 0)::integer as others from app_presence
             where process <> $1 and at > battigia_now() - $2 * interval '1 ms'`,
      values: [this.#process, GONE_AFTER],
    })
    return this.#countHere() + (row?.others ?? 0)
  }

  /** Tells the other processes, and writes down what has started since the last time. */
  readonly job: Job = {
    name: 'note-app-use',
    every: EVERY,
    run: async (database: Database) => {
      const starts = this.#starts
      this.#starts = new Map()
      try {
        await this.#write(database, [...starts.values()])
      } catch (error) {
        // What could not be written waits for the next run.
        for (const [key, seen] of starts) this.#putBack(key, seen)
        throw error
      }
      return false
    },
  }

  #putBack(key: string, seen: { readonly platform: Platform; readonly version: string; starts: number }): void {
    const known = this.#starts.get(key)
    if (known === undefined) this.#starts.set(key, seen)
    else known.starts += seen.starts
  }

  async #write(database: Database, seen: readonly object[]): Promise<void> {
    await database.transaction(async (tx) => {
      await tx.query({
        name: 'settings.note-presence',
        text: `insert into app_presence (process, guests) values ($1, $2)
               on conflict (process) do update set guests = excluded.guests, at = excluded.at`,
        values: [this.#process, this.#countHere()],
      })
      await tx.query({
        name: 'settings.forget-gone',
        text: `delete from app_presence where at < battigia_now() - interval '1 hour'`,
        values: [],
      })
      if (seen.length === 0) return
      await tx.query({
        name: 'settings.note-starts',
        text: 'select note_app_starts(resort_today(), $1, $2)',
        values: [JSON.stringify(seen), MOST_VERSIONS],
      })
    })
  }
}
