import type { AccountMailTexts } from './account-mail-texts.ts'

export const nl: AccountMailTexts = {
  code: {
    subject: (code, resort) => `${code} is je code voor ${resort}`,
    title: (firstName) => `Hoi ${firstName}, hier is je code`,
    intro: (minutes) =>
      `Vul hem in de app in om je e-mail te bevestigen. Hij werkt ${minutes} minuten; vraag je een andere aan, dan werkt alleen de laatste.`,
    button: 'Bevestig je e-mail',
    where: 'Gebruik dezelfde browser of app waarin je het account hebt gemaakt.',
    notYou: 'Heb je geen account gemaakt? Dan hoef je niets te doen. Geef de code aan niemand.',
  },
  already: {
    subject: (resort) => `Je hebt al een account bij ${resort}`,
    title: (firstName) => `Hoi ${firstName}, we kennen elkaar al`,
    intro:
      'Iemand probeerde een account te maken met dit e-mailadres, maar dat heeft er al een. Je account blijft zoals het is.',
    button: 'Inloggen',
    notYou: 'Was jij het, log dan in met je wachtwoord. Was jij het niet, dan hoef je niets te doen.',
  },
}
