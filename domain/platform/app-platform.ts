/** What the app runs on; a browser is `other`. */
export const PLATFORMS = ['android', 'ios', 'other'] as const
export type Platform = (typeof PLATFORMS)[number]

/** The platform that a request names; anything else is a browser. */
export function platformOf(named: unknown): Platform {
  return PLATFORMS.find((known) => known === named) ?? 'other'
}
