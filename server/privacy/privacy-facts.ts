import type { OrderFacts } from '../orders/order-facts.ts'
import type { PersonalDataPart } from '../platform/personal-data.ts'

/** What this slice needs of the server around it. */
export interface PrivacyFacts extends Pick<OrderFacts, 'settings' | 'categories' | 'announce'> {
  /** What every slice keeps of a person. */
  readonly parts: readonly PersonalDataPart[]
}
