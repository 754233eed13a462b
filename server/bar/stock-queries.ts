import type { Queryable } from '../platform/database.ts'

/** Pieces of an item that an order wants. */
export interface WantedPieces {
  readonly itemId: number
  readonly quantity: number
}

/** What taking pieces said: which items have too few, or which of the taken ones are counted. */
export interface TakenStock {
  readonly missing: readonly number[]
  readonly counted: readonly number[]
}

/** Takes pieces, all or none, in the order of their ids; nothing is taken when some are missing. */
export async function takeStock(tx: Queryable, wanted: readonly WantedPieces[]): Promise<TakenStock> {
  const [taken] = await tx.query<TakenStock & Record<string, unknown>>({
    name: 'bar.take-stock',
    text: 'select missing, counted from take_bar_stock($1::integer[], $2::integer[])',
    values: [wanted.map(({ itemId }) => itemId), wanted.map(({ quantity }) => quantity)],
  })
  return taken ?? { missing: [], counted: [] }
}

/** Gives back what lines took, each once. */
export async function giveBackStock(tx: Queryable, lineIds: readonly number[]): Promise<void> {
  await tx.query({
    name: 'bar.give-back-stock',
    text: `
      with lines as (
        select item_row, item_id, counted from bar_order_line
        where item_row = any ($1::bigint[]) and counted > 0 order by item_row for update
      ), freed as (
        update bar_order_line l set counted = 0 from lines where l.item_row = lines.item_row
      ), stock as materialized (
        select item_id from bar_stock where item_id in (select item_id from lines) order by item_id for update
      )
      update bar_stock s set pieces = s.pieces + back.pieces
      from (select item_id, sum(counted)::integer as pieces from lines group by item_id) back join stock using (item_id)
      where s.item_id = back.item_id and s.pieces is not null`,
    values: [lineIds],
  })
}

/** Marks an item as sold out or as there again; false when there is no such item. */
export async function storeSoldOut(tx: Queryable, itemId: number, isSoldOut: boolean): Promise<boolean> {
  const rows = await tx.query({
    name: 'bar.sold-out',
    text: `insert into bar_stock (item_id, is_sold_out) select id, $2 from bar_item where id = $1
           on conflict (item_id) do update set is_sold_out = excluded.is_sold_out,
             -- There again although the last counted piece went: nobody knows how many there are.
             pieces = case when not excluded.is_sold_out and bar_stock.pieces = 0 then null else bar_stock.pieces end
           returning item_id`,
    values: [itemId, isSoldOut],
  })
  return rows.length > 0
}

/** Says how many pieces are left, or that they are not counted; false when there is no such item. */
export async function storePieces(tx: Queryable, itemId: number, left: number | null): Promise<boolean> {
  const rows = await tx.query({
    name: 'bar.pieces',
    text: `insert into bar_stock (item_id, pieces) select id, $2::integer from bar_item where id = $1
           on conflict (item_id) do update set pieces = excluded.pieces returning item_id`,
    values: [itemId, left],
  })
  return rows.length > 0
}
