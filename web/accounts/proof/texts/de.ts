import type { it } from './it.ts'

export const de: typeof it = {
  title: 'Bestätige, dass du es bist',
  text: 'Wir schützen dein Konto, auch wenn jemand dein Handy in der Hand hat.',
  password: 'Passwort',
  submit: 'Bestätigen',
  wrong: 'Das Passwort stimmt nicht. Prüfe es und versuch es noch mal.',
  byCode: 'Schick mir einen Code per E-Mail',
  byPassword: 'Passwort verwenden',
  willSendTo: (email) => `Wir schicken einen 6-stelligen Code an ${email}.`,
  sentTo: (email) => `Wir haben einen 6-stelligen Code an ${email} geschickt.`,
  send: 'Schick mir den Code',
  again: 'Schick mir einen neuen Code',
  code: 'Code',
}
