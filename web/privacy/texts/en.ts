import type { it } from './it.ts'

export const en: typeof it = {
  title: 'My data',
  consents: {
    title: 'What you agreed to',
    personal_data: 'How data is handled',
    purposes: 'Purposes of data',
    given: (version, day, time) => `Version ${version}, ${day} at ${time}`,
    none: 'You haven’t given any consent yet.',
  },
  download: {
    title: 'A copy for you',
    text: 'Everything we keep about you: profile, dogs and documents, orders, payments, consents. As a page to read and print, or as a file for another program. Passwords and keys are not included.',
    page: 'Download a page to read',
    button: 'Download my data (JSON)',
    fileName: 'my-data',
    done: 'File saved on your device',
  },
  correct: {
    title: 'If something is not right',
    profile: 'Correct name and phone',
    security: 'Change e-mail or password',
  },
  leave: {
    title: 'If you want to leave',
    row: 'Delete account',
  },
  deletion: {
    page: 'Delete account',
    title: 'Delete your account?',
    text: 'We delete profile, dogs and cards. Paid bookings stay valid until their date.',
    paid: (count) =>
      count === 1
        ? 'You have one paid booking. Note its number or save the pass: afterwards the app no longer shows it.'
        : `You have ${count} paid bookings. Note their numbers or save the passes: afterwards the app no longer shows them.`,
    seeOrders: 'See my orders',
    unpaid: (count) =>
      count === 1 ? 'One booking is unpaid: we’ll cancel it.' : `${count} bookings are unpaid: we’ll cancel them.`,
    word: 'DELETE',
    field: (word) => `Type ${word} to confirm`,
    keep: 'Keep the account',
    forever: 'Delete for ever',
    credit: (amount) => `You have ${amount} of credit: you lose it with the account. You may want to use it first.`,
    underWay: 'A payment is still under way. Wait until it is over, then you can delete the account.',
    staffTitle: 'You are a member of staff',
    staffText: 'Ask the management to remove your roles. Then you can delete the account.',
    askTitle: 'Ask by e-mail',
    askText: (email) => `Here accounts are deleted on request. Write to ${email} from the address you log in with.`,
    goodbye: 'Your account is deleted. Enjoy the sea.',
  },
}
