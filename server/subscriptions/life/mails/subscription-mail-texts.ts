import type { SubscriptionNotice } from '../notice-events.ts'

/** What the sentences name, in words of the language; what an event does not have is empty. */
export interface Told {
  /** The plan's name. */
  readonly name: string
  readonly amount: string
  /** The day that it is about: due, from then on, or the last one. */
  readonly day: string
  readonly place: string
}

/** The words of the mails about a subscription's life in one language. */
export interface SubscriptionMailTexts {
  readonly hello: (firstName: string) => string
  readonly events: Readonly<
    Record<
      SubscriptionNotice,
      {
        readonly subject: (told: Told) => string
        /** One or two sentences that a push can say alone. */
        readonly text: (told: Told) => string
        /** What to do; empty for nothing. */
        readonly next: string
      }
    >
  >
  readonly subscription: string
  readonly place: string
  readonly days: string
  readonly between: (from: string, to: string) => string
  readonly charged: string
  readonly credited: string
  readonly open: string
}
