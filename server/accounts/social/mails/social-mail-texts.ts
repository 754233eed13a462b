/** The words of the mail with a code for a social login, in one language. */
export interface SocialMailTexts {
  readonly subject: (code: string, resort: string) => string
  readonly title: (firstName: string) => string
  readonly intro: (minutes: number) => string
  readonly where: string
  readonly notYou: string
}
