import type * as z from 'zod/mini'
import type { Call, CallParsed } from '../../domain/platform/call.ts'
import type { Platform } from '../../domain/platform/app-platform.ts'
import type { Language } from '../../domain/platform/language.ts'
import type { StaffRole } from '../../domain/platform/staff-role.ts'
import type { AccountSource } from './account-source.ts'
import type { Queryable } from './database.ts'

/** A customer, guest or person of the resort, known from the bearer token and from nothing else. */
export interface Actor {
  readonly accountId: number
  readonly sessionId: number
  readonly email: string
  readonly isConfirmed: boolean
  /** Orders without an account: has left name, phone and e-mail. */
  readonly isGuest: boolean
  /** Has proven lately that the session is in its person's hands, by signing in or once more (`needsProof`). */
  readonly isProven: boolean
  /** A second manager, who has said yes to exactly this (B-32); absent for everything that nobody was asked for. */
  readonly approvedBy?: number
  /** Of a session of the back office, which always has some; empty for every other, whoever's it is. */
  readonly roles: readonly StaffRole[]
  /** Of a payment session: the one order that it may pay, and all that it may do. Null or absent for every other. */
  readonly paysOrderId?: number | null
}

/** Whether the session is of the back office: it opens nothing of guests, and theirs opens nothing of it. */
export const isStaffSession = ({ roles }: Pick<Actor, 'roles'>): boolean => roles.length > 0

/** Whether the session only pays one order, in the browser that an app opened for it (payments guide, 5.5). */
export const isPaymentSession = ({ paysOrderId }: Pick<Actor, 'paysOrderId'>): boolean =>
  typeof paysOrderId === 'number'

/** What a call knows of its asker. Time is not here: the database's clock decides. */
export interface CallContext<A extends Actor | null = Actor | null> {
  readonly actor: A
  /** The actor for a statement that reads `asker`. In a `claim` the actor is only proven by such a statement. */
  readonly account: AccountSource
  readonly language: Language
  /** What the app says that it runs on; a browser is `other`. */
  readonly platform: Platform
  /** Name of browser and system, e.g. `Firefox, Windows`; empty when it said none. */
  readonly deviceName: string
  /** Client-chosen id of the browser or app, at most 64 characters; null when it sent none. */
  readonly deviceId: string | null
  /** /24 or /64 of the asker's address: the key of limits, never an address in full. */
  readonly addressPrefix: string
  /** Runs after the commit, or at once when there is no transaction; failures are logged, not answered. */
  readonly afterCommit: (effect: () => void | Promise<void>) => void
}

/** Which browser or app asks, before anything else of it is known. */
export type DeviceOfAsker = Pick<CallContext, 'deviceId' | 'addressPrefix'>

type ActorOf<C extends Call> = C['policy'] extends 'anyone' ? Actor | null : Actor

/**
 * How a call uses the database. `write`: one transaction, with the Idempotency-Key stored in it.
 * `read`: a connection without a transaction. `statement`: a change that is one atomic statement of its
 * own and idempotent by state, so that it needs no transaction around it. `claim`: the same, whose first
 * statement proves its asker itself (`queryForAsker`), which saves a round trip; nothing that is the account's may be told
 * or changed before. `own`: the call waits for something
 * slow, a password hash, a photo or a payment provider, that must not keep a connection busy: each statement takes its own, and
 * the call opens its short transaction itself.
 */
export type TransactionKind = 'write' | 'read' | 'statement' | 'claim' | 'own'

export interface Handler<C extends Call = Call> {
  readonly call: C
  readonly transaction: TransactionKind
  run(tx: Queryable, input: CallParsed<C>, context: CallContext<ActorOf<C>>): Promise<z.input<C['output']>>
  /**
   * Whether what is sent shows that its sender is known here already: strangers who use up the limit of a network then keep out
   * strangers only. One look-up, made when the limit is used up; no input of a stranger's own making may pass.
   */
  isKnown?(tx: Queryable, input: CallParsed<C>, device: DeviceOfAsker): Promise<boolean>
}

/** Ties a call of the contract to the function that answers it. One file per call. */
export function handle<C extends Call>(
  call: C,
  transaction: TransactionKind,
  run: Handler<C>['run'],
  isKnown?: Handler<C>['isKnown'],
): Handler<C> {
  return isKnown === undefined ? { call, transaction, run } : { call, transaction, run, isKnown }
}
