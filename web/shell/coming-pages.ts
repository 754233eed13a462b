/**
 * Routes of later issues, all in one place. Each opens inside its real layout and says honestly that it is still to
 * come; the texts are in `texts/`, under the same names.
 */
export const COMING = ['abbonamenti-uno', 'abbonamenti-due', 'abbonamenti-tre'] as const

export type ComingName = (typeof COMING)[number]
