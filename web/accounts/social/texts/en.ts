import type { it } from './it.ts'

export const en: typeof it = {
  or: 'or',
  continueWith: (provider) => `Continue with ${provider}`,
  arriving: 'Logging you in…',
  failures: {
    cancelled: { title: 'Login cancelled', text: 'Nothing has changed. You can try again or log in another way.' },
    expired: {
      title: 'Login expired',
      text: 'It took too long, or the login began in another browser. Try again from here.',
    },
    failed: {
      title: 'Login didn’t work',
      text: 'We couldn’t tell who you are. Try again in a moment or log in another way.',
    },
  },
  toLogin: 'Back to login',
  completion: {
    title: 'Almost there',
    text: (provider) => `${provider} told us who you are. Check the details and add what is missing.`,
    willMailCode: 'We’ll send you a code to confirm your e-mail.',
    submit: 'Create account',
  },
  code: {
    title: 'Check your mail',
    text: (email) => `We sent a 6-digit code to ${email}.`,
    label: 'Code',
    hint: 'It may land in the spam folder. Only the last code works.',
    submit: 'Confirm',
    another: 'Send me another code',
    sent: 'A new code is on its way.',
    otherEmail: 'Change address',
  },
  link: {
    title: 'You already have an account',
    text: (email, provider) =>
      `There is already an account with ${email}. Confirm that it is yours: we link it to ${provider}, and from now on you can log in this way too.`,
    password: 'Password',
    submit: 'Link and log in',
    byCode: 'E-mail me a code',
    byPassword: 'Use the password',
    wrong: 'The password is not correct. Check it and try again.',
    another: 'Use another login',
  },
}
