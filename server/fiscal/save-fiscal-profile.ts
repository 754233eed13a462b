import { Refusal } from '../../domain/platform/refusal.ts'
import * as calls from '../../domain/fiscal/calls.ts'
import { auditStaffAction } from '../platform/audit.ts'
import { handle } from '../platform/handler.ts'
import { updateProfile } from './compose-queries.ts'
import { fiscalAnswer } from './fiscal-answer.ts'
import type { FiscalFacts } from './fiscal-facts.ts'

/** Guide 2.3 rule 6: a manager who has proven who they are sets what a product line bears. */
export const saveFiscalProfile = (facts: FiscalFacts) =>
  handle(calls.saveFiscalProfile, 'write', async (tx, profile, { actor }) => {
    if (!(await updateProfile(tx, profile))) throw new Refusal('status_changed')
    const { productLine, version: _, ...detail } = profile
    await auditStaffAction(tx, actor, { action: 'fiscal.profile', subject: `fiscal-profile:${productLine}`, detail })
    return fiscalAnswer(tx, facts)
  })
