import type { it } from './it.ts'

export const en: typeof it = {
  login: 'Log in with a passkey',
  prove: 'Confirm with your passkey',
  proofText: 'All it takes is your device’s face, fingerprint or PIN.',
  otherWay: 'Confirm another way',
  failed: 'The passkey did not work on this device. Try again, or log in another way.',
  notMade: 'The passkey was not created. Try again, or choose another device.',
  existing: 'This device already has a passkey of yours.',
  list: {
    title: 'Passkeys',
    text: 'You log in with your device’s face, fingerprint or PIN: no password to remember.',
    add: 'Add a passkey',
    added: 'Passkey added',
    unnamed: 'Passkey',
    unused: 'Never used',
    usedToday: (time: string) => `Used today at ${time}`,
    usedYesterday: (time: string) => `Used yesterday at ${time}`,
    usedOn: (day: string) => `Used on ${day}`,
    ofDesk: 'Managed in the back office',
  },
  edit: {
    title: 'Your passkey',
    name: 'Name',
    hint: 'To tell it apart, for example “My phone”.',
    save: 'Save the name',
    saved: 'Name saved',
    remove: 'Remove the passkey',
    removed: 'Passkey removed: delete it from the device as well',
    last: 'It is the only way you log in: add another one before you remove it.',
    back: 'Back',
  },
}
