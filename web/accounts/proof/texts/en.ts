import type { it } from './it.ts'

export const en: typeof it = {
  title: 'Confirm it’s you',
  text: 'We protect your account, even if someone has your phone in their hands.',
  password: 'Password',
  submit: 'Confirm',
  wrong: 'The password isn’t right. Check and try again.',
  byCode: 'E-mail me a code',
  byPassword: 'Use the password',
  willSendTo: (email) => `We’ll send a 6-digit code to ${email}.`,
  sentTo: (email) => `We sent a 6-digit code to ${email}.`,
  send: 'Send me the code',
  again: 'Send me another code',
  code: 'Code',
}
