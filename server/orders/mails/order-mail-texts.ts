import type { Language } from '../../../domain/platform/language.ts'
import { plural } from '../../../domain/platform/plural.ts'
import type { DayPart } from '../../../domain/platform/day-part.ts'
import type { ExtraId } from '../../../domain/umbrellas/plan.ts'

/** The words of the mails about an order in one language. */
export interface OrderMailTexts {
  readonly subject: (resort: string, number: string) => string
  readonly title: (firstName: string) => string
  readonly intro: string
  readonly cancelled: string
  readonly passIntro: string
  /** What the picture of the pass is, for those who do not see it. */
  readonly passAlt: (number: string) => string
  readonly openPass: string
  readonly openToPay: string
  readonly toPayCash: (hour: string, day: string) => string
  readonly toPayLater: (hour: string, day: string) => string
  readonly nothingToPay: string
  /** What was paid online, by which way; `other` leaves it open. */
  readonly paid: Readonly<Record<'card' | 'wallet' | 'other', string>>
  readonly order: string
  readonly orderedOn: string
  readonly place: (code: string) => string
  readonly gazebo: (code: string) => string
  readonly service: string
  /** Empty where it has no name any more. */
  readonly promotion: (name: string) => string
  readonly total: string
  readonly creditUsed: string
  readonly leftToPay: string
  readonly days: (from: string, to: string) => string
  readonly parts: Readonly<Record<DayPart, string>>
  readonly people: (count: number) => string
  readonly extras: Readonly<Record<ExtraId, (count: number) => string>>
  readonly noWithdrawal: string
  readonly conditions: (version: string) => string
  /** Of what the desk sold with a link to pay: nobody has accepted anything yet. */
  readonly conditionsByPaying: (version: string) => string
  readonly conditionsFile: string
  readonly calendarFile: string
  readonly reminder: string
  readonly freed: FreedMailTexts
  readonly money: MoneyMailTexts
}

/** The words of the mail about places that are free again. */
export interface FreedMailTexts {
  readonly subjectDeleted: (resort: string, number: string) => string
  readonly subjectEnded: (resort: string, number: string) => string
  readonly titleDeleted: (firstName: string) => string
  readonly titleEnded: (firstName: string) => string
  readonly deleted: string
  readonly cashNotArrived: (hour: string, day: string) => string
  readonly notPaid: (hour: string, day: string) => string
  /** Money that was reserved could not be taken. */
  readonly paymentLost: string
  readonly goesBack: (amount: string) => string
  readonly nothingBack: string
  readonly goesToCredit: (amount: string) => string
  /** Heading of what stands. */
  readonly left: string
  readonly dueNow: string
  readonly passStays: string
  readonly passOver: string
  readonly bookAgain: string
  /** Name of the file that takes the stay out of a calendar. */
  readonly calendarFile: string
}

/** The words of the mails about money on its way back. */
export interface MoneyMailTexts {
  readonly amount: string
  readonly way: string
  /** A card by its last four digits, where they are known. */
  readonly card: (lastFour: string | null) => string
  /** A payment for an order that stood before it. */
  readonly paid: MoneyNews & { readonly nothingLeft: string }
  readonly givenBack: {
    readonly subject: (resort: string, number: string) => string
    readonly title: (firstName: string) => string
    /** Why the payment does not stay. */
    readonly why: Readonly<Record<'too_late' | 'order_over' | 'paid_already' | 'mismatch', string>>
    readonly how: string
  }
  readonly refund: Readonly<Record<'succeeded' | 'failed', MoneyNews>>
  /** A payment that PayPal looks at. */
  readonly review: Readonly<Record<'began' | 'denied', MoneyNews>> & {
    /** What was chosen waits. */
    readonly kept: string
    /** What was chosen waits a little longer for another payment. */
    readonly payUntil: (instant: string) => string
    readonly freed: string
  }
}

interface MoneyNews {
  readonly subject: (resort: string, number: string) => string
  readonly title: (firstName: string) => string
  readonly text: string
}

/** A count with its word, in the form that the language gives it. */
export function counted(language: Language, one: string, other: string): (count: number) => string {
  return (count) => `${count} ${plural(language, count, { one, other })}`
}
