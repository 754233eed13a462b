import { civilDate } from '../../../../domain/platform/civil-date.ts'
import type { Language } from '../../../../domain/platform/language.ts'
import type { MailSample } from '../../../platform/mail-gallery.ts'
import { SUBSCRIPTION_NOTICES, type SubscriptionNotice } from '../notice-events.ts'
import { subscriptionMail, type SubscriptionMailFrame } from './subscription-mails.ts'

const frame = (language: Language, event: SubscriptionNotice): SubscriptionMailFrame => ({
  language,
  event,
  firstName: 'Giulia',
  name: 'Stagione intera',
  code: 'H6',
  from: civilDate('2027-05-15'),
  to: civilDate('2027-09-15'),
  instalment: { dueDay: civilDate('2027-07-01'), amountCents: 28_000 },
  overdueCents: 28_000,
  change:
    event === 'place_changed'
      ? { oldCode: 'H6', newCode: 'B4', from: civilDate('2027-07-10'), chargedCents: 21_371, creditedCents: 0 }
      : null,
  renewalUntil: civilDate('2028-03-31'),
  resort: 'Bagno Argo',
  sender: ['Bagno Argo', 'Viale della Pineta 1, Marina'],
  url: 'https://app.example/tabs/contact/abbonamenti?subscription=1',
})

/** The mails of this slice with sample data. */
export const SUBSCRIPTION_MAIL_SAMPLES: readonly MailSample[] = SUBSCRIPTION_NOTICES.map((event) => ({
  name: `subscription: ${event.replaceAll('_', ' ')}`,
  make: (language: Language) => subscriptionMail(frame(language, event)),
}))
