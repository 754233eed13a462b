import type { PersonalDataPart } from '../../platform/personal-data.ts'
import { freeOfferedTable } from './offer-queries.ts'
import { deleteTableRequests, readKeptTables, readTableWaitingData } from './table-waiting-queries.ts'

/** Which tables a person waits for and what was offered to them (B-09): exported whole, erased whole. */
export const tableWaitingData: PersonalDataPart = {
  name: 'tableWaiting',
  export: async (tx, accountId) => ({ requests: await readTableWaitingData(tx, accountId) }),
  /** Requests first: an offer that is being made of one is waited for, and its table goes with the others. */
  async erase(tx, accountId) {
    await deleteTableRequests(tx, accountId)
    for (const seatingId of await readKeptTables(tx, accountId)) await freeOfferedTable(tx, seatingId)
  },
}
