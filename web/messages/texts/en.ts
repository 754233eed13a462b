import type { it } from './it.ts'

/** The words about what a guest hears of, in English. */
export const en: typeof it = {
  title: 'Notifications',
  device: {
    title: 'This device',
    label: 'Notifications on this device',
    about: 'They appear even when the app is closed, and only while you stay logged in here.',
    failed: 'The browser did not turn notifications on. Try again, or check its settings.',
    off: 'You will get notifications once you have turned them on for a device.',
    denied: {
      title: 'Notifications are blocked',
      text: 'You have blocked notifications for this app. To get them, open the site settings of your browser, allow notifications and come back here.',
    },
    unsupported: {
      title: 'Notifications are not available',
      text: 'This browser can’t receive notifications. We’ll write to you by e-mail.',
    },
    needs_install: {
      title: 'First add the app to the Home Screen',
      text: 'On iPhone and iPad notifications reach the installed app: in Safari tap Share, then “Add to Home Screen”, and open the app from there.',
    },
  },
  topics: {
    orders: {
      title: 'Orders',
      text: 'When your bar order is ready or the places in your cart are about to be free again. E-mails about your orders are always sent: they are your receipt.',
    },
    reminders: {
      title: 'Reminders',
      text: 'The day before your umbrella, table, parking space or service. Only once: the notification or the e-mail.',
    },
    broadcasts: { title: 'News from the resort', text: 'Closures and bad weather on the days you have booked.' },
  },
  push: 'Notification',
  mail: 'E-mail',
  sms: {
    title: 'SMS',
    label: 'SMS when nothing else gets through',
    text: 'If neither the notification nor the e-mail gets through, we send an SMS to the number in your profile. You can change your mind whenever you like.',
  },
  saved: 'Saved',
  ready: {
    offer: 'Tell me when it is ready',
    text: 'You can close the app: you’ll get a notification when the bar is done.',
    on: 'We’ll tell you here when it’s ready.',
  },
}
