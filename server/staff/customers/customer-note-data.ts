import type { PersonalDataPart } from '../../platform/personal-data.ts'

/** What the resort's people keep in mind about a person: it is theirs to read (GDPR 15), and goes with the account's row (GDPR 17). */
export const customerNoteData: PersonalDataPart = {
  name: 'staffNote',
  async export(tx, accountId) {
    const [note] = await tx.query({
      name: 'customers.export-note',
      text: 'select words, iso_instant(at) as at from customer_note where account_id = $1',
      values: [accountId],
    })
    return { note: note ?? null }
  },
  erase: async () => undefined,
}
