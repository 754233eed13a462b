import { setTimeout as sleep } from 'node:timers/promises'
import { AttemptDrive, LeaseLost, LOOK_AGAIN, SOON, type DriverTools } from './attempt-drive.ts'
import { markIndeterminate, readAttempt } from './attempt-queries.ts'
import { lease, release } from './lease-queries.ts'
import { ProviderUnavailable, UnknownAtProvider, type CreatedPayment, type NewPayment } from './provider.ts'
import type { RefundDriver } from './refund-driver.ts'
import { within } from './within.ts'

/** Milliseconds between two looks at a lease that somebody else has. */
const LEASE_POLL = 100

/**
 * Brings attempts to their end, whoever woke it (R6, R8, R10, R14). One process drives an attempt at a time, under a lease;
 * provider calls happen outside transactions.
 */
export class PaymentDriver {
  readonly #tools: DriverTools
  readonly #refunds: RefundDriver

  constructor(tools: DriverTools, refunds: RefundDriver) {
    this.#tools = tools
    this.#refunds = refunds
  }

  /** R14: asks the provider and does what follows. False when somebody else is at it. Never throws for a provider. */
  async sync(id: number): Promise<boolean> {
    const { database, log } = this.#tools
    try {
      return await this.#turn(id, runOrForget)
    } catch (error) {
      if (error instanceof LeaseLost) return false
      if (!(error instanceof ProviderUnavailable)) log.error({ err: error, attempt: id }, 'a payment cannot be driven')
      await markIndeterminate(database, id)
      return true
    }
  }

  /** Syncs now, or waits for who does; false when that takes longer than `milliseconds`, and goes on by itself. */
  async syncSoon(id: number, milliseconds: number): Promise<boolean> {
    const until = performance.now() + milliseconds
    const synced = async () => {
      while (!(await this.sync(id))) {
        if (performance.now() >= until) return false
        await sleep(LEASE_POLL)
      }
      return true
    }
    return (await within(milliseconds, synced(), this.#tools.log)) === true
  }

  /**
   * Prepares the payment at its provider, without waiting for anybody: the same call again, also beside another one, answers
   * the same payment (R8). Throws what that throws.
   */
  async create(id: number, payment: NewPayment): Promise<CreatedPayment> {
    return new AttemptDrive(this.#tools, this.#refunds, id, null).create(payment)
  }

  /** Hands a nonce of the provider's fields in, at most once: what became of it is asked for afterwards. */
  async submit(id: number, payment: NewPayment): Promise<void> {
    try {
      const handIn = async (drive: AttemptDrive) => {
        await markIndeterminate(this.#tools.database, id)
        await drive.create(payment)
        return drive.run()
      }
      await this.#turnWhenFree(id, handIn)
    } catch (error) {
      if (!(error instanceof ProviderUnavailable)) throw error
    }
  }

  /** Ends an attempt whose payment its provider does not know any more; whoever asks about it just now is waited for. */
  async forget(id: number): Promise<void> {
    await this.#turnWhenFree(id, async (drive) => {
      await drive.forget()
      return null
    })
  }

  /** Work under the lease as soon as nobody else has it. */
  async #turnWhenFree(id: number, work: (drive: AttemptDrive) => Promise<number | null>): Promise<void> {
    while (!(await this.#turn(id, work))) await sleep(LEASE_POLL)
  }

  /** Work under the lease, which says in how many seconds to look again; false while somebody else has it. */
  async #turn(id: number, work: (drive: AttemptDrive) => Promise<number | null>): Promise<boolean> {
    const { database } = this.#tools
    const held = await lease(database, 'payment_attempt', id)
    if (held === null) return false
    let next: number | null = SOON
    try {
      next = await work(new AttemptDrive(this.#tools, this.#refunds, id, held))
      return true
    } catch (error) {
      next = await this.#pause(id, error)
      throw error
    } finally {
      await release(database, 'payment_attempt', id, held, next)
    }
  }

  /** Seconds to leave a provider alone that does not answer: longer each time, a quarter of an hour at most. */
  async #pause(id: number, error: unknown): Promise<number> {
    if (error instanceof UnknownAtProvider) return 15 * LOOK_AGAIN
    const asked = error instanceof ProviderUnavailable ? error.retryAfterSeconds : null
    const syncs = (await readAttempt(this.#tools.database, id))?.syncs ?? 0
    return asked ?? Math.min(15 * LOOK_AGAIN, SOON * 2 ** Math.min(syncs, 6))
  }
}

async function runOrForget(drive: AttemptDrive): Promise<number | null> {
  try {
    return await drive.run()
  } catch (error) {
    if (!(error instanceof UnknownAtProvider)) throw error
    await drive.forget()
    throw error
  }
}
