import { SubscriptionsPage } from '../../subscriptions/mine/SubscriptionsPage.tsx'
import { SUBSCRIPTION_SECTIONS } from './sections.ts'

/** One's own subscriptions, with what every slice has to say of one. */
export function MySubscriptionsPage() {
  return <SubscriptionsPage sections={SUBSCRIPTION_SECTIONS} />
}
