import { HOUR, MINUTE } from '../platform/duration.ts'

/** How long a mailed code works; only the newest one does. */
export const CODE_LIFE = 30 * MINUTE
/** Wrong codes before a code is dead; a new one can be asked for. */
export const CODE_TRIES = 5
/** How long a sign-up waits for its code before it is forgotten. */
export const REGISTRATION_LIFE = 24 * HOUR
/** Account mails to one address in one window; beyond it nothing is sent and the answer stays the same. */
export const MAIL_BUDGET = { mails: 10, per: 6 * HOUR } as const

/** The two texts that a sign-up consents to: purpose, and slug of the page that was shown. */
export const CONSENT_PAGES = { personal_data: 'personal-data', purposes: 'purposes' } as const
export const CONSENT_PURPOSES = ['personal_data', 'purposes'] as const satisfies (keyof typeof CONSENT_PAGES)[]
