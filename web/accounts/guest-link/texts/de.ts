import type { it } from './it.ts'

export const de: typeof it = {
  opening: 'Deine Bestellung',
  find: {
    title: 'Bestellung wiederfinden',
    text: 'Ohne Konto bestellt? Wir schicken dir die Links zu deinen Bestellungen noch mal.',
    email: 'E-Mail',
    number: 'Bestellnummer',
    numberHint: 'Steht in der Bestätigungsmail',
    submit: 'Links senden',
    sent: 'Wenn die Angaben stimmen, kommt die E-Mail innerhalb einer Minute.',
  },
  over: {
    title: 'Dieser Link gilt nicht mehr',
    text: 'Deine Bestellung ist unverändert. Gib E-Mail und Bestellnummer ein: Wir schicken dir einen neuen Link.',
  },
  others: {
    title: 'Diese Bestellung gehört einem Gast',
    text: (email) =>
      `Mit dem Konto ${email} lässt sie sich nicht öffnen. Melde dich ab, um sie zu sehen; danach kannst du dich wieder anmelden.`,
    stay: 'Im Konto bleiben',
    leave: 'Abmelden und Bestellung öffnen',
  },
}
