import { linkKeyField } from '../../../domain/accounts/security-calls.ts'
import { finishSocialLogin } from '../../../domain/accounts/social-calls.ts'
import { SOCIAL_FAILURES, SOCIAL_RETURN_PATH, type SocialFailure } from '../../../domain/accounts/social-rules.ts'
import type { CallOutput } from '../../../domain/platform/call.ts'
import { call } from '../../platform/call.ts'
import { forgetProof, proof } from './provider-visit.ts'

/** How somebody comes back from a provider, as the address says it behind its `#`. */
export type SocialReturn =
  | { readonly kind: 'key'; readonly key: string }
  | { readonly kind: 'failed'; readonly why: SocialFailure }

/** Null when the address says nothing of a provider. */
export function socialReturn(hash: string): SocialReturn | null {
  const values = new URLSearchParams(hash.replace(/^#/, ''))
  const [key, failed] = [values.get('social'), values.get('social-failed')]
  if (key === null && failed === null) return null
  if (key !== null && linkKeyField.safeParse(key).success) return { kind: 'key', key }
  return { kind: 'failed', why: SOCIAL_FAILURES.find((why) => why === failed) ?? 'failed' }
}

/** Whether a link says how a login ended. */
export function isSocialReturn({ pathname, hash }: Pick<URL, 'pathname' | 'hash'>): boolean {
  return pathname === SOCIAL_RETURN_PATH && socialReturn(hash) !== null
}

/** What a provider's answer led to. */
export type Met = CallOutput<typeof finishSocialLogin>

const taken = new Map<string, Promise<Met>>()

/**
 * Takes the answer up. A key works once, so that the same page asks once however often it is drawn, and a try again after a lost
 * answer is the same request to the server.
 */
export function takeUp(key: string): Promise<Met> {
  const known = taken.get(key)
  if (known !== undefined) return known
  const answer = call(finishSocialLogin, { key, ...proof() }, { idempotencyKey: key })
  taken.set(key, answer)
  answer.then(forgetProof, () => undefined)
  const forget = () => void taken.delete(key)
  // Who is in does not come back to this page: a session is not kept for whoever does.
  answer.then((met) => met.status === 'signed_in' && forget(), forget)
  return answer
}
