import type { Call } from './call.ts'
import { Invalid } from './refusal.ts'
import type { Transaction } from './records.ts'
import type { BraintreeState } from './state.ts'

const WINDOW = 30 * 24 * 3_600_000

/**
 * Does a request at most once for its `apiRequestKey`: the same request again answers the present state of its
 * transaction, another one with the key is refused with 915232. A request that broke a rule has used nothing up.
 */
export function once(state: BraintreeState, key: string | null, call: Call, run: () => Transaction): Transaction {
  if (key === null) return run()
  const earlier = state.requestKeys.get(key)
  if (earlier !== undefined && state.now() - earlier.at < WINDOW) {
    if (earlier.request !== call.request) throw new Invalid('transaction', 'api_request_key', '915232')
    return state.transaction(earlier.transactionId)
  }
  const transaction = run()
  state.requestKeys.set(key, { request: call.request, transactionId: transaction.id, at: state.now() })
  return transaction
}
