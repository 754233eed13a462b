import type { SocialMailTexts } from './social-mail-texts.ts'

export const nl: SocialMailTexts = {
  subject: (code, resort) => `${code} is je code voor ${resort}`,
  title: (firstName) => `Hoi ${firstName}, hier is je code`,
  intro: (minutes) =>
    `Vul hem in de app in om in te loggen met Apple, Google of Facebook. Hij geldt ${minutes} minuten; vraag je een nieuwe aan, dan werkt alleen de laatste.`,
  where: 'Gebruik dezelfde browser of app waarin je begon.',
  notYou: 'Was jij het niet? Dan hoef je niets te doen. Geef de code aan niemand: hij opent je account.',
}
