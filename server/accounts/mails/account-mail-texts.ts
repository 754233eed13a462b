/** The words of the account mails in one language. */
export interface AccountMailTexts {
  readonly code: {
    readonly subject: (code: string, resort: string) => string
    readonly title: (firstName: string) => string
    readonly intro: (minutes: number) => string
    readonly button: string
    /** Only the browser that signed up can use the code. */
    readonly where: string
    readonly notYou: string
  }
  readonly already: {
    readonly subject: (resort: string) => string
    readonly title: (firstName: string) => string
    readonly intro: string
    readonly button: string
    readonly notYou: string
  }
}
