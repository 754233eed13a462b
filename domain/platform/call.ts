import type * as z from 'zod/mini'
import { MINUTE } from './duration.ts'
import type { RefusalCode } from './refusal.ts'
import type { StaffRole } from './staff-role.ts'

/** How long a session counts as proven after its person signed in or proved who they are once more. */
export const PROOF_LIFE = 10 * MINUTE

/** All calls of the product are served below this path. */
export const CALL_PREFIX = '/singlefin-ws/rest'

/**
 * Who may make a call. `anyone`: no session needed (one that is sent is still checked). `guest`: somebody with a
 * session, a customer or a guest who left name, phone and e-mail. `customer`: a signed-in customer.
 * `confirmed`: a customer whose e-mail is confirmed. `staff`: a person of the resort with one of the call's `roles`
 * . A call without a policy does not compile, and a route without one does not start.
 */
export type Policy = 'anyone' | 'guest' | 'customer' | 'confirmed' | 'staff'

/**
 * How often a call may be made: `max` times per `per` milliseconds. `caller`: by one account, or by one browser without one.
 * `address`: by everybody of one network together. `address_and_email`: by one network for one e-mail.
 */
export interface RateLimit {
  readonly max: number
  readonly per: number
  readonly by: 'caller' | 'address' | 'address_and_email'
}

/** A network of many people, such as the beach's own Wi-Fi, counts as this many ordinary ones in limits by address. */
export const NETWORKS_IN_A_LARGE_ONE = 20

/**
 * Of what anyone may read, by each network: above what a carrier's or a hotel's guests do together, and far below what holds the
 * database up.
 */
const PUBLIC_READS: RateLimit = { max: 1_200, per: MINUTE, by: 'address' }

/** One call of the wire: plain data that the server mounts, the web uses and OpenAPI is made from. */
export interface Call<In extends z.ZodMiniType = z.ZodMiniType, Out extends z.ZodMiniType = z.ZodMiniType> {
  /** Verb and noun, unique in the product; the server's file has the same name in kebab-case. */
  readonly name: string
  readonly method: 'GET' | 'POST'
  /** Path below {@link CALL_PREFIX}, without a leading slash. */
  readonly path: string
  readonly policy: Policy
  /** Who of the staff: only and always with the policy `staff`; a manager is always among them. */
  readonly roles?: readonly StaffRole[]
  /**
   * True where a stolen token alone must not do it: the session has to have proven its person within
   * {@link PROOF_LIFE}, by signing in or by `proveIdentity`. Only for calls of customers and staff.
   */
  readonly needsProof?: boolean
  /**
   * True where a payment session may ask as well, about its one order alone: an `orderId` in the input has to be that order's,
   * and a handler whose input names none looks at `paysOrderId` of its actor.
   */
  readonly opensToPayment?: boolean
  /** One line for the reader of the OpenAPI document, with requirement ids. */
  readonly summary: string
  readonly input: In
  readonly output: Out
  readonly refusals: readonly RefusalCode[]
  /** All of them hold at once, at most one of each kind. What hashes, guesses or mails for strangers has one by address. */
  readonly limits?: readonly RateLimit[]
  /** Largest body in bytes, when it is not the usual 64 KiB. */
  readonly bodyLimit?: number
  /** True for the calls of installed 3.1.10 clients: unknown fields are ignored instead of refused. */
  readonly fixed?: boolean
  /** True when the answer depends on nobody and may be cached and revalidated by ETag. */
  readonly cacheable?: boolean
  /** True for large answers: their output is checked in tests only, and serialised plainly. */
  readonly plainOutput?: boolean
}

/** Keeps the exact types of a call's schemas. What anyone may read is limited by network, also where the call does not say so. */
export function defineCall<In extends z.ZodMiniType, Out extends z.ZodMiniType>(call: Call<In, Out>): Call<In, Out> {
  const { policy, method, limits = [] } = call
  const isUnlimited = policy === 'anyone' && method === 'GET' && limits.every(({ by }) => by !== 'address')
  return isUnlimited ? { ...call, limits: [...limits, PUBLIC_READS] } : call
}

/** What a caller sends. */
export type CallInput<C extends Call> = z.input<C['input']>
/** What the server's function receives, after parsing. */
export type CallParsed<C extends Call> = z.output<C['input']>
/** What the call answers. */
export type CallOutput<C extends Call> = z.output<C['output']>
