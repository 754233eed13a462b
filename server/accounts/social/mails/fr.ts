import type { SocialMailTexts } from './social-mail-texts.ts'

export const fr: SocialMailTexts = {
  subject: (code, resort) => `${code} est votre code pour ${resort}`,
  title: (firstName) => `Bonjour ${firstName}, voici votre code`,
  intro: (minutes) =>
    `Saisissez-le dans l’app pour vous connecter avec Apple, Google ou Facebook. Il est valable ${minutes} minutes ; si vous en demandez un autre, seul le dernier fonctionne.`,
  where: 'Utilisez le navigateur ou l’app où vous avez commencé.',
  notYou: 'Ce n’était pas vous ? Alors il n’y a rien à faire. Ne donnez ce code à personne : il ouvre votre compte.',
}
