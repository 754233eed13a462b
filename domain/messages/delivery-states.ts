/** What is known of one way that a message took. */
export const DELIVERY_STATES = ['waiting', 'sent', 'delivered', 'read', 'failed'] as const
export type DeliveryState = (typeof DELIVERY_STATES)[number]

/**
 * What may follow what. A provider's reports come in any order and again: a message that is read at once is never said to be
 * delivered, and what comes late changes nothing (identity guide, section 6).
 */
const NEXT: Readonly<Record<DeliveryState, readonly DeliveryState[]>> = {
  waiting: ['sent', 'delivered', 'read', 'failed'],
  sent: ['delivered', 'read', 'failed'],
  delivered: ['read'],
  read: [],
  failed: [],
}

/** Whether a report moves a delivery on. */
export function movesOn(state: DeliveryState, reported: DeliveryState): boolean {
  return NEXT[state].includes(reported)
}

/** States that a report may move on, for the statement that does it. */
export function statesBefore(reported: DeliveryState): DeliveryState[] {
  return DELIVERY_STATES.filter((state) => movesOn(state, reported))
}
