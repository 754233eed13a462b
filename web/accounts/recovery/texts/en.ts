import type { it } from './it.ts'

export const en: typeof it = {
  request: {
    title: 'Forgot password?',
    text: 'We’ll send you a link to create a new one.',
    email: 'E-mail',
    submit: 'Send the link',
    sent: 'If the address is registered, the e-mail arrives within a minute.',
  },
  over: {
    title: 'This link no longer works',
    text: 'Each link works once, and only for a short time. We’ll send you a new one.',
  },
  reset: {
    title: 'New password',
    repeat: 'Repeat the password',
    mismatch: 'The two passwords don’t match.',
    submit: 'Save',
  },
  signedOut: {
    passwordChanged: 'Your password has changed and the other devices were logged out. Log in with the new one.',
    emailChanged: (email) => `From now on you log in with ${email}. All devices were logged out.`,
  },
}
