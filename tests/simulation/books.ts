import type { DayWorld } from './day-world.ts'

/** What the day's money comes to, in cents; fees and credit are nobody's cash. */
export interface Books {
  /** Everything that the ledger says of money from outside. */
  readonly ledgerCents: number
  /** Of it, what came and went by a provider. */
  readonly ledgerOnlineCents: number
  /** Movements of the till that are an order's money. */
  readonly tillCents: number
  /** What the provider itself says that it took, less what it gave back. */
  readonly providerCents: number
  /** Movements that no closing has. */
  readonly openCents: number
  readonly arrivals: number
  readonly arrivalsWithoutVisit: number
}

export async function booksOf({ db, bank }: DayWorld): Promise<Books> {
  const [sums] = await db.sql<Omit<Books, 'providerCents'>>(
    `select
       (select coalesce(sum(amount_cents), 0)::integer from ledger_entry
         where kind not in ('fee', 'credit', 'credit_back', 'to_credit')) as "ledgerCents",
       (select coalesce(sum(amount_cents), 0)::integer from ledger_entry
         where kind not in ('fee', 'credit', 'credit_back', 'to_credit', 'cash', 'card_terminal', 'desk_refund')) as "ledgerOnlineCents",
       (select coalesce(sum(amount_cents), 0)::integer from till_movement where ledger_entry_id is not null) as "tillCents",
       (select coalesce(sum(amount_cents), 0)::integer from till_movement where closing_id is null) as "openCents",
       (select count(*)::integer from arrival where undone_at is null) as arrivals,
       (select count(*)::integer from arrival a left join order_line l on l.id = a.claim_id and l.order_id = a.order_id
         where a.undone_at is null and a.kind = 'line' and l.id is null) as "arrivalsWithoutVisit"`,
  )
  if (sums === undefined) throw new Error('the books say nothing')
  const attempts = await db.sql<{ ref: string; hasRefund: boolean }>(
    `select ref, exists (select from refund r where r.attempt_id = a.id) as "hasRefund"
     from payment_attempt a where provider = 'stripe' and ref is not null`,
  )
  let providerCents = 0
  for (const { ref, hasRefund } of attempts) {
    const intent = await bank.stripe('GET', `/v1/payment_intents/${ref}`)
    providerCents += Number(intent['amount_received'])
    if (!hasRefund) continue
    const { data } = await bank.stripe('GET', '/v1/refunds', { payment_intent: ref, limit: '100' })
    for (const { amount, status } of data as { amount: number; status: string }[]) {
      if (status !== 'failed' && status !== 'canceled') providerCents -= amount
    }
  }
  return { ...sums, providerCents }
}
