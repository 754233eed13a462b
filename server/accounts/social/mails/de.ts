import type { SocialMailTexts } from './social-mail-texts.ts'

export const de: SocialMailTexts = {
  subject: (code, resort) => `${code} ist dein Code für ${resort}`,
  title: (firstName) => `Hallo ${firstName}, hier ist dein Code`,
  intro: (minutes) =>
    `Gib ihn in der App ein, um dich mit Apple, Google oder Facebook anzumelden. Er gilt ${minutes} Minuten; forderst du einen neuen an, gilt nur der letzte.`,
  where: 'Nimm denselben Browser oder dieselbe App, in der du angefangen hast.',
  notYou: 'Du warst es nicht? Dann ist nichts zu tun. Gib den Code niemandem: Er öffnet dein Konto.',
}
