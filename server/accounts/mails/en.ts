import type { AccountMailTexts } from './account-mail-texts.ts'

export const en: AccountMailTexts = {
  code: {
    subject: (code, resort) => `${code} is your code for ${resort}`,
    title: (firstName) => `Hi ${firstName}, here is your code`,
    intro: (minutes) =>
      `Enter it in the app to confirm your e-mail. It works for ${minutes} minutes; if you ask for another, only the last one works.`,
    button: 'Confirm your e-mail',
    where: 'Use the same browser or app in which you created the account.',
    notYou: 'You didn’t create an account? Then there is nothing to do. Don’t give the code to anybody.',
  },
  already: {
    subject: (resort) => `You already have an account at ${resort}`,
    title: (firstName) => `Hi ${firstName}, we’ve met before`,
    intro: 'Somebody tried to create an account with this e-mail, which already has one. Your account stays as it is.',
    button: 'Log in',
    notYou: 'If it was you, log in with your password. If it wasn’t, there is nothing to do.',
  },
}
