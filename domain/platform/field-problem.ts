/**
 * What can be wrong with one field. Schemas put these codes into their messages; the server answers
 * them with field, code and text, and the forms of the app show the same texts inline.
 */
export const FIELD_CODES = [
  'required',
  'wrong_type',
  'unknown_field',
  'not_offered',
  'already_used',
  'too_short',
  'too_long',
  'too_small',
  'too_large',
  'too_few',
  'too_many',
  'not_whole',
  'letters_only',
  'digits_only',
  'email_invalid',
  'phone_invalid',
  'password_too_common',
  'pin_too_common',
  'passwords_differ',
  'consent_required',
  'date_invalid',
  'date_past',
  'date_over',
  'date_order',
  'characters_invalid',
  'markup_invalid',
  'version_invalid',
  'link_not_allowed',
  'entries_invalid',
  'time_invalid',
  'position_invalid',
  'page_unknown',
] as const
export type FieldCode = (typeof FIELD_CODES)[number]

/** One wrong field: `field` is a path such as `places.0.dogs.1.name`; empty for the whole body. */
export interface FieldProblem {
  readonly field: string
  readonly code: FieldCode
  readonly min?: number
  readonly max?: number
}

/** The body of every refusal: RFC 9457 with our code, and one entry per wrong field. */
export interface Problem {
  readonly type: string
  readonly title: string
  readonly status: number
  readonly code: string
  readonly detail: string
  readonly data?: Readonly<Record<string, unknown>>
  readonly errors?: readonly (FieldProblem & { readonly message: string })[]
}
