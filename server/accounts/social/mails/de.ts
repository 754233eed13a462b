import type { SocialMailTexts } from './social-mail-texts.ts'

export const de: SocialMailTexts = {
  code: {
    subject: (code, resort) => `${code} ist dein Code für ${resort}`,
    title: (firstName) => `Hallo ${firstName}, hier ist dein Code`,
    intro: (minutes) =>
      `Gib ihn in der App ein, um dich mit Apple, Google oder Facebook anzumelden. Er gilt ${minutes} Minuten; forderst du einen neuen an, gilt nur der letzte.`,
    where: 'Nimm denselben Browser oder dieselbe App, in der du angefangen hast.',
    notYou: 'Du warst es nicht? Dann ist nichts zu tun. Gib den Code nicht weiter: Er öffnet dein Konto.',
  },
  linked: {
    subject: (resort) => `Ein neuer Weg, dich bei ${resort} anzumelden`,
    title: (firstName) => `Hallo ${firstName}, es gibt einen neuen Weg, dich anzumelden`,
    intro: (provider) =>
      `Ab jetzt meldest du dich auch mit ${provider} bei deinem Konto an. Wie du dich bisher angemeldet hast, funktioniert weiterhin.`,
    button: 'Anmeldung und Sicherheit',
    notYou:
      'Warst du es, ist nichts zu tun. Wenn nicht, öffne „Anmeldung und Sicherheit“: Dort entfernst du diesen Zugang und wählst ein anderes Passwort.',
  },
}
