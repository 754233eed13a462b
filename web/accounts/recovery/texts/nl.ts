import type { it } from './it.ts'

export const nl: typeof it = {
  request: {
    title: 'Wachtwoord vergeten?',
    text: 'We sturen je een link om een nieuw te maken.',
    email: 'E-mail',
    submit: 'Link sturen',
    sent: 'Als het adres bekend is, komt de mail binnen een minuut.',
  },
  over: {
    title: 'Deze link werkt niet meer',
    text: 'Een link werkt één keer en maar kort. We sturen je een nieuwe.',
  },
  reset: {
    title: 'Nieuw wachtwoord',
    repeat: 'Herhaal het wachtwoord',
    mismatch: 'De twee wachtwoorden zijn niet gelijk.',
    submit: 'Opslaan',
  },
  signedOut: {
    passwordChanged: 'Je wachtwoord is veranderd en de andere apparaten zijn uitgelogd. Log in met het nieuwe.',
    emailChanged: (email) => `Voortaan log je in met ${email}. Alle apparaten zijn uitgelogd.`,
  },
}
