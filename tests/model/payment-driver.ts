import { MINUTE, SECOND } from '../../domain/platform/duration.ts'
import { nextStep, type ProviderStep, type SettledBy } from '../../domain/payments/settlement.ts'
import type { Snapshot } from '../../domain/payments/snapshot.ts'
import { NoAnswer } from './payment-provider.ts'
import { sendRefund } from './payment-returning.ts'
import { applySnapshot, forgo } from './payment-settling.ts'
import { LEASE, type AttemptRow, type RefundRow, type Work, type World } from './payment-world.ts'

/** Whether the driver has something to do for an attempt now. */
export function isDue(world: World, attempt: AttemptRow): boolean {
  if (attempt.nextAt === null || attempt.nextAt > world.now || attempt.leasedUntil > world.now) return false
  return nextStep(attempt) !== 'fetch' || world.has('the reconciler runs')
}

/** One job for one attempt. */
interface Job {
  readonly world: World
  readonly attempt: AttemptRow
  readonly ref: string
  /** Whether the lease is still the job's; a call is shorter than what is left of it, so that none comes later. */
  readonly holds: () => boolean
}

/** One step of an attempt under its lease; what a crash interrupts goes on when the lease is over (R6, R10). */
export function* drive(world: World, attempt: AttemptRow): Work {
  if (!isDue(world, attempt)) return
  const lease = world.now + LEASE
  attempt.leasedUntil = lease
  const holds = () => attempt.leasedUntil === lease && world.now < lease
  const step = nextStep(attempt)
  yield
  if (!holds()) return
  try {
    const ref = attempt.ref ?? refOf(world, attempt)
    if (ref === null) return release(attempt, world.now + MINUTE)
    yield* takeStep({ world, attempt, ref, holds }, step)
  } catch (error) {
    if (!(error instanceof NoAnswer)) throw error
    if (holds()) release(attempt, world.now + 30 * SECOND)
    return
  }
  if (!holds()) return
  const isWaiting = nextStep(attempt) === 'fetch'
  release(attempt, attempt.isSettled ? null : world.now + (isWaiting ? MINUTE : 0))
}

/**
 * R8: without a reference nobody knows whether the create came through; the same one again tells. A server that only
 * looks for the payment finds none while a create is on its way, and ends the attempt too early.
 */
function refOf(world: World, attempt: AttemptRow): string | null {
  if (world.has('R8')) return world.provider.create(attempt).ref
  const found = world.provider.find(attempt.id)
  if (found === null && attempt.isCancelRequested) attempt.isSettled = true
  return found
}

function release(attempt: AttemptRow, nextAt: number | null): void {
  attempt.leasedUntil = 0
  attempt.nextAt = nextAt
}

function* takeStep(job: Job, step: ProviderStep): Work {
  if (step === 'fetch') yield* fetch(job)
  if (step === 'capture') yield* capture(job)
  if (step === 'cancel') yield* cancel(job)
  if (step === 'refund') yield* giveBack(job)
}

function* fetch(job: Job): Work {
  yield* ask(job, () => job.world.provider.fetch(job.ref), 'sync')
}

/** An approval that was read late is no approval: the wallet has refused since, and wants another one (case 24). */
function* capture(job: Job): Work {
  const { state } = yield* ask(job, () => job.world.provider.capture(job.ref), 'sync')
  if (state === 'needs_method' || state === 'needs_action') forgo(job.world, job.attempt)
}

/** What came before its cancel may still have its places: decided only here, where nobody cancels meanwhile (R7). */
function* cancel(job: Job): Work {
  const { world, attempt, ref, holds } = job
  if (attempt.use === null) {
    yield* ask(job, () => world.provider.fetch(ref), 'cancel_job')
    if (attempt.isSettled || nextStep(attempt) !== 'cancel') return
    yield
    if (!holds()) return
  }
  yield* ask(job, () => world.provider.cancel(ref), 'cancel_job')
}

/** Who has lost the lease to another job meanwhile settles as anybody would: that one may be about to cancel (R7). */
function* ask({ world, attempt, holds }: Job, call: () => Snapshot, by: SettledBy): Generator<undefined, Snapshot> {
  const snapshot = call()
  yield
  applySnapshot(world, attempt, snapshot, holds() ? by : 'sync')
  return snapshot
}

/** What must not stay goes back under one key, whoever finds it (7.1). */
function* giveBack({ world, attempt, ref, holds }: Job): Work {
  const row = giveBackRow(world, attempt)
  yield
  if (!holds()) return
  yield* sendRefund(world, row, ref)
  if (row.state === 'succeeded') attempt.isSettled = true
}

function giveBackRow(world: World, attempt: AttemptRow): RefundRow {
  const key = `back:${attempt.id}`
  const captured = world.ledger.find((row) => row.key === `capture ${attempt.id}`)
  if (captured === undefined) throw new Error(`${attempt.id} goes back and was never taken`)
  const found = world.refunds.find((row) => row.key === key)
  if (found !== undefined) return found
  const { orderId, amountCents } = captured
  const made: RefundRow = { key, orderId, attemptId: attempt.id, amountCents, state: 'requested', leasedUntil: 0 }
  world.refunds.push(made)
  return made
}
