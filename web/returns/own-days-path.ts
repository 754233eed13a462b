import type { HolderKind } from '../../domain/returns/calls.ts'

/** Path of the calendar of one's own days. */
export const OWN_DAYS_PATH = '/tabs/contact/abbonamenti/giorni'

/** To the calendar of a subscription or of one booking; `day` opens that day. */
export function ownDaysPath(kind: HolderKind, id: number, day?: string): string {
  return `${OWN_DAYS_PATH}?${kind}=${id}${day === undefined ? '' : `&day=${day}`}`
}
