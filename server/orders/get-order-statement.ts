import * as calls from '../../domain/orders/statement-calls.ts'
import { cents } from '../../domain/platform/cents.ts'
import { Refusal } from '../../domain/platform/refusal.ts'
import { methodOfMode } from '../../domain/payments/payment-modes.ts'
import { handle } from '../platform/handler.ts'
import { readOrder } from './order-queries.ts'
import { readPostings, type StoredPosting } from './statement-queries.ts'

/** how the money of one's own order moved, and what is owed or held in the end. */
export const getOrderStatement = handle(calls.getOrderStatement, 'read', async (tx, { orderId }, { actor }) => {
  const order = await readOrder(tx, actor.accountId, orderId)
  if (order === null) throw new Refusal('not_found')
  const { totalCents, keptCents, allowanceCents, coveredCents, dueCents } = order
  const postings = await readPostings(tx, orderId)
  const owedCents = Math.max(totalCents + keptCents - allowanceCents, 0)
  return {
    postings: postings.map((posting) => {
      const { kind, amountCents, at, lastFour, isPending } = posting
      const way = wayOf(posting)
      return { kind, way, lastFour: way === 'card' ? lastFour : null, amountCents, at, isPending }
    }),
    keptCents: cents(keptCents),
    allowanceCents: cents(allowanceCents),
    dueCents: cents(dueCents),
    heldCents: cents(Math.max(coveredCents - owedCents, 0)),
  }
})

const BY_CREDIT: ReadonlySet<StoredPosting['kind']> = new Set(['credit', 'credit_back', 'to_credit'])

function wayOf({ kind, tender, modeId }: StoredPosting): calls.PostingWay {
  if (BY_CREDIT.has(kind)) return 'credit'
  if (modeId === null) return tender ?? (kind === 'card_terminal' ? 'card_terminal' : 'cash')
  return methodOfMode(modeId) === 'wallet' ? 'wallet' : 'card'
}
