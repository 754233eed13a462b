import type { CreditReason } from '../../../../domain/payments/credit.ts'

/** The words of the mails about credit in one language. */
export interface CreditMailTexts {
  readonly earned: {
    readonly subject: (amount: string) => string
    readonly title: (amount: string) => string
    readonly text: (firstName: string) => string
    readonly use: string
  }
  readonly expiring: {
    readonly subject: (amount: string, day: string) => string
    readonly title: (day: string) => string
    readonly text: (firstName: string, amount: string, day: string) => string
    readonly use: string
  }
  readonly reasons: Readonly<Record<CreditReason, string>>
  readonly amount: string
  readonly reason: string
  readonly note: string
  readonly validUntil: string
  readonly balance: string
  readonly openCredit: string
}
