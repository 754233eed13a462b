import { WithdrawalSection } from '../../orders/withdrawal/WithdrawalSection.tsx'
import { OwnDaysSection } from '../../returns/OwnDaysSection.tsx'
import { CarnetSection } from '../../subscriptions/life/CarnetSection.tsx'
import { MembersSection } from '../../subscriptions/life/MembersSection.tsx'
import { RenewalSection } from '../../subscriptions/life/RenewalSection.tsx'
import type { SubscriptionSection } from '../../subscriptions/mine/SubscriptionDetail.tsx'

/** What stands below card, facts and instalments of one's own subscription, from the top; each part says itself when it has nothing. */
export const SUBSCRIPTION_SECTIONS: readonly SubscriptionSection[] = [
  OwnDaysSection,
  RenewalSection,
  CarnetSection,
  MembersSection,
  WithdrawalSection,
]
