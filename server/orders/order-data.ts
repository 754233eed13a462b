import type { PersonalDataPart } from '../platform/personal-data.ts'
import type { Queryable } from '../platform/database.ts'

/** What is still being made at the bar keeps its words, which may be about an allergy, until it is over. */
const NOT_BEING_MADE =
  "not exists (select from bar_order b where b.order_id = o.id and b.status in ('received', 'preparing', 'ready'))"

/** Words and marks of a person that the resort's books need none of: notes and plates of the orders that are chosen. */
const forgetWords = (orders: string): string => `
  update order_item i set note = null, plate = null
  from orders o where o.id = i.order_id and (${orders}) and ${NOT_BEING_MADE} and num_nonnulls(i.note, i.plate) > 0`

/** Orders as their owner reads them, and quotes that still bind (GDPR 15). */
export const orderData: PersonalDataPart = {
  name: 'orders',
  async export(tx, accountId) {
    const orders = await tx.query<{ order: Record<string, unknown> }>({
      name: 'orders.export',
      text: `
        select (order_of(o.id) - 'serverNow' - 'localNow') || jsonb_build_object(
          'language', o.language, 'conditions', o.conditions_slug, 'deviceOrderId', o.client_id,
          'history', (select jsonb_agg(jsonb_build_object('at', iso_instant(h.at), 'status', h.new_status, 'by', h.actor,
                        'reason', h.reason) order by h.id) from order_history h where h.order_id = o.id),
          'changes', (select coalesce(jsonb_agg(jsonb_build_object('at', iso_instant(c.at), 'kind', c.kind, 'before', c.stay_before,
                        'after', c.stay_after, 'goesBackCents', c.goes_back_cents, 'to', c.refund_to, 'keptCents', c.kept_cents)
                        order by c.id), '[]') from order_change c where c.order_id = o.id),
          'money', (select coalesce(jsonb_agg(jsonb_build_object('at', iso_instant(e.at), 'kind', e.kind, 'cents', e.amount_cents)
                      order by e.id), '[]') from ledger_entry e where e.order_id = o.id and e.kind <> 'fee')
        ) as "order"
        from orders o where o.account_id = $1 order by o.id`,
      values: [accountId],
    })
    const quotes = await tx.query({
      name: 'orders.export-quotes',
      text: `select category, language, content, iso_instant(expires_at) as "expiresAt" from quote where account_id = $1`,
      values: [accountId],
    })
    return { orders: orders.map(({ order }) => order), quotes }
  },
  async erase(tx, accountId) {
    await tx.query({ name: 'orders.erase-words', text: forgetWords('o.account_id = $1'), values: [accountId] })
    await tx.query({
      name: 'orders.erase-dogs',
      text: `
        update order_line l
        set dogs = (select jsonb_agg(jsonb_build_object('name', '', 'size', d -> 'size')) from jsonb_array_elements(l.dogs) d)
        from orders o where o.id = l.order_id and o.account_id = $1 and l.dogs <> '[]'`,
      values: [accountId],
    })
  },
}

/** Forgets the words of orders whose last day was so many days ago, and at once those of people who are gone. */
export async function forgetOrderWords(tx: Queryable, days: number): Promise<void> {
  await tx.query({
    name: 'orders.forget-words',
    text: forgetWords(`
      upper(i.days) <= resort_today() - $1::integer
      or exists (select from account a where a.id = o.account_id and a.kind = 'erased')`),
    values: [days],
  })
}
