import { hash } from 'node:crypto'
import { Refusal } from '../../domain/platform/refusal.ts'
import { SECOND } from '../../domain/platform/duration.ts'
import type { RateLimit } from '../../domain/platform/call.ts'
import type { Queryable } from './database.ts'

/** What this process may still grant of one window, and until when; milliseconds of the process's own clock. */
interface Lease {
  left: number
  until: number
}

const MOST_LEASES = 50_000

/**
 * Fixed windows, counted in PostgreSQL so that all processes share them. A process takes a tenth of a window
 * at a time: most calls cost no statement, and all processes together never grant more than the limit.
 * Windows of up to ten calls are counted one by one.
 */
export class RateLimits {
  readonly #tx: Queryable
  readonly #leases = new Map<string, Lease>()
  /** Shares that are being asked for. */
  readonly #renewals = new Map<string, Promise<void>>()

  constructor(tx: Queryable) {
    this.#tx = tx
  }

  /** Counts one call. Throws `too_many_requests` with the seconds to wait when the window is used up. */
  async take(callName: string, limit: Omit<RateLimit, 'by'>, asker: string): Promise<void> {
    const bucket = `${callName}\n${asker}`
    for (;;) {
      const lease = this.#lease(bucket)
      if (lease !== undefined) {
        if (lease.left === 0) throw tooMany(lease.until - performance.now())
        lease.left -= 1
        if (lease.left === 0) this.#leases.delete(bucket)
        return
      }
      const renewal = this.#renewals.get(bucket)
      if (renewal === undefined) return this.#renewOnce(bucket, limit)
      // Calls that arrive together live on one share: each its own would use the window up unasked.
      await renewal
    }
  }

  #lease(bucket: string): Lease | undefined {
    const lease = this.#leases.get(bucket)
    if (lease === undefined || lease.until > performance.now()) return lease
    this.#leases.delete(bucket)
    return undefined
  }

  async #renewOnce(bucket: string, limit: Omit<RateLimit, 'by'>): Promise<void> {
    const renewal = this.#renew(bucket, limit)
    this.#renewals.set(bucket, renewal)
    try {
      await renewal
    } finally {
      this.#renewals.delete(bucket)
    }
  }

  async #renew(bucket: string, { max, per }: Omit<RateLimit, 'by'>): Promise<void> {
    const chunk = Math.ceil(max / 10)
    const [row] = await this.#tx.query<{ used: number; remaining: number }>({
      name: 'platform.takeRateLimit',
      text: `insert into rate_limit as r (bucket, used, ends_at) values ($1, $2, now() + $3 * interval '1 ms')
             on conflict (bucket) do update set
               used = case when r.ends_at <= now() then excluded.used else least(r.used, 1000000000) + excluded.used end,
               ends_at = case when r.ends_at <= now() then excluded.ends_at else r.ends_at end
             returning used, extract(epoch from ends_at - now())::float8 * 1000 as remaining`,
      values: [hash('sha256', bucket, 'buffer'), chunk, per],
    })
    if (row === undefined) throw new Error('a rate limit answered nothing')
    const granted = Math.max(0, Math.min(chunk, max - (row.used - chunk)))
    if (granted === 0) {
      this.#keep(bucket, { left: 0, until: performance.now() + row.remaining })
      throw tooMany(row.remaining)
    }
    const left = granted - 1
    if (left > 0) this.#keep(bucket, { left, until: performance.now() + row.remaining })
    else this.#leases.delete(bucket)
  }

  #keep(bucket: string, lease: Lease): void {
    if (this.#leases.size >= MOST_LEASES) {
      const oldest = this.#leases.keys().next()
      if (!oldest.done) this.#leases.delete(oldest.value)
    }
    this.#leases.set(bucket, lease)
  }
}

/** Forgets windows that are over, at most so many at a time; true when there may be more. */
export async function forgetOldWindows(tx: Queryable, most = 10_000): Promise<boolean> {
  const windows = await tx.query({
    name: 'platform.forgetOldWindows',
    text: `delete from rate_limit where bucket in (select bucket from rate_limit where ends_at < now() limit $1)
           returning true as is_gone`,
    values: [most],
  })
  return windows.length === most
}

function tooMany(milliseconds: number): Refusal {
  return new Refusal('too_many_requests', { retryAfterSeconds: Math.max(1, Math.ceil(milliseconds / SECOND)) })
}
