import type { LocalizedText } from '../../../domain/platform/language.ts'
import type { PromotionsFile } from '../../../domain/umbrellas/promotion-file.ts'
import type { Queryable } from '../../platform/database.ts'

/** What is taken off prices now, and the least numbers of days, in the words of their file. */
export async function readPromotions(tx: Queryable): Promise<PromotionsFile> {
  const [row] = await tx.query<PromotionsFile & Record<string, unknown>>({
    name: 'umbrellas.promotions',
    text: `select
        (select coalesce(jsonb_agg(terms order by position), '[]') from promotion where not is_removed) as promotions,
        (select coalesce(jsonb_agg(terms order by position), '[]') from minimum_stay) as "minimumStays"`,
    values: [],
  })
  if (row === undefined) throw new Error('the database answered no promotions')
  return { promotions: row.promotions, minimumStays: row.minimumStays }
}

/**
 * Makes promotions and least numbers of days those of a file. A promotion that left it stays for the orders that it was given to,
 * with what it was used: nobody counts from nothing when it comes back. Fewer uses than there were breaks `promotion__uses_within_limit`.
 */
export async function writePromotions(tx: Queryable, { promotions, minimumStays }: PromotionsFile): Promise<void> {
  await tx.query({
    name: 'umbrellas.write-promotions',
    text: `
      with given as (
        select p.terms ->> 'id' as id, p.position, p.terms
          from jsonb_array_elements($1::jsonb) with ordinality as p(terms, position)
      ), removed as (
        update promotion set is_removed = true where id not in (select id from given)
      )
      insert into promotion (id, position, terms)
      select id, position, terms from given
      on conflict (id) do update set position = excluded.position, terms = excluded.terms, is_removed = false`,
    values: [JSON.stringify(promotions)],
  })
  await tx.query({ name: 'umbrellas.clear-minimum-stays', text: 'delete from minimum_stay', values: [] })
  await tx.query({
    name: 'umbrellas.write-minimum-stays',
    text: `insert into minimum_stay (position, terms)
           select m.position, m.terms from jsonb_array_elements($1::jsonb) with ordinality as m(terms, position)`,
    values: [JSON.stringify(minimumStays)],
  })
}

/** Names of every promotion that a price may still name. */
export async function readPromotionNames(
  tx: Queryable,
): Promise<{ id: string; name: LocalizedText; hasCode: boolean }[]> {
  return tx.query({
    name: 'umbrellas.promotion-names',
    text: `select id, terms -> 'name' as name, terms ? 'code' as "hasCode" from promotion order by position, id`,
    values: [],
  })
}

/** Whether a code may be used once more by an account, as of now; the order itself counts it. */
export async function readUsesLeft(
  tx: Queryable,
  promotionId: string,
  accountId: number,
): Promise<'free' | 'used_up' | 'used_by_you'> {
  const [row] = await tx.query<{ left: 'free' | 'used_up' | 'used_by_you' }>({
    name: 'umbrellas.promotion-uses-left',
    text: `select case when uses >= (terms ->> 'uses')::integer then 'used_up'
                       when (select count(*) from promotion_use u join orders o on o.id = u.order_id
                               where u.promotion_id = p.id and o.account_id = $2 and u.given_back_at is null) >= (terms ->> 'usesPerCustomer')::integer then 'used_by_you'
                       else 'free' end as left
             from promotion p where id = $1`,
    values: [promotionId, accountId],
  })
  return row?.left ?? 'used_up'
}

/**
 * Counts a code's use for an order by one conditional statement; false when none is left, in all or for this customer. The account's
 * cart is locked by the caller, so that two orders of one customer come one after the other.
 */
export async function countPromotionUse(
  tx: Queryable,
  use: {
    readonly promotionId: string
    readonly orderId: number
    readonly accountId: number
    readonly cents: number
    /** Why, and who of the resort gives it by hand. */
    readonly reason?: string
    readonly givenBy?: number
  },
): Promise<boolean> {
  const rows = await tx.query({
    name: 'umbrellas.use-promotion',
    text: `
      with counted as (
        update promotion p set uses = uses + 1
         where id = $1 and uses < coalesce((terms ->> 'uses')::integer, 2147483647)
           and (select count(*) from promotion_use u join orders o on o.id = u.order_id
                               where u.promotion_id = p.id and o.account_id = $3 and u.given_back_at is null) < coalesce((terms ->> 'usesPerCustomer')::integer, 2147483647)
        returning id
      )
      insert into promotion_use (promotion_id, order_id, amount_cents, reason, given_by)
      select id, $2, $4, $5, $6 from counted returning id`,
    values: [use.promotionId, use.orderId, use.accountId, use.cents, use.reason ?? null, use.givenBy ?? null],
  })
  return rows.length === 1
}
