import type { Settings } from '../../domain/settings/settings.ts'
import type { PaymentFacts } from '../payments/payment-facts.ts'

/** What the calls of the till need of the server around them. */
export interface TillFacts {
  readonly settings: Settings
  readonly payments: PaymentFacts
}
