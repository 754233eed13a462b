import type { BoardOrder } from '../../../domain/bar/board-calls.ts'
import { stepRefusal, type BarAction } from '../../../domain/bar/bar-order-states.ts'
import type { BarMoment } from '../../../domain/bar/bar-steps.ts'
import type { BarStation, BarStatus, RejectReason } from '../../../domain/bar/calls.ts'
import type { Tender } from '../../../domain/payments/tender.ts'
import { Refusal } from '../../../domain/platform/refusal.ts'
import { auditStaffAction } from '../../platform/audit.ts'
import type { Queryable } from '../../platform/database.ts'
import type { Actor, CallContext } from '../../platform/handler.ts'
import type { BarFacts } from '../bar-facts.ts'
import { readBoardOrder } from './board-queries.ts'
import { readStepFacts, writeMoment, type BarStepFacts } from './step-queries.ts'

/** What the audit keeps of a step. */
type BoardStepDone =
  | { readonly action: 'sell'; readonly detail: { readonly tender: Tender | null; readonly totalCents: number } }
  | { readonly action: 'accept'; readonly detail: { readonly from: BarStatus } }
  | { readonly action: 'delay'; readonly detail: { readonly minutes: number } & FromTo<string> }
  | { readonly action: 'ready'; readonly detail: { readonly station: BarStation | 'all' } & FromTo<BarStatus> }
  | { readonly action: 'deliver'; readonly detail: { readonly cashCents: number; readonly cardCents: number } }
  | { readonly action: 'runner'; readonly detail: { readonly runnerId: number | null } }
  | { readonly action: 'undo'; readonly detail: FromTo<BarStatus> }
  | {
      readonly action: 'reject'
      readonly detail: { readonly from: BarStatus; readonly reason: RejectReason; readonly text: string | null }
    }

interface FromTo<Value> {
  readonly from: Value
  readonly to: Value
}

/** An order as the screen saw it. */
export interface SeenOrder {
  readonly orderId: number
  readonly status: BarStatus
}

/** Reads an order that a step is to be done to. Throws when it is unknown, or no longer as the screen saw it. */
export async function openStep(
  tx: Queryable,
  { settings }: Pick<BarFacts, 'settings'>,
  action: BarAction,
  { orderId, status }: SeenOrder,
): Promise<BarStepFacts> {
  const step = await readStep(tx, { settings }, orderId)
  const refusal = stepRefusal(action, status, step.status)
  if (refusal !== null) throw new Refusal(refusal)
  return step
}

/** Reads an order of the board. Throws when there is none. */
export async function readStep(
  tx: Queryable,
  { settings }: Pick<BarFacts, 'settings'>,
  orderId: number,
): Promise<BarStepFacts> {
  const step = await readStepFacts(tx, orderId, settings.barUndoSeconds)
  if (step === null) throw new Refusal('not_found')
  return step
}

/** Writes a step that can be taken back for some seconds. Throws `status_changed` when a colleague was faster. */
export async function writeStep(tx: Queryable, step: BarStepFacts, moment: BarMoment): Promise<void> {
  if (!(await writeMoment(tx, step, moment, momentOf(step)))) throw new Refusal('status_changed')
}

/** The part of an order that steps change. */
export function momentOf(facts: BarMoment): BarMoment {
  const { status, readyStations, acceptedAt, readyAt, deliveredAt, promisedAt, workerId, cashKey } = facts
  return { status, readyStations, acceptedAt, readyAt, deliveredAt, promisedAt, workerId, cashKey }
}

/** Ends a step: it is audited, told to boards and guest after the commit, and answered as the board shows it now. */
export async function finishStep(
  tx: Queryable,
  facts: Pick<BarFacts, 'settings' | 'announce'>,
  { actor, afterCommit }: CallContext<Actor>,
  done: { readonly orderId: number } & BoardStepDone,
): Promise<{ order: BoardOrder }> {
  const { action, orderId, detail } = done
  const [order] = await Promise.all([
    readBoardOrder(tx, orderId, facts.settings.barUndoSeconds),
    auditStaffAction(tx, actor, { action: `bar.${action}`, subject: `order:${orderId}`, detail }),
  ])
  if (order === null) throw new Refusal('not_found')
  afterCommit(() => facts.announce(orderId))
  return { order }
}
