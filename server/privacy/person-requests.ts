import type { Queryable } from '../platform/database.ts'
import { enqueueFarewell } from './farewell.ts'
import { erasePerson, type Erased } from './erase-person.ts'
import { exportPerson, type PersonalExport } from './export-person.ts'
import type { PrivacyFacts } from './privacy-facts.ts'
import { findPeople } from './privacy-queries.ts'

/** What is kept under an e-mail: of the customer, and of guests who wrote the same one. */
export async function exportByEmail(tx: Queryable, facts: PrivacyFacts, email: string): Promise<PersonalExport[]> {
  const documents: PersonalExport[] = []
  for (const { accountId } of await findPeople(tx, email)) documents.push(await exportPerson(tx, facts, accountId))
  return documents
}

/**
 * Erases the customer with an e-mail and the guests who wrote the same one, and mails it once. Answers who went: nobody, when
 * it was done before. Throws what {@link erasePerson} throws; then nobody went.
 */
export async function eraseByEmail(tx: Queryable, facts: PrivacyFacts, email: string): Promise<Erased[]> {
  const gone: Erased[] = []
  for (const { accountId } of await findPeople(tx, email)) {
    const erased = await erasePerson(tx, facts, accountId)
    if (erased !== null) gone.push(erased)
  }
  if (gone[0] !== undefined) {
    const kept = gone.flatMap((one) => one.kept)
    const cancelled = gone.reduce((sum, one) => sum + one.cancelled, 0)
    await enqueueFarewell(tx, { ...gone[0], kept, cancelled })
  }
  return gone
}
