import type { BarMoment } from '../../../domain/bar/bar-steps.ts'
import type { BarStation, RejectReason } from '../../../domain/bar/calls.ts'
import { pickLanguage, type Language } from '../../../domain/platform/language.ts'
import type { Queryable } from '../../platform/database.ts'

/** An order that a step is to be done to, as it stands; its version guards the change. */
export interface BarStepFacts extends BarMoment {
  readonly orderId: number
  /** Whose it is. */
  readonly accountId: number
  readonly version: number
  readonly ticket: number
  readonly dueCents: number
  /** Every station that makes something of it. */
  readonly stations: readonly BarStation[]
  /** What the last step can be put back to; null when it is too late or was none. */
  readonly before: BarMoment | null
  readonly now: string
}

/** An order that was on the board; null for any other. Locks nothing. */
export async function readStepFacts(tx: Queryable, orderId: number, undoSeconds: number): Promise<BarStepFacts | null> {
  const [row] = await tx.query<BarStepFacts & Record<string, unknown>>({
    name: 'bar.step-facts',
    text: `
      select b.order_id as "orderId", o.account_id as "accountId", b.version, b.ticket, b.status, b.ready_stations as "readyStations",
        iso_instant(b.accepted_at) as "acceptedAt", iso_instant(b.ready_at) as "readyAt",
        iso_instant(b.delivered_at) as "deliveredAt", iso_instant(b.promised_at) as "promisedAt",
        b.worker_id as "workerId", b.cash_key as "cashKey", bar_due_cents(o) as "dueCents",
        array(select distinct l.station from bar_order_line l where l.order_id = b.order_id order by 1) as stations,
        case when b.changed_at + make_interval(secs => $2::integer) > battigia_now() then b.before end as before,
        iso_instant(battigia_now()) as now
      from bar_order b join orders o on o.id = b.order_id
      where b.order_id = $1 and b.status not in ('awaiting_payment', 'cancelled')`,
    values: [orderId, undoSeconds],
  })
  return row ?? null
}

/** Writes a step when nobody has done another since it was read; false when somebody has. */
export async function writeMoment(
  tx: Queryable,
  { orderId, version }: Pick<BarStepFacts, 'orderId' | 'version'>,
  moment: BarMoment,
  before: BarMoment | null,
): Promise<boolean> {
  const rows = await tx.query({
    name: 'bar.write-step',
    text: `
      update bar_order set status = $3, ready_stations = $4, accepted_at = $5, ready_at = $6, delivered_at = $7,
        promised_at = $8, worker_id = $9, cash_key = $10, before = $11::jsonb, version = version + 1,
        changed_at = battigia_now()
      where order_id = $1 and version = $2 and status not in ('awaiting_payment', 'cancelled')
      returning order_id`,
    values: [
      orderId,
      version,
      moment.status,
      moment.readyStations,
      moment.acceptedAt,
      moment.readyAt,
      moment.deliveredAt,
      moment.promisedAt,
      moment.workerId,
      moment.cashKey,
      before === null ? null : JSON.stringify(before),
    ],
  })
  return rows.length > 0
}

/**
 * Writes a rejection when nobody has done another step since the order was read. The order is over by then, which has taken it off
 * the board in this transaction.
 */
export async function writeRejection(
  tx: Queryable,
  { orderId, version }: Pick<BarStepFacts, 'orderId' | 'version'>,
  rejection: { readonly reason: RejectReason; readonly text: string | null },
): Promise<boolean> {
  const rows = await tx.query({
    name: 'bar.write-rejection',
    text: `
      update bar_order set status = 'rejected', rejected_at = battigia_now(), reject_reason = $3, reject_text = $4,
        before = null, version = version + 1, changed_at = battigia_now()
      where order_id = $1 and version = $2 and status not in ('awaiting_payment', 'delivered', 'rejected')
      returning order_id`,
    values: [orderId, version, rejection.reason, rejection.text],
  })
  return rows.length > 0
}

/** Who brings an order; false when nobody may by this id, or the order changed. The last step can still be taken back. */
export async function writeRunner(
  tx: Queryable,
  { orderId, version }: Pick<BarStepFacts, 'orderId' | 'version'>,
  runnerId: number | null,
): Promise<boolean> {
  const rows = await tx.query({
    name: 'bar.write-runner',
    text: `
      update bar_order set runner_id = $3, version = version + 1
      where order_id = $1 and version = $2
        and ($3::bigint is null or exists (select from staff_member where account_id = $3))
      returning order_id`,
    values: [orderId, version, runnerId],
  })
  return rows.length > 0
}

/** The language that an order was placed in. */
export async function readOrderLanguage(tx: Queryable, orderId: number): Promise<Language> {
  const [row] = await tx.query<{ language: string }>({
    name: 'bar.order-language',
    text: 'select language from orders where id = $1',
    values: [orderId],
  })
  return pickLanguage(row?.language)
}
