import type { it } from './it.ts'

export const nl: typeof it = {
  title: 'Bevestig dat jij het bent',
  text: 'We beschermen je account, ook als iemand anders je telefoon in handen heeft.',
  password: 'Wachtwoord',
  submit: 'Bevestigen',
  wrong: 'Het wachtwoord klopt niet. Controleer het en probeer het opnieuw.',
  byCode: 'Mail me een code',
  byPassword: 'Wachtwoord gebruiken',
  willSendTo: (email) => `We sturen een code van 6 cijfers naar ${email}.`,
  sentTo: (email) => `We hebben een code van 6 cijfers gestuurd naar ${email}.`,
  send: 'Stuur me de code',
  again: 'Stuur me een nieuwe code',
  code: 'Code',
}
