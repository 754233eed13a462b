import type { Settings } from '../../domain/settings/settings.ts'
import type { PaymentFacts } from '../payments/payment-facts.ts'
import type { Queryable } from '../platform/database.ts'

/** What the calls of the till need of the server around them. */
export interface TillFacts {
  readonly settings: Settings
  readonly payments: PaymentFacts
  /** In the transaction of a closing: what follows it once it has committed. */
  readonly onClosed: (tx: Queryable, closingId: number) => Promise<void>
}
