import type { PersonalDataPart } from '../platform/personal-data.ts'
import { eraseMessages, readMessageData } from './message-data-queries.ts'

/** Devices, wishes and what a person was told. Where a device is reached is the push service's secret, and is left out. */
export const messageData: PersonalDataPart = {
  name: 'messages',
  export: readMessageData,
  erase: eraseMessages,
}
