import type { Logger } from 'pino'
import type { AccountTools } from '../account-tools.ts'
import type { SocialLogins } from './open-providers.ts'

/** What the calls of social logins need besides the asker. */
export interface SocialTools extends AccountTools {
  readonly social: SocialLogins
  readonly log: Logger
}
