import type { it } from './it.ts'

export const en: typeof it = {
  coming: (count) => `${count} coming up`,
  subscriptions: 'My season passes',
  credit: 'Credit',
  security: 'Login and security',
  findOrder: 'Find an order',
  myData: 'My data',
  notifications: 'Notifications',
  waiting: 'Waiting list',
  guest: {
    leave: 'Leave this device',
    title: 'Do you want to leave?',
    text: 'Your orders stay valid. To see them again, open the link in your confirmation e-mail or use “Find an order”.',
    unsent: 'An order that is waiting for a network will not be sent.',
  },
  install: {
    row: 'Install the app',
    why: 'It opens from the home screen and shows your QR codes offline too.',
    steps: ['Tap Safari’s Share button.', 'Choose “Add to Home Screen”.', 'Confirm with “Add”.'],
  },
}
