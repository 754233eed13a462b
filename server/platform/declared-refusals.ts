import type { Call } from '../../domain/platform/call.ts'
import type { RefusalCode } from '../../domain/platform/refusal.ts'

/** Every "no" that a call can answer: its own, and those that the platform adds to it (`call-route.ts`). */
export function declaredRefusals(call: Call, isUngated: boolean): RefusalCode[] {
  const added: RefusalCode[] = ['input_invalid', 'try_again']
  if (call.policy !== 'anyone') added.push('login_required', ...refusedToPayments(call))
  if (call.policy === 'confirmed') added.push('email_not_confirmed')
  if (call.policy === 'staff') added.push('not_allowed')
  if (call.needsProof === true) added.push('proof_needed')
  if (call.limits !== undefined) added.push('too_many_requests')
  if (call.method === 'POST') added.push('idempotency_key_reused')
  if (!isUngated) added.push('maintenance', 'app_obsolete')
  return [...new Set([...call.refusals, ...added])]
}

/** A payment session makes the few calls that it needs, about its own order. */
function refusedToPayments({ opensToPayment = false }: Call): RefusalCode[] {
  return opensToPayment ? ['not_found'] : ['not_allowed']
}
