import type { CallFailure } from '../platform/call-failure.ts'

/** Which of the three texts of R-804 a failed load or update of the profile shows. */
export type ProfileFailure = 'network' | 'wrong' | 'generic'

/** Status 0 asks to try again; 400, 401 and 403 say wrong e-mail or password; everything else is generic. */
export function profileFailure(failure: Pick<CallFailure, 'status'>): ProfileFailure {
  if (failure.status === 0) return 'network'
  return [400, 401, 403].includes(failure.status) ? 'wrong' : 'generic'
}
