import type { Queryable } from '../platform/database.ts'

/** The numbers that people know orders by, by their ids. */
export async function orderNumbers(tx: Queryable, ids: readonly number[]): Promise<Map<number, string>> {
  const rows = await tx.query<{ id: number; number: string }>({
    name: 'orders.numbers',
    text: 'select id, number from orders where id = any ($1::bigint[])',
    values: [ids],
  })
  return new Map(rows.map(({ id, number }) => [id, number]))
}
