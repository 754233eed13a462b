import { methodOfMode } from '../../../domain/payments/payment-modes.ts'
import type { StaffPaymentMode } from '../../../domain/payments/mode-calls.ts'
import type { Queryable } from '../../platform/database.ts'

type StoredMode = Omit<StaffPaymentMode, 'method' | 'hasKeys'> & Record<string, unknown>

/** The modes that are paid online, as they are stored now. */
export async function readModes(tx: Queryable): Promise<Omit<StaffPaymentMode, 'hasKeys'>[]> {
  const rows = await tx.query<StoredMode>({
    name: 'payments.staff-modes',
    text: 'select id as "modeId", provider, enabled as "isOn", platforms from payment_mode where provider is not null order by id',
    values: [],
  })
  return rows.flatMap((row) => {
    const method = methodOfMode(row.modeId)
    return method === undefined ? [] : [{ ...row, method }]
  })
}

/** Switches a mode; false when it is so already. */
export async function switchMode(tx: Queryable, modeId: number, isOn: boolean): Promise<boolean> {
  const rows = await tx.query({
    name: 'payments.switch-mode',
    text: 'update payment_mode set enabled = $2 where id = $1 and enabled <> $2 returning id',
    values: [modeId, isOn],
  })
  return rows.length > 0
}

/** Payments that guests are making at this moment: begun, not settled, and not given up. */
export async function countOpenPayments(tx: Queryable): Promise<number> {
  const [row] = await tx.query<{ count: number }>({
    name: 'payments.count-open',
    text: `select count(*)::integer as count from payment_attempt
            where settled_at is null and cancel_requested_at is null and state in ('created', 'needs_method', 'needs_action', 'processing')`,
    values: [],
  })
  return row?.count ?? 0
}
