import * as z from 'zod/mini'
import { whole } from '../platform/fields.ts'
import { emailField, personNameField, phoneField } from './field-rules.ts'

const known = z.strictObject({ accountId: whole(1, Number.MAX_SAFE_INTEGER) })

/** Whoever stands at the desk or calls: somebody known, or somebody who says who they are; a last name, phone and e-mail may be empty. */
export const deskPersonSchema = z.union([
  known,
  z.strictObject({
    firstName: personNameField,
    lastName: z.union([personNameField, z.literal('')]),
    phone: z.union([phoneField, z.literal('')]),
    email: z.union([emailField, z.literal('')]),
  }),
])
export type DeskPerson = z.output<typeof deskPersonSchema>

/** Whether a mail reaches them: somebody known has an address. */
export const hasAddress = (person: DeskPerson | null) =>
  person !== null && ('accountId' in person || person.email !== '')
