import * as calls from '../../domain/privacy/calls.ts'
import { handle } from '../platform/handler.ts'
import { exportPerson } from './export-person.ts'
import type { PrivacyFacts } from './privacy-facts.ts'

/** everything that the resort keeps of the caller, as one file; nothing of it is stored anywhere on the way. */
export const exportMyData = (facts: PrivacyFacts) =>
  handle(calls.exportMyData, 'read', (tx, _input, { actor }) => exportPerson(tx, facts, actor.accountId))
