import type { CreditReason } from '../../../domain/payments/credit.ts'
import type { Queryable } from '../../platform/database.ts'

export interface NewCredit {
  readonly accountId: number
  readonly amountCents: number
  readonly reason: CreditReason
  readonly key: string
  readonly orderId: number | null
  /** Months until its last day; 0 never expires. */
  readonly months: number
  readonly returnDays: number
}

/** Gives credit once per key; true when it is new. */
export async function insertCredit(tx: Queryable, credit: NewCredit): Promise<boolean> {
  const [row] = await tx.query<{ isNew: boolean }>({
    name: 'payments.grant-credit',
    text: `select grant_credit($1, $2, $3, $4, $5,
             case when $6::integer > 0 then (resort_today() + make_interval(months => $6))::date end, $7) as "isNew"`,
    values: [
      credit.accountId,
      credit.amountCents,
      credit.reason,
      credit.key,
      credit.orderId,
      credit.months,
      credit.returnDays,
    ],
  })
  return row?.isNew === true
}
