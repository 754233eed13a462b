import * as z from 'zod/mini'
import { CALL_PREFIX, type Call, type CallInput, type CallOutput } from '../../domain/platform/call.ts'
import { SECOND } from '../../domain/platform/duration.ts'
import type { Problem } from '../../domain/platform/field-problem.ts'
import { REFUSALS, type RefusalCode } from '../../domain/platform/refusal.ts'
import { CallFailure } from './call-failure.ts'
import { deviceId } from './device-id.ts'
import { APP_PLATFORM, APP_VERSION } from './environment.ts'
import { hostsFor, isThere, noteAnswer, noteLoss, noteUnanswered } from './hosts.ts'
import { currentLanguage } from './language.ts'
import { noteServerNow } from './server-clock.ts'
import { expireSession, forgetGuest, readSession, noteMaintenance, noteObsolete } from './session.ts'

export { CallFailure, isCallFailure } from './call-failure.ts'

// A strict CSP forbids the code that zod would compile for speed.
z.config({ jitless: true })

/** After this long a call counts as unanswered. */
export const CALL_TIMEOUT = 25 * SECOND

/** How one call is made. */
interface CallOptions {
  readonly signal?: AbortSignal
  /** The press that this call belongs to: a retry of the same press keeps its key. A new one by default. */
  readonly idempotencyKey?: string
  /** Lets the call finish when the page closes. */
  readonly keepalive?: boolean
}

/**
 * Makes one call of the contract. Throws a {@link CallFailure}; an abort by `signal` throws the signal's reason.
 * Falls back to the next base host when the first cannot be reached: a change only when the first certainly did not take it.
 */
export async function call<C extends Call>(
  def: C,
  input: CallInput<C>,
  options: CallOptions = {},
): Promise<CallOutput<C>> {
  const request = build(def, input, options)
  const start = performance.now()
  const answer = await askHosts(request, options.signal)
  try {
    return await read(def, answer, performance.now() - start, request.asker)
  } catch (refusal) {
    if (!(await staffAsker?.isToTryAgain({ def, input, refusal, token: request.token }))) throw refusal
    return call(def, input, options)
  }
}

/** The first answer of the application's own, from the best host that gives one; else what came of the last. */
async function askHosts({ path, init, key }: Built, signal?: AbortSignal): Promise<Response> {
  const hosts = hostsFor(key)
  for (const [index, host] of hosts.entries()) {
    const isLast = index === hosts.length - 1
    const isKnownAway = !isLast && key !== undefined && !(await isThere(host))
    signal?.throwIfAborted()
    if (isKnownAway) {
      noteLoss(host)
      continue
    }
    const answer = await send(`${host}${path}`, init, signal)
    if (answer instanceof Response && !(await isOfProxy(answer))) {
      noteAnswer(host, key)
      return answer
    }
    noteLoss(host)
    const mayBeDone = answer instanceof CallFailure && key !== undefined
    if (mayBeDone) noteUnanswered(host, key)
    if (!isLast && !mayBeDone) continue
    if (answer instanceof CallFailure) throw answer
    return answer
  }
  throw new CallFailure('network', 0)
}

/** Whether an answer is a proxy's: it reached no process, so that nothing was done. */
async function isOfProxy(answer: Response): Promise<boolean> {
  return (answer.status === 502 || answer.status === 503) && !isProblem(parseJson(await answer.clone().text()))
}

/** What the back office brings with itself: its own session, which is never a guest's. */
interface StaffAsker {
  readonly token: () => string | null
  /**
   * Hears of every refusal; true when the call is to be made once more, since the person has proven who they are. Throws `asked` when it
   * waits for somebody else's yes now.
   */
  readonly isToTryAgain: (refused: RefusedCall) => Promise<boolean>
}

/** A call with what it was made with and what came of it. */
export interface RefusedCall {
  readonly def: Call
  readonly input: unknown
  readonly refusal: unknown
  /** That it was made with. */
  readonly token: string | null
}

let staffAsker: StaffAsker | undefined

export function askAsStaff(asker: StaffAsker): void {
  staffAsker = asker
}

/** A request, but for its host. */
interface Built {
  readonly path: string
  readonly init: RequestInit
  readonly token: string | null
  readonly asker: Asker
  /** Of a change. */
  readonly key: string | undefined
}

/** What anybody may ask, and a guest as who they are. */
const OF_GUESTS: ReadonlySet<string> = new Set(['enterAsGuest', 'logout'])

function build(def: Call, input: unknown, options: CallOptions): Built {
  const { token: own, guestToken } = readSession()
  // A guest's token opens what guests may do, and counts as no login.
  const isAsGuest = own === null && guestToken !== null && (def.policy === 'guest' || OF_GUESTS.has(def.name))
  const isStaffs = def.path.startsWith('ges/')
  const token = isStaffs ? (staffAsker?.token() ?? null) : isAsGuest ? guestToken : own
  const headers: Record<string, string> = {
    Accept: 'application/json',
    'Accept-Language': currentLanguage(),
    'X-Device-Id': deviceId(),
    'X-App-Version': APP_VERSION,
    'X-App-Platform': APP_PLATFORM,
  }
  if (token) headers['Authorization'] = `Bearer ${token}`
  const path = `${CALL_PREFIX}/${def.path}`
  const keepalive = options.keepalive ?? false
  if (def.method === 'GET') {
    return {
      path: `${path}${queryOf(input)}`,
      token,
      init: { method: 'GET', headers, keepalive },
      asker: isStaffs ? 'nobody' : askerOf(token, isAsGuest),
      key: undefined,
    }
  }
  const key = options.idempotencyKey ?? crypto.randomUUID()
  headers['Content-Type'] = 'application/json'
  headers['Idempotency-Key'] = key
  return {
    path,
    token,
    init: { method: 'POST', headers, keepalive, body: JSON.stringify(input) },
    asker: isStaffs ? 'nobody' : askerOf(token, isAsGuest),
    key,
  }
}

/** Whose token a call carried. */
type Asker = 'nobody' | 'guest' | 'customer'

function askerOf(token: string | null, isAsGuest: boolean): Asker {
  if (token === null) return 'nobody'
  return isAsGuest ? 'guest' : 'customer'
}

function queryOf(input: unknown): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(input ?? {})) {
    if (value !== undefined && value !== null) query.set(name, String(value))
  }
  return query.size > 0 ? `?${query}` : ''
}

async function send(url: string, init: RequestInit, signal?: AbortSignal): Promise<Response | CallFailure> {
  // A signal of `AbortSignal.timeout` would live on for the whole time limit after each answer.
  const end = new AbortController()
  const stop = () => end.abort()
  const timer = setTimeout(stop, CALL_TIMEOUT)
  signal?.addEventListener('abort', stop)
  if (signal?.aborted) stop()
  try {
    const response = await fetch(url, {
      ...init,
      signal: end.signal,
      // The bearer header is the only credential (no cookies, no CSRF).
      credentials: 'omit',
      cache: 'no-cache',
    })
    // The body is read inside the time limit as well.
    const body = await response.text()
    return new Response(response.status === 204 || response.status === 304 ? null : body, response)
  } catch (error) {
    if (signal?.aborted) throw signal.reason
    if (end.signal.aborted) return new CallFailure('timeout', 0)
    if (error instanceof TypeError) return new CallFailure('network', 0)
    throw error
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', stop)
  }
}

async function read<C extends Call>(
  def: C,
  response: Response,
  roundTrip: number,
  asker: Asker,
): Promise<CallOutput<C>> {
  const body: unknown = parseJson(await response.text())
  if (!response.ok) throw refused(response.status, body, asker)
  const data = def.plainOutput ? body : understood(def, body)
  if (data === undefined) throw new CallFailure('defect', response.status)
  const serverNow = isRecord(body) ? body['serverNow'] : undefined
  if (typeof serverNow === 'string') noteServerNow(serverNow, roundTrip)
  return data as CallOutput<C>
}

/** An answer as its call says it. A newer server may say more than this page knows: that is left aside. Undefined for anything else. */
export function understood(def: Call, body: unknown): unknown {
  const output = z.safeParse(def.output, body)
  if (output.success) return output.data
  return output.error.issues.every(({ code }) => code === 'unrecognized_keys') ? body : undefined
}

function refused(status: number, body: unknown, asker: Asker): CallFailure {
  const problem = isProblem(body) ? body : undefined
  const code = problem && isRefusalCode(problem.code) ? problem.code : 'defect'
  if (code === 'maintenance') noteMaintenance(true)
  if (code === 'app_obsolete') noteObsolete(true)
  // The server no longer knows this session: this device forgets it as well, and the guards ask for a login.
  if (code === 'login_required' && asker === 'customer') expireSession()
  if (code === 'login_required' && asker === 'guest') forgetGuest()
  return new CallFailure(code, status, problem)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function isProblem(value: unknown): value is Problem {
  return isRecord(value) && typeof value['code'] === 'string' && typeof value['detail'] === 'string'
}

function isRefusalCode(code: string): code is RefusalCode {
  return Object.hasOwn(REFUSALS, code)
}
