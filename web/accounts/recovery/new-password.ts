import * as z from 'zod/mini'
import { newPasswordField } from '../../../domain/accounts/field-rules.ts'

export interface NewPasswordForm {
  password: string
  /** Typed a second time. */
  repeat: string
}

export const NO_PASSWORD: NewPasswordForm = { password: '', repeat: '' }

/** A new password and its re-entry; `mismatch` is the sentence for two that differ. */
export function newPasswordSchema(mismatch: string) {
  return z
    .object({ password: newPasswordField, repeat: z.string().check(z.minLength(1, { error: 'required' })) })
    .check(z.refine(({ password, repeat }) => password === repeat, { path: ['repeat'], error: mismatch }))
}
