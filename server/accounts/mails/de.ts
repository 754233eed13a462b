import type { AccountMailTexts } from './account-mail-texts.ts'

export const de: AccountMailTexts = {
  code: {
    subject: (code, resort) => `${code} ist dein Code für ${resort}`,
    title: (firstName) => `Hallo ${firstName}, hier ist dein Code`,
    intro: (minutes) =>
      `Gib ihn in der App ein, um deine E-Mail zu bestätigen. Er gilt ${minutes} Minuten; forderst du einen neuen an, gilt nur der letzte.`,
    button: 'E-Mail bestätigen',
    where: 'Nimm denselben Browser oder dieselbe App, in der du das Konto erstellt hast.',
    notYou: 'Du hast kein Konto erstellt? Dann ist nichts zu tun. Gib den Code niemandem.',
  },
  already: {
    subject: (resort) => `Du hast schon ein Konto bei ${resort}`,
    title: (firstName) => `Hallo ${firstName}, wir kennen uns schon`,
    intro:
      'Jemand wollte mit dieser E-Mail ein Konto erstellen, aber es gibt schon eines. Dein Konto bleibt, wie es ist.',
    button: 'Anmelden',
    notYou: 'Warst du es, melde dich mit deinem Passwort an. Warst du es nicht, ist nichts zu tun.',
  },
}
