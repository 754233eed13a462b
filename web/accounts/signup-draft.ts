import { onSignOut } from '../platform/session.ts'
import type { SignupForm } from './form-rules.ts'

/** A sign-up as it was typed. */
export interface SignupDraft {
  readonly values: SignupForm
  /** International prefix of the phone, e.g. `+39`. */
  readonly prefix: string
}

/**
 * What was typed in a sign-up whose address is not confirmed yet, so that *Cambia indirizzo* does not ask for it again.
 * It holds a password and lives in memory only, until the address is confirmed or the page is closed.
 */
let draft: SignupDraft | null = null

export function keepSignup(typed: SignupDraft): void {
  draft = typed
}

export function keptSignup(): SignupDraft | null {
  return draft
}

export function forgetSignup(): void {
  draft = null
}

onSignOut(forgetSignup)
