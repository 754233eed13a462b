import type { AccountMailTexts } from './account-mail-texts.ts'

export const fr: AccountMailTexts = {
  code: {
    subject: (code, resort) => `${code} est votre code pour ${resort}`,
    title: (firstName) => `Bonjour ${firstName}, voici votre code`,
    intro: (minutes) =>
      `Saisissez-le dans l’app pour confirmer votre e-mail. Il est valable ${minutes} minutes ; si vous en demandez un autre, seul le dernier fonctionne.`,
    button: 'Confirmer votre e-mail',
    where: 'Utilisez le navigateur ou l’app où vous avez créé le compte.',
    notYou: 'Vous n’avez pas créé de compte ? Alors il n’y a rien à faire. Ne donnez ce code à personne.',
  },
  already: {
    subject: (resort) => `Vous avez déjà un compte chez ${resort}`,
    title: (firstName) => `Bonjour ${firstName}, nous nous connaissons déjà`,
    intro: 'Quelqu’un a voulu créer un compte avec cet e-mail, qui en a déjà un. Votre compte reste tel quel.',
    button: 'Se connecter',
    notYou: 'Si c’était vous, connectez-vous avec votre mot de passe. Sinon, il n’y a rien à faire.',
  },
}
