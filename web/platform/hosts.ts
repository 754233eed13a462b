import { SECOND } from '../../domain/platform/duration.ts'
import { API_HOSTS } from './environment.ts'

/** A host that has answered within this time needs no asking before a change. */
const TRUSTED_FOR = 5 * SECOND
/** A host that could not be reached is asked last for this time. */
const AVOIDED_FOR = 30 * SECOND
/** The longest that a host may take to say that it is there. */
const PROBE_LIMIT = 5 * SECOND
/** What is asked of it: small, the same for everybody, and no call. */
const HARMLESS = '/manifest.webmanifest'
/** Changes without a known outcome that are remembered; each is a press that somebody may repeat. */
const MOST_UNANSWERED = 50

const answeredAt = new Map<string, number>()
const lostAt = new Map<string, number>()
const unansweredAt = new Map<string, string>()

/** Base hosts in the order in which they are asked now: as built, those that were lost lately at the end. */
function hostsNow(): readonly string[] {
  if (API_HOSTS.length === 0) return ['']
  const isLost = (host: string) => performance.now() - (lostAt.get(host) ?? -Infinity) < AVOIDED_FOR
  return [...API_HOSTS.filter((host) => !isLost(host)), ...API_HOSTS.filter(isLost)]
}

/** The base host for what is asked once, such as a picture or a stream. */
export function currentHost(): string {
  return hostsNow()[0] ?? ''
}

/**
 * Base hosts for a request, best first. A change whose outcome at a host is unknown goes to that host alone when its key comes
 * again: another one might do it a second time.
 */
export function hostsFor(idempotencyKey: string | undefined): readonly string[] {
  const bound = idempotencyKey === undefined ? undefined : unansweredAt.get(idempotencyKey)
  return bound === undefined ? hostsNow() : [bound]
}

export function noteAnswer(host: string, idempotencyKey: string | undefined): void {
  answeredAt.set(host, performance.now())
  lostAt.delete(host)
  if (idempotencyKey !== undefined) unansweredAt.delete(idempotencyKey)
}

export function noteLoss(host: string): void {
  lostAt.set(host, performance.now())
  answeredAt.delete(host)
}

/** The host may have made this change, or not. */
export function noteUnanswered(host: string, idempotencyKey: string): void {
  unansweredAt.set(idempotencyKey, host)
  const [oldest] = unansweredAt.keys()
  if (unansweredAt.size > MOST_UNANSWERED && oldest !== undefined) unansweredAt.delete(oldest)
}

/**
 * Whether a host takes changes now. A browser does not say whether a request that failed had left, so a host that has not
 * answered lately is asked something harmless first: a change that was never sent was certainly not taken.
 */
export async function isThere(host: string): Promise<boolean> {
  if (performance.now() - (answeredAt.get(host) ?? -Infinity) < TRUSTED_FOR) return true
  const end = new AbortController()
  const timer = setTimeout(() => end.abort(), PROBE_LIMIT)
  try {
    const { ok } = await fetch(`${host}${HARMLESS}`, {
      signal: end.signal,
      credentials: 'omit',
      cache: 'no-store',
    })
    if (ok) answeredAt.set(host, performance.now())
    return ok
  } catch {
    // No connection, no answer in time, or a proxy's page that says nothing to this app.
    return false
  } finally {
    clearTimeout(timer)
  }
}

/** For tests: nothing is known of any host. */
export function forgetHosts(): void {
  for (const known of [answeredAt, lostAt, unansweredAt]) known.clear()
}
