import type { SocialMailTexts } from './social-mail-texts.ts'

export const en: SocialMailTexts = {
  code: {
    subject: (code, resort) => `${code} is your code for ${resort}`,
    title: (firstName) => `Hi ${firstName}, here is your code`,
    intro: (minutes) =>
      `Enter it in the app to log in with Apple, Google or Facebook. It works for ${minutes} minutes; if you ask for another, only the last one works.`,
    where: 'Use the same browser or app in which you began.',
    notYou:
      'It wasn’t you logging in? Then you don’t need to do anything. Don’t share the code with anyone: it opens your account.',
  },
  linked: {
    subject: (resort) => `A new way to log in to ${resort}`,
    title: (firstName) => `Hi ${firstName}, there is a new way to log in`,
    intro: (provider) =>
      `From now on you can also log in to your account with ${provider}. What you used before still works.`,
    button: 'Login and security',
    notYou:
      'If it was you, you don’t need to do anything. If not, open Login and security: there you can remove this login and choose another password.',
  },
}
