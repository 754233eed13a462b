import type { Logger } from 'pino'
import type { RateLimits } from '../../platform/rate-limits.ts'
import type { AccountTools } from '../account-tools.ts'
import type { SocialLogins } from './open-providers.ts'

/** What the calls of social logins need besides the asker. */
export interface SocialTools extends AccountTools {
  readonly social: SocialLogins
  readonly log: Logger
}

/** What the routes of social logins need. */
export interface SocialRouteTools extends Pick<SocialTools, 'database' | 'social' | 'log'> {
  readonly limits: RateLimits
  /** Where guests reach the app, without a slash at the end: the only place that anybody is sent to (P20). */
  readonly publicUrl: string
}
