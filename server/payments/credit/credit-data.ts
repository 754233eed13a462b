import type { PersonalDataPart } from '../../platform/personal-data.ts'

/** Credit and its movements. They go with the orders to a row without a name, or with an account that leaves no order (B-06, R-109). */
export const creditData: PersonalDataPart = {
  name: 'credit',
  async export(tx, accountId) {
    const lots = await tx.query({
      name: 'payments.export-credit-lots',
      text: `
        select reason, note, order_id as "orderId", earned_cents as "earnedCents", left_cents as "leftCents",
          iso_instant(earned_at) as "earnedAt", expires_on as "expiresOn"
        from credit_lot where account_id = $1 order by id`,
      values: [accountId],
    })
    const movements = await tx.query({
      name: 'payments.export-credit',
      text: `
        select kind, amount_cents as "amountCents", order_id as "orderId", iso_instant(at) as at
        from credit_entry where account_id = $1 order by id`,
      values: [accountId],
    })
    const [balance] = await tx.query({
      name: 'payments.export-credit-balance',
      text: 'select balance_cents as "balanceCents" from credit_balance where account_id = $1',
      values: [accountId],
    })
    return { balance: balance ?? null, lots, movements }
  },
  /** What is left is forfeited, as the page of the deletion says with the amount. */
  async erase(tx, accountId) {
    await tx.query({ name: 'payments.forfeit-credit', text: 'select forfeit_credit($1)', values: [accountId] })
  },
}
