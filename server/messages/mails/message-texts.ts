import type { MoneyOutKind } from '../../../domain/payments/money-out.ts'
/** The words of pushes, SMS and mails of this slice in one language. What a lock screen shows holds no secrets. */
export interface MessageTexts {
  readonly ready: {
    readonly title: (ticket: number) => string
    readonly pickup: string
    readonly place: (code: string) => string
    readonly mailTitle: (firstName: string) => string
    readonly button: string
  }
  /** A place that the resort took back from a cart. */
  readonly released: { readonly title: string; readonly body: (codes: string) => string }
  readonly hold: { readonly title: string; readonly body: (time: string) => string }
  /** `time` is when the sand cools down. */
  readonly hotSand: { readonly title: string; readonly body: (time: string) => string }
  readonly lostDog: (name: string) => string
  readonly reminder: {
    readonly title: (resort: string) => string
    /** The day and what is booked, e.g. `sabato 10 luglio: C20, C21`. */
    readonly body: (day: string, things: string) => string
    readonly subject: (resort: string, day: string) => string
    readonly mailTitle: (firstName: string) => string
    readonly intro: (day: string) => string
    readonly button: string
    readonly change: string
  }
  /** A place of the waiting list. */
  readonly offer: OfferTexts
  /** A table of the waiting list; its `code` is the number of its people. */
  readonly tableOffer: OfferTexts
  readonly broadcast: {
    /** Why somebody gets it. */
    readonly why: (resort: string, day: string) => string
    readonly button: string
  }
  readonly order: string
  readonly number: string
  /** Where to choose what one hears of. */
  readonly wishes: string
  readonly staff: {
    readonly refund_failed: StaffTexts
    readonly dispute_opened: StaffTexts
    /** About the person. */
    readonly money_out_unusual: StaffTexts
    readonly money_out_asked: StaffTexts
    readonly amount: string
    readonly person: string
    readonly way: string
    readonly ways: Readonly<Record<MoneyOutKind, string>>
    readonly today: string
    readonly button: string
  }
}

interface StaffTexts {
  /** Names an order, or a person. */
  readonly subject: (about: string) => string
  readonly title: string
  readonly text: string
}

/** What is offered to somebody who waits; `time` is the hour until which it is kept. */
interface OfferTexts {
  readonly title: (code: string) => string
  readonly body: (time: string, stay: string) => string
  readonly mailTitle: (firstName: string, code: string) => string
  readonly intro: (time: string) => string
  readonly place: string
  readonly when: string
  readonly until: string
  readonly button: string
  readonly note: string
}
