import type { PersonalDataPart, RetentionRule } from '../platform/personal-data.ts'
import { eraseMessages, readMessageData } from './message-data-queries.ts'

/** Devices, wishes and what a person was told. Where a device is reached is the push service's secret, and is left out. */
export const messageData: PersonalDataPart = {
  name: 'messages',
  export: readMessageData,
  erase: eraseMessages,
}

/** How long this slice keeps what. */
export const MESSAGE_RETENTION: readonly RetentionRule[] = [
  {
    table: 'push_device',
    what: 'browsers and apps that take pushes',
    kept: 'until their session ends',
    by: 'forget-stale-accounts',
  },
  { table: 'notice', what: 'what a person was told, and by which ways', kept: '90 days', by: 'forget-messages' },
  { table: 'handed_mail', what: 'hashes of mails that were handed over', kept: '30 days', by: 'forget-messages' },
]
