import type { Queryable } from '../platform/database.ts'
import type { PersonalData } from '../platform/personal-data.ts'
import type { PrivacyFacts } from './privacy-facts.ts'

/** Everything that is kept of a person, as one document (GDPR 15, 20). */
export interface PersonalExport {
  readonly resort: string
  readonly exportedAt: string
  readonly data: Record<string, PersonalData>
}

/** Asks every slice for what it keeps of the account. */
export async function exportPerson(
  tx: Queryable,
  { settings, parts }: PrivacyFacts,
  accountId: number,
): Promise<PersonalExport> {
  const data: Record<string, PersonalData> = {}
  for (const part of parts) data[part.name] = await part.export(tx, accountId)
  const [now] = await tx.query<{ at: string }>({
    name: 'privacy.exported-at',
    text: 'select iso_instant(battigia_now()) as at',
    values: [],
  })
  return { resort: settings.resortName, exportedAt: now?.at ?? '', data }
}
