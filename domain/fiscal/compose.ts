import { composeRefund } from './compose-refund.ts'
import { composeSale } from './compose-sale.ts'
import { meaningOf } from './entry-meaning.ts'
import { NOTHING, type Composed, type ToCompose } from './receipt.ts'
import { takeBack } from './take-back.ts'

/** Guide 2.3: the receipt of one entry of the ledger, or why there is none. */
export function compose(facts: ToCompose): Composed {
  const meaning = meaningOf(facts.entry, facts.isCreditVoucher)
  if (meaning.act === 'none') return NOTHING
  if (meaning.act === 'sale') return composeSale(facts, meaning.payment)
  return meaning.act === 'refund' ? composeRefund(facts, meaning.payment) : takeBack(facts, meaning.payment)
}
