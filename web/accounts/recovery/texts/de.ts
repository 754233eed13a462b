import type { it } from './it.ts'

export const de: typeof it = {
  request: {
    title: 'Passwort vergessen?',
    text: 'Wir schicken dir einen Link, mit dem du ein neues anlegst.',
    email: 'E-Mail',
    submit: 'Link senden',
    sent: 'Wenn die Adresse registriert ist, kommt die E-Mail innerhalb einer Minute.',
  },
  over: {
    title: 'Dieser Link gilt nicht mehr',
    text: 'Jeder Link gilt nur einmal und nur kurze Zeit. Wir schicken dir einen neuen.',
  },
  reset: {
    title: 'Neues Passwort',
    repeat: 'Passwort wiederholen',
    mismatch: 'Die beiden Passwörter stimmen nicht überein.',
    submit: 'Speichern',
  },
  signedOut: {
    passwordChanged: 'Das Passwort ist geändert, die anderen Geräte sind abgemeldet. Melde dich mit dem neuen an.',
    emailChanged: (email) => `Ab jetzt meldest du dich mit ${email} an. Alle Geräte sind abgemeldet.`,
  },
}
