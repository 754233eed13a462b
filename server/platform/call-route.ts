import type { FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { platformOf } from '../../domain/platform/app-platform.ts'
import { pickLanguage } from '../../domain/platform/language.ts'
import { Refusal } from '../../domain/platform/refusal.ts'
import type { Call } from '../../domain/platform/call.ts'
import { hasRole } from '../../domain/platform/staff-role.ts'
import { accountOfToken, AskerNotFound, knownAccount, type AccountSource } from './account-source.ts'
import { addressPrefix, bearerToken, deviceIdOf } from './asker.ts'
import { callInput } from './call-input.ts'
import { CallLimits, type Network } from './call-limits.ts'
import type { CallPlatform } from './call-platform.ts'
import type { Queryable } from './database.ts'
import { deviceName } from './device-name.ts'
import { isPaymentSession, isStaffSession, type Actor, type CallContext, type Handler } from './handler.ts'
import { checkFingerprint, idempotencyKeyOf, keyedRequest, type KeyedRequest } from './idempotency.ts'
import { runKeyedWrite, type CallAnswer } from './keyed-write.ts'
import type { Sessions } from './sessions.ts'

type Effect = () => void | Promise<void>
type MayAsk = (tx: Queryable) => Promise<boolean>
type Asker = Omit<CallContext, 'afterCommit'>

/** What the request says of its asker. */
interface Visit extends Network {
  readonly request: FastifyRequest
  readonly deviceId: string | null
  readonly token: string | null
  readonly key: string | null
}

/** A keyed change of somebody who has asked before; nothing of it is proven yet. */
interface EarlyChange {
  readonly actor: Actor
  readonly token: string
  readonly input: unknown
  readonly keyed: KeyedRequest
}

/** One call's way from the request to the answer; everything that can be known at the start is. */
export class CallRoute {
  readonly handler: Handler
  readonly #platform: CallPlatform
  readonly #sessions: Sessions
  readonly #limits: CallLimits
  readonly #isGated: boolean
  readonly #checksOutput: boolean
  /** Calls whose answer depends on nobody do not look at the token. */
  readonly #readsToken: boolean

  constructor(handler: Handler, platform: CallPlatform, sessions: Sessions) {
    this.handler = handler
    this.#platform = platform
    this.#sessions = sessions
    this.#limits = new CallLimits(handler.call, platform.limits)
    this.#isGated = !platform.ungated.has(handler.call.name)
    this.#checksOutput = handler.call.plainOutput !== true || platform.checksContract
    this.#readsToken = handler.call.cacheable !== true
  }

  /** Refuses whoever may not ask, before a large body of theirs is read. */
  async admit(request: FastifyRequest): Promise<void> {
    if (this.#isGated) this.#platform.gate(request.headers)
    await this.#actorOf(bearerToken(request, this.#platform.isHttps), null)
  }

  /** The JSON text that the call answers. Throws a Refusal, or what broke. */
  async answer(request: FastifyRequest): Promise<CallAnswer> {
    const { call } = this.handler
    if (this.#isGated) this.#platform.gate(request.headers)
    const visit: Visit = {
      request,
      isTrusted: this.#platform.isTrusted(request.ip),
      isExempt: this.#platform.isExempt(request.ip),
      prefix: addressPrefix(request.ip),
      deviceId: deviceIdOf(request),
      token: this.#readsToken ? bearerToken(request, this.#platform.isHttps) : null,
      key: this.#keyOf(request),
    }
    await this.#takeOfNetwork(visit)
    const early = this.#earlyChange(visit)
    if (early !== null && this.handler.transaction === 'claim') return this.#claim(visit, early)
    if (early !== null && this.handler.transaction === 'write') return this.#write(visit, early)
    const actor = await this.#actorOf(visit.token, early?.keyed ?? null)
    const caller = callerOf(actor, visit)
    await this.#limits.takeOfCaller(visit, caller)
    const input = early === null ? callInput(call, request) : early.input
    requireItsOrder(actor, input)
    await this.#limits.takeOfEmail(visit, input)
    const keyed = visit.key === null ? null : keyedRequest(caller, visit.key, call.name, input)
    const account = knownAccount(actor?.accountId ?? null)
    return this.#run(input, askerOf(visit, actor, account), early === null ? keyed : null)
  }

  /** A call that changes nothing needs no key kept. */
  #keyOf(request: FastifyRequest): string | null {
    const { call, transaction } = this.handler
    const key = call.method === 'POST' ? idempotencyKeyOf(request.headers['idempotency-key']) : null
    return transaction === 'read' ? null : key
  }

  async #takeOfNetwork(visit: Visit): Promise<void> {
    try {
      await this.#limits.takeOfNetwork(visit)
    } catch (error) {
      if (!(error instanceof Refusal) || !(await this.#isKnown(visit))) throw error
    }
  }

  async #isKnown({ request, deviceId, prefix }: Visit): Promise<boolean> {
    const { handler } = this
    if (handler.isKnown === undefined) return false
    const input = callInput(handler.call, request)
    return handler.isKnown(this.#platform.database, input, { deviceId, addressPrefix: prefix })
  }

  async #takeEarly(visit: Visit, { actor, input }: EarlyChange): Promise<void> {
    await this.#limits.takeOfCaller(visit, accountCaller(actor))
    await this.#limits.takeOfEmail(visit, input)
  }

  /**
   * A keyed change before the session is known, when the token has been seen before, so that both travel together.
   * Null for every other call; a wrong input waits until the asker may ask.
   */
  #earlyChange({ request, token, key }: Visit): EarlyChange | null {
    // A guest or a person of the resort is looked up first: who they are decides whether they may ask.
    const { policy, needsProof } = this.handler.call
    if (token === null || key === null || policy === 'staff' || needsProof === true) return null
    const actor = this.#sessions.remembered(token)
    if (actor === null || !actor.isConfirmed || isStaffSession(actor) || isPaymentSession(actor)) return null
    try {
      const input = callInput(this.handler.call, request)
      return { actor, token, input, keyed: keyedRequest(accountCaller(actor), key, this.handler.call.name, input) }
    } catch (error) {
      if (error instanceof Refusal) return null
      throw error
    }
  }

  /** A claim of somebody who has asked before: its own statement proves the token and the key. */
  async #claim(visit: Visit, early: EarlyChange): Promise<CallAnswer> {
    await this.#takeEarly(visit, early)
    const { actor, token, input, keyed } = early
    const account = accountOfToken(this.#platform.tokenProof, token, keyed)
    try {
      return await this.#run(input, askerOf(visit, actor, account), null)
    } catch (error) {
      // What was refused before the statement is only told to whom may ask.
      if (!account.isProven && (error instanceof Refusal || error instanceof AskerNotFound)) {
        await this.#actorOf(token, keyed)
      }
      if (error instanceof AskerNotFound) throw new Refusal('try_again')
      throw error
    }
  }

  /** A change of somebody who has asked before: the token is looked up in front of the change, in its transaction. */
  async #write(visit: Visit, early: EarlyChange): Promise<CallAnswer> {
    await this.#takeEarly(visit, early)
    const { actor, token, input, keyed } = early
    const mayAsk = async (tx: Queryable) => (await this.#platform.findActor(tx, token)) !== null
    return this.#run(input, askerOf(visit, actor, knownAccount(actor.accountId)), keyed, mayAsk)
  }

  async #actorOf(token: string | null, early: KeyedRequest | null): Promise<Actor | null> {
    let actor: Actor | null = null
    if (token !== null)
      actor = early === null ? await this.#sessions.find(token) : await this.#sessions.findAndCheck(token, early)
    requireAllowed(this.handler.call, actor)
    // Where anyone may ask, a payment session is worth as much as none.
    return this.handler.call.policy === 'anyone' && actor !== null && isPaymentSession(actor) ? null : actor
  }

  async #run(input: unknown, asker: Asker, keyed: KeyedRequest | null, mayAsk?: MayAsk): Promise<CallAnswer> {
    let effects: Effect[] = []
    const attempt = async (tx: Queryable): Promise<string> => {
      effects = []
      const context = { ...asker, afterCommit: (effect: Effect) => void effects.push(effect) }
      // The policy has been checked: where it asks for a customer, there is one.
      return this.#serialise(await this.handler.run(tx, input, context as CallContext<never>))
    }
    const answer = await this.#attempt(attempt, keyed, mayAsk)
    if (!answer.isReplay && effects.length > 0) void this.#runEffects(effects)
    return answer
  }

  async #attempt(
    attempt: (tx: Queryable) => Promise<string>,
    keyed: KeyedRequest | null,
    mayAsk?: MayAsk,
  ): Promise<CallAnswer> {
    const { database } = this.#platform
    const kind = this.handler.transaction
    if (kind === 'write' && keyed !== null) return runKeyedWrite(database, keyed, attempt, mayAsk)
    if (kind !== 'write' && keyed !== null) await checkFingerprint(database, keyed)
    if (kind === 'own') return { status: 200, body: await attempt(database), isReplay: false }
    const body = kind === 'write' ? await database.transaction(attempt) : await database.connection(attempt)
    return { status: 200, body, isReplay: false }
  }

  #serialise(output: unknown): string {
    if (!this.#checksOutput) return JSON.stringify(output)
    const checked = z.safeParse(this.handler.call.output, output)
    if (checked.success) return JSON.stringify(checked.data)
    const wrong = checked.error.issues.map((issue) => `${issue.path.join('.')} ${issue.code}`).join('; ')
    throw new Error(`${this.handler.call.name} answered what its contract does not list: ${wrong}`)
  }

  async #runEffects(effects: readonly Effect[]): Promise<void> {
    for (const effect of effects) {
      try {
        await effect()
      } catch (error) {
        this.#platform.log.error({ err: error, call: this.handler.call.name }, 'an effect after the commit failed')
      }
    }
  }
}

function requireAllowed(call: Call, actor: Actor | null): void {
  const { policy, roles = [], needsProof = false, opensToPayment = false } = call
  if (policy === 'anyone') return
  if (actor !== null && isPaymentSession(actor) && !opensToPayment) throw new Refusal('not_allowed')
  // A session of the back office is none on the calls of guests.
  if (actor !== null && isStaffSession(actor) && policy !== 'staff') throw new Refusal('login_required')
  if (actor === null || (actor.isGuest && policy !== 'guest')) throw new Refusal('login_required')
  if (policy === 'confirmed' && !actor.isConfirmed) throw new Refusal('email_not_confirmed')
  if (policy === 'staff' && !hasRole(actor.roles, roles)) throw new Refusal('not_allowed')
  if (needsProof && !actor.isProven) throw new Refusal('proof_needed')
}

/** A payment session asks about its own order: every other one is unknown to it, its account's as well. */
function requireItsOrder(actor: Actor | null, input: unknown): void {
  if (actor === null || !isPaymentSession(actor)) return
  const { orderId } = input as { readonly orderId?: unknown }
  if (orderId !== undefined && Number(orderId) !== actor.paysOrderId) throw new Refusal('not_found')
}

function askerOf({ request, deviceId, prefix }: Visit, actor: Actor | null, account: AccountSource): Asker {
  const language = pickLanguage(request.headers['accept-language'])
  const platform = platformOf(request.headers['x-app-platform'])
  const device = deviceName(request.headers['user-agent'])
  return { actor, account, language, platform, deviceName: device, deviceId, addressPrefix: prefix }
}

function accountCaller({ accountId }: Actor): string {
  return `account:${accountId}`
}

function callerOf(actor: Actor | null, { deviceId, prefix }: Pick<Visit, 'deviceId' | 'prefix'>): string {
  if (actor !== null) return accountCaller(actor)
  return deviceId === null ? `address:${prefix}` : `device:${deviceId}`
}
