import type { PersonalDataPart } from '../../platform/personal-data.ts'
import { eraseWaiting, readWaitingData } from './forget-queries.ts'

/** What a person waits for and what was offered to them (B-05): exported whole, erased whole. */
export const waitingData: PersonalDataPart = {
  name: 'waiting',
  export: async (tx, accountId) => ({ requests: await readWaitingData(tx, accountId) }),
  erase: eraseWaiting,
}
