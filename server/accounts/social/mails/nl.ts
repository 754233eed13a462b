import type { SocialMailTexts } from './social-mail-texts.ts'

export const nl: SocialMailTexts = {
  code: {
    subject: (code, resort) => `${code} is je code voor ${resort}`,
    title: (firstName) => `Hoi ${firstName}, hier is je code`,
    intro: (minutes) =>
      `Vul hem in de app in om in te loggen met Apple, Google of Facebook. Hij werkt ${minutes} minuten; vraag je een andere aan, dan werkt alleen de laatste.`,
    where: 'Gebruik dezelfde browser of app waarin je begon.',
    notYou: 'Was jij het niet? Dan hoef je niets te doen. Geef de code aan niemand anders: hij opent je account.',
  },
  linked: {
    subject: (resort) => `Een nieuwe manier om in te loggen bij ${resort}`,
    title: (firstName) => `Hoi ${firstName}, er is een nieuwe manier om in te loggen`,
    intro: (provider) =>
      `Vanaf nu log je ook met ${provider} in op je account. Wat je eerder gebruikte, werkt nog steeds.`,
    button: 'Inloggen en veiligheid',
    notYou:
      'Was jij het, dan hoef je niets te doen. Zo niet, open dan ‘Inloggen en veiligheid’: daar verwijder je deze inlogmanier en kies je een ander wachtwoord.',
  },
}
