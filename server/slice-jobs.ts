import { MINUTE } from '../domain/platform/duration.ts'
import { dropMailsOfNobodyJob } from './accounts/drop-mails-of-nobody.ts'
import { forgetStaleJob } from './accounts/forget-stale.ts'
import { forgetStaleSocialJob } from './accounts/social/forget-stale-social.ts'
import { markDayOverJob } from './arrivals/mark-day-over.ts'
import { forgetLostDogsJob } from './dogs/lost/lost-jobs.ts'
import { remindDocumentsJob } from './dogs/remind-documents.ts'
import { messageJobs } from './messages/message-jobs.ts'
import { composeDocumentsJob } from './fiscal/compose-documents.ts'
import { issueJobs } from './fiscal/issue-documents.ts'
import { expireItemOrdersJob } from './orders/items/expire-item-orders.ts'
import {
  completePastOrdersJob,
  deleteOldQuotesJob,
  expireAwaitingOrdersJob,
  releaseDueOrdersJob,
} from './orders/release-due-orders.ts'
import type { PaymentFacts } from './payments/payment-facts.ts'
import { paymentJobs } from './payments/payment-jobs.ts'
import { exclusiveJob, type Job } from './platform/jobs.ts'
import { retentionJobs } from './privacy/forget-people.ts'
import { restaurantJobs } from './restaurant/restaurant-jobs.ts'
import { tableWaitingJobs } from './restaurant/waiting/table-waiting-jobs.ts'
import { settleReturnsJob } from './returns/settle-returns.ts'
import { subscriptionLifeJobs } from './subscriptions/life/life-job.ts'
import type { OpenMeteo } from './content/open-meteo/open-meteo.ts'
import type { SeaProvider } from './content/sea-provider.ts'
import { weatherJobs } from './weather/weather-jobs.ts'
import { forgetCustomerViewsJob } from './staff/customers/forget-views.ts'
import { forgetStaffChangesJob } from './staff/forget-changes.ts'
import { forgetMoneyRequestsJob } from './staff/money-requests/routes.ts'
import type { LiveSettings } from './settings/live-settings.ts'
import type { AppUse } from './settings/staff/app-use.ts'
import type { OccupancyChange } from './umbrellas/occupancy-changes.ts'
import { rollSeason } from './umbrellas/roll-season.ts'
import { forgetDeskActionsJob } from './umbrellas/staff/forget-actions.ts'
import { forgetHoldsJob, sweepHoldsJob } from './umbrellas/sweep-holds.ts'
import { forgetWaitingJob, waitingListJob } from './umbrellas/waiting/waiting-jobs.ts'
import type { FiscalAdapter } from './fiscal/fiscal-adapter.ts'
import type { ItemCategories } from './orders/items/item-categories.ts'
import type { PrivacyFacts } from './privacy/privacy-facts.ts'
import type { LifeFacts } from './subscriptions/life/life-facts.ts'
import type { UmbrellaFacts } from './umbrellas/umbrella-facts.ts'

/** What the jobs of the slices need. */
interface JobSurroundings {
  readonly settings: LiveSettings
  readonly announce: (changes: readonly OccupancyChange[]) => void
  readonly umbrellas: UmbrellaFacts
  readonly payments: PaymentFacts
  readonly categories: ItemCategories
  readonly life: LifeFacts
  /** What issues receipts; null without one. */
  readonly fiscal: FiscalAdapter | null
  readonly privacy: PrivacyFacts
  readonly use: AppUse
  /** After the commit: a table or a booking changed. */
  readonly announceRestaurant: () => void
  readonly openMeteo: OpenMeteo
  /** Who knows the weather while nobody of the resort has looked. */
  readonly sea: SeaProvider
}

/** What the slices do by the clock. */
export function jobsOfSlices(around: JobSurroundings): readonly Job[] {
  const {
    settings,
    announce,
    announceRestaurant,
    umbrellas,
    payments,
    categories,
    life,
    fiscal,
    privacy,
    use,
    openMeteo,
    sea,
  } = around
  return [
    use.job,
    forgetStaleJob,
    dropMailsOfNobodyJob,
    forgetStaleSocialJob,
    remindDocumentsJob(settings),
    forgetLostDogsJob,
    sweepHoldsJob(umbrellas),
    forgetHoldsJob(umbrellas),
    waitingListJob(umbrellas),
    forgetWaitingJob,
    forgetDeskActionsJob,
    forgetCustomerViewsJob,
    forgetStaffChangesJob,
    forgetMoneyRequestsJob,
    ...paymentJobs(payments),
    releaseDueOrdersJob({ announce, settings }),
    expireAwaitingOrdersJob({ announce }),
    expireItemOrdersJob({ categories }),
    completePastOrdersJob,
    markDayOverJob,
    openMeteo.job,
    ...weatherJobs({ settings, announce }),
    deleteOldQuotesJob,
    settleReturnsJob,
    ...subscriptionLifeJobs(life),
    composeDocumentsJob(settings),
    ...(fiscal === null ? [] : issueJobs(fiscal)),
    exclusiveJob('roll-season', MINUTE, rollSeason),
    ...restaurantJobs(settings),
    ...tableWaitingJobs({ settings, announce: announceRestaurant }),
    ...messageJobs(settings, sea),
    ...retentionJobs(privacy),
  ]
}
