import type { ItemCategoryName } from '../../../../domain/orders/item-calls.ts'
import type { FreedCause } from '../../freed-outbox.ts'

type ByCategory<T> = Readonly<Record<ItemCategoryName, T>>

/** Why items of an order are over. */
export type ItemsOver = Exclude<FreedCause, 'cash_cutoff_passed'>

/** The words of the mails about orders of items in one language. */
export interface ItemMailTexts {
  readonly subject: (resort: string, number: string) => string
  readonly title: ByCategory<(firstName: string) => string>
  readonly intro: ByCategory<string>
  /** How an order is paid that waits for its cash. */
  readonly toPay: ByCategory<string>
  /** The first part of a subscription is paid; the others stand above it. */
  readonly paidFirst: (amount: string) => string
  /** Where nothing was to be paid before: a table is paid at the table. */
  readonly nothingBefore: ByCategory<string>
  /** The number that is called out, and where it goes. */
  readonly ticket: string
  readonly where: string
  readonly pickup: string
  readonly tip: string
  readonly dogs: (count: number) => string
  readonly seats: (count: number) => string
  readonly at: (day: string, time: string) => string
  readonly plate: (plate: string) => string
  /** Of food and drink, before the conditions. */
  readonly barNoWithdrawal: string
  readonly calendarFile: string
  readonly calendarOverFile: string
  readonly over: {
    readonly subject: Readonly<Record<ItemsOver, (resort: string, number: string) => string>>
    readonly title: Readonly<Record<ItemsOver, (firstName: string) => string>>
    readonly text: Readonly<Record<ItemsOver, string>>
    readonly reason: string
    readonly cashBack: string
    readonly again: ByCategory<string>
  }
  /** The restaurant has moved a table to another time. */
  readonly moved: {
    readonly subject: (resort: string, number: string) => string
    readonly title: (firstName: string) => string
    readonly text: string
    readonly before: string
    readonly notOk: string
  }
  /** Money came when somebody else had taken it. */
  readonly tooLate: string
}
