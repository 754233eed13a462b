import { listSubscriptions, type Subscription } from '../../../domain/subscriptions/calls.ts'
import { getSubscriptionLife } from '../../../domain/subscriptions/life-calls.ts'
import { invalidate, useCallQuery } from '../../platform/queries.ts'

/** What one's own subscription is like now; nothing is asked for the copy of the device. */
export function useLife({ subscriptionId }: Pick<Subscription, 'subscriptionId'>, isKept: boolean) {
  return useCallQuery(getSubscriptionLife, { subscriptionId: String(subscriptionId) }, { enabled: !isKept })
}

/** Reads it and the list anew, until both have come. */
export async function rereadLife(): Promise<void> {
  await Promise.all([invalidate(getSubscriptionLife), invalidate(listSubscriptions)])
}

/** After a change: the page and the list say it. */
export function lifeChanged(): void {
  void rereadLife()
}
