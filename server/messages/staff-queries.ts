import type { Language } from '../../domain/platform/language.ts'
import type { Queryable } from '../platform/database.ts'

/** Who is mailed of money that needs somebody. */
export interface Manager {
  readonly accountId: number
  readonly email: string
  readonly language: Language
}

export async function readManagers(tx: Queryable): Promise<Manager[]> {
  return tx.query<Manager & Record<string, unknown>>({
    name: 'messages.managers',
    text: `select a.id as "accountId", a.email, a.language from staff_member m join account a on a.id = m.account_id
           where 'manager' = any (m.roles) order by a.id`,
    values: [],
  })
}

export async function readOrderNumber(tx: Queryable, orderId: number): Promise<string> {
  const [row] = await tx.query<{ number: string }>({
    name: 'messages.order-number',
    text: 'select number from orders where id = $1',
    values: [orderId],
  })
  if (row === undefined) throw new Error(`there is no order ${orderId}`)
  return row.number
}

/** What somebody of the resort is called; empty for who no longer works here. */
export async function readStaffName(tx: Queryable, accountId: number): Promise<string> {
  const [row] = await tx.query<{ name: string }>({
    name: 'messages.staff-name',
    text: 'select display_name as name from staff_member where account_id = $1',
    values: [accountId],
  })
  return row?.name ?? ''
}
