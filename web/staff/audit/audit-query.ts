import * as z from 'zod/mini'
import { AUDIT_KINDS } from '../../../domain/staff/audit-actions.ts'

/** What is looked for in the log, in the address. */
export const auditQuery = z.object({
  about: z.optional(z.string()),
  person: z.optional(z.string()),
  kind: z.optional(z.enum(AUDIT_KINDS)),
  from: z.optional(z.string()),
  to: z.optional(z.string()),
})
export type AuditQuery = z.output<typeof auditQuery>
