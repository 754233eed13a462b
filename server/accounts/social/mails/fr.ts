import type { SocialMailTexts } from './social-mail-texts.ts'

export const fr: SocialMailTexts = {
  code: {
    subject: (code, resort) => `${code} est votre code pour ${resort}`,
    title: (firstName) => `Bonjour ${firstName}, voici votre code`,
    intro: (minutes) =>
      `Saisissez-le dans l’app pour vous connecter avec Apple, Google ou Facebook. Il est valable ${minutes} minutes ; si vous en demandez un autre, seul le dernier fonctionne.`,
    where: 'Utilisez le navigateur ou l’app où vous avez commencé.',
    notYou: 'Ce n’était pas vous ? Alors il n’y a rien à faire. Ne donnez ce code à personne : il ouvre votre compte.',
  },
  linked: {
    subject: (resort) => `Une nouvelle façon de vous connecter à ${resort}`,
    title: (firstName) => `Bonjour ${firstName}, il y a une nouvelle façon de vous connecter`,
    intro: (provider) =>
      `Désormais, vous pouvez aussi ouvrir votre compte avec ${provider}. Ce que vous utilisiez avant fonctionne toujours.`,
    button: 'Connexion et sécurité',
    notYou:
      'Si c’était vous, il n’y a rien à faire. Sinon, ouvrez Connexion et sécurité : vous pourrez y retirer cet accès et choisir un autre mot de passe.',
  },
}
