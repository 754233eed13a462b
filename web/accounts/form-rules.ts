import * as z from 'zod/mini'
import { confirmEmail, login, register, updateUser } from '../../domain/accounts/calls.ts'
import { FIELD_CODES, type FieldCode } from '../../domain/platform/field-problem.ts'
import type { Bounds } from '../../domain/platform/field-texts/bounds.ts'

/** What a person fills in to sign up: the call's own fields, so that the same rules judge here and there. */
export const signupSchema = z.pick(register.input, {
  firstName: true,
  lastName: true,
  email: true,
  phone: true,
  password: true,
  personalDataRead: true,
  purposesAccepted: true,
})
export type SignupForm = z.input<typeof signupSchema>

export const loginSchema = login.input
export type LoginForm = z.input<typeof loginSchema>

export const confirmSchema = confirmEmail.input
export type ConfirmForm = z.input<typeof confirmSchema>

/** The profile's text fields; the photo is kept apart. */
export const profileSchema = z.pick(updateUser.input, { nome: true, cognome: true, telefono: true })
export type ProfileForm = z.input<typeof profileSchema>

const NAME: Bounds = { min: 2, max: 25 }

/** The bounds that a field's texts name. */
const BOUNDS: Readonly<Record<string, Bounds>> = {
  firstName: NAME,
  lastName: NAME,
  nome: NAME,
  cognome: NAME,
  password: { min: 8, max: 128 },
  email: { max: 254 },
  code: { min: 6, max: 6 },
}

/** The problem that a form's message stands for; null when the message is a sentence of the server's. */
export function problemOf(field: string, message: string): (Bounds & { code: FieldCode }) | null {
  const code = FIELD_CODES.find((known) => known === message)
  return code === undefined ? null : { ...BOUNDS[field], code }
}
