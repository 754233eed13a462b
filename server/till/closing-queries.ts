import type { Closing } from '../../domain/till/closing-calls.ts'
import type { Queryable } from '../platform/database.ts'

const CLOSING = `c.id as "closingId", c.year, c.number, iso_instant(c.from_at) as "from", iso_instant(c.to_at) as "to",
  c.opening_cents as "openingCents", c.expected_cash_cents as "expectedCashCents", c.counted_cash_cents as "countedCashCents",
  c.expected_card_cents as "expectedCardCents", c.counted_card_cents as "countedCardCents",
  c.counted_cash_cents - c.expected_cash_cents + c.counted_card_cents - c.expected_card_cents as "differenceCents",
  c.left_cents as "leftCents", c.note, coalesce(s.display_name, '') as staff
  from till_closing c left join staff_member s on s.account_id = c.staff_id`

/** What is counted at a closing. */
export interface NewClosing {
  readonly key: string
  /** The closing that the open period follows, as its caller saw it. */
  readonly previousClosingId: number | null
  readonly cashCents: number
  readonly cardCents: number
  readonly leftCents: number
  readonly denominations: readonly number[] | null
  readonly note: string
  readonly staffId: number
}

export type Closed =
  | { readonly outcome: 'closed_meanwhile' }
  | {
      readonly outcome: 'closed'
      readonly closingId: number
      /** Counted less expected; not there for a press that was made before. */
      readonly differenceCents?: number
      readonly cardDifferenceCents?: number
    }

/** Puts every movement that no closing has into a new one. */
export async function insertClosing(tx: Queryable, closing: NewClosing): Promise<Closed> {
  const [row] = await tx.query<{ closed: Closed }>({
    name: 'till.close',
    text: 'select close_till($1, $2, $3, $4, $5, $6, $7, $8) as closed',
    values: [
      closing.key,
      closing.previousClosingId,
      closing.cashCents,
      closing.cardCents,
      closing.leftCents,
      closing.denominations === null ? null : JSON.stringify(closing.denominations),
      closing.note,
      closing.staffId,
    ],
  })
  if (row === undefined) throw new Error('the till was not closed')
  return row.closed
}

export interface FoundClosing extends Closing {
  readonly denominations: number[] | null
  readonly movementCount: number
}

export async function readClosing(tx: Queryable, closingId: number): Promise<FoundClosing | null> {
  const [row] = await tx.query<FoundClosing & Record<string, unknown>>({
    name: 'till.closing',
    text: `select c.denominations, (select count(*)::integer from till_movement m where m.closing_id = c.id) as "movementCount", ${CLOSING}
           where c.id = $1`,
    values: [closingId],
  })
  return row ?? null
}

/** Closings before one (null: the newest), the newest first. */
export async function readClosings(tx: Queryable, before: number | null, most: number): Promise<Closing[]> {
  return tx.query<Closing & Record<string, unknown>>({
    name: 'till.closings',
    text: `select ${CLOSING} where $1::bigint is null or c.id < $1 order by c.id desc limit $2`,
    values: [before, most],
  })
}
