import type { TestDatabase } from './database.ts'

/** A beach that nobody has touched: no hold, no order, nothing to mail. Orders with money stay: the ledger is append-only. */
export async function clearBeach(db: Pick<TestDatabase, 'sql'>): Promise<void> {
  await db.sql(
    'truncate occupancy, dog_mark, cart_line, umbrella_cart, hold_expiry, extra_stock, day_return, order_line, order_history, outbox',
  )
  await db.sql('delete from orders')
  await db.sql('delete from quote')
}
