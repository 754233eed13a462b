import type { it } from './it.ts'

/** The bell's words, in English. */
export const en: typeof it = {
  title: 'To see to',
  label: (total) => `To see to: ${total}`,
  none: 'Nothing is waiting for you now.',
  gap: 'Not everything could be checked: something may be missing here.',
  retry: 'Check again',
  kinds: {
    bar: 'Bar orders to accept',
    late: 'Late guests',
    stranded: 'Guests without their place',
    requests: 'Money that waits for your yes',
    issues: 'Differences to clear up at the till',
    undelivered: 'Undelivered messages',
    weather: 'Bad weather days to decide on',
    receipts: 'Receipts to issue',
    dogs: 'Dogs’ documents to check',
    lost: 'Lost dogs to tell the guests about',
  },
}
