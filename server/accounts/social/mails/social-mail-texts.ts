/** The words of the mails about social logins, in one language. */
export interface SocialMailTexts {
  /** The code that proves an e-mail. */
  readonly code: {
    readonly subject: (code: string, resort: string) => string
    readonly title: (firstName: string) => string
    readonly intro: (minutes: number) => string
    readonly where: string
    readonly notYou: string
  }
  /** One more way into an account. */
  readonly linked: {
    readonly subject: (resort: string) => string
    readonly title: (firstName: string) => string
    readonly intro: (provider: string) => string
    readonly button: string
    readonly notYou: string
  }
}
