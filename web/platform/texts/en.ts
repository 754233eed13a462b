import type { it } from './it.ts'

export const en: typeof it = {
  network: 'There’s no network. Check your connection and try again.',
  timeout: 'No answer after 25 seconds. Check your network and try again.',
  defect: 'Oops, something went wrong. Try again. If it persists, log out and back in.',
  asked: 'The request has been sent: now it waits for a manager’s yes.',
}
