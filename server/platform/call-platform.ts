import type { IncomingHttpHeaders } from 'node:http'
import type { Logger } from 'pino'
import type { TokenProof } from './account-source.ts'
import type { Database, Queryable } from './database.ts'
import type { Actor } from './handler.ts'
import type { RateLimits } from './rate-limits.ts'

/** Finds the customer of a bearer token with one named statement; null for a token that is not live. */
export type FindActor = (tx: Queryable, token: string) => Promise<Actor | null>

/** What every call needs of the server around it; composed in `server/app.ts`. */
export interface CallPlatform {
  readonly database: Database
  readonly findActor: FindActor
  readonly tokenProof: TokenProof
  /** Whether guests reach the resort over https, by its public address. */
  readonly isHttps: boolean
  /** Throws `maintenance` or `app_obsolete` while that is so; no database behind it. */
  readonly gate: (headers: IncomingHttpHeaders) => void
  /** Names of the calls that the gate lets pass, so that an app can learn why the others refuse. */
  readonly ungated: ReadonlySet<string>
  readonly limits: RateLimits
  /** Whether an address is of the resort's own networks, which many people share: loopback, the beach's own Wi-Fi. */
  readonly isTrusted: (address: string) => boolean
  /** Whether limits by address and caller rest for an address: loopback where the server is only tried; nobody in production. */
  readonly isExempt: (address: string) => boolean
  readonly log: Logger
  /** True in tests: also the large answers and the refusals are checked against the contract. */
  readonly checksContract: boolean
}
