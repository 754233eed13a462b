import type { SocialMailTexts } from './social-mail-texts.ts'

export const en: SocialMailTexts = {
  subject: (code, resort) => `${code} is your code for ${resort}`,
  title: (firstName) => `Hi ${firstName}, here is your code`,
  intro: (minutes) =>
    `Enter it in the app to log in with Apple, Google or Facebook. It works for ${minutes} minutes; if you ask for another, only the last one works.`,
  where: 'Use the same browser or app in which you began.',
  notYou:
    'It wasn’t you logging in? Then there is nothing to do. Don’t give the code to anybody: it opens your account.',
}
