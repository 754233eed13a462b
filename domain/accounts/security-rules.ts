import { HOUR, MINUTE } from '../platform/duration.ts'

/** How long a mailed link for a new password works, from the moment that it is mailed; only the newest one does. */
export const RESET_LIFE = 30 * MINUTE
/** How long the link works by which somebody of the resort chooses their first password. */
export const INVITATION_LIFE = 72 * HOUR
/** Links for a new password that one account is mailed; beyond it nothing is sent and the answer stays the same. */
export const RESET_BUDGET = { mails: 3, per: HOUR } as const

/** How long the link of a new e-mail works, from the moment that it is mailed. */
export const EMAIL_LINK_LIFE = 60 * MINUTE

/** How long a code that proves an account works; it dies of `CODE_TRIES` wrong ones. */
export const PROOF_CODE_LIFE = 10 * MINUTE
/** Codes that one account is mailed: with the tries of each, what anybody can guess in a window. */
export const PROOF_CODE_BUDGET = { mails: 5, per: HOUR } as const

/** How long a guest's link opens their orders, counted from the last day of its order. */
export const GUEST_LINK_DAYS = 30
