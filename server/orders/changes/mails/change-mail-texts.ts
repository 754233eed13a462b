/** Words of the mail about a changed booking; what every mail of an order says is in its own texts. */
export interface ChangeMailTexts {
  readonly subject: (resort: string, number: string) => string
  readonly title: (firstName: string) => string
  readonly daysCancelled: string
  readonly moved: string
  readonly changedByResort: string
  readonly cannotDeliver: string
  readonly before: string
  readonly after: string
  readonly cancelled: string
  readonly fromDesk: (amount: string) => string
  readonly toCredit: (amount: string) => string
  readonly kept: (amount: string) => string
  readonly noDifference: string
  readonly stillDue: (amount: string) => string
}
