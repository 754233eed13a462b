/** The words of the mails about a table in one language. */
export interface TableMailTexts {
  readonly reminder: {
    readonly subject: (restaurant: string, time: string) => string
    readonly title: (firstName: string) => string
    readonly text: (day: string, time: string) => string
    /** Where to say that they do not come. */
    readonly change: string
  }
  readonly restaurant: string
  readonly day: string
  readonly time: string
  readonly seats: string
  readonly dogs: string
  readonly note: string
  readonly order: string
  readonly openOrder: string
}
