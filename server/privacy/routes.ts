import { deleteAccount } from './delete-account.ts'
import { exportMyData } from './export-my-data.ts'
import { getDeletion } from './get-deletion.ts'
import { listConsents } from './list-consents.ts'
import type { PrivacyFacts } from './privacy-facts.ts'

export const privacyHandlers = (facts: PrivacyFacts) => [
  exportMyData(facts),
  getDeletion(facts),
  deleteAccount(facts),
  listConsents,
]
