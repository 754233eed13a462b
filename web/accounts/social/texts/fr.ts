import type { it } from './it.ts'

export const fr: typeof it = {
  or: 'ou',
  continueWith: (provider) => `Continuer avec ${provider}`,
  arriving: 'Connexion en cours…',
  failures: {
    cancelled: {
      title: 'Connexion annulée',
      text: 'Rien n’a changé. Vous pouvez réessayer ou vous connecter autrement.',
    },
    expired: {
      title: 'Connexion expirée',
      text: 'Trop de temps a passé, ou la connexion a commencé dans un autre navigateur. Réessayez d’ici.',
    },
    failed: {
      title: 'Connexion impossible',
      text: 'Nous n’avons pas pu vous reconnaître. Réessayez dans un moment ou connectez-vous autrement.',
    },
  },
  toLogin: 'Retour à la connexion',
  completion: {
    title: 'Vous y êtes presque',
    text: (provider) => `${provider} nous a dit qui vous êtes. Vérifiez les données et ajoutez ce qui manque.`,
    willMailCode: 'Nous vous enverrons un code pour confirmer votre e-mail.',
    submit: 'Créer le compte',
  },
  code: {
    title: 'Consultez vos e-mails',
    text: (email) => `Nous avons envoyé un code à 6 chiffres à ${email}.`,
    label: 'Code',
    hint: 'Il peut arriver dans les indésirables. Seul le dernier code est valable.',
    submit: 'Confirmer',
    another: 'Envoyez-moi un autre code',
    sent: 'Un nouveau code est en route.',
    otherEmail: 'Changer d’adresse',
  },
  link: {
    title: 'Vous avez déjà un compte',
    text: (email, provider) =>
      `Il y a déjà un compte avec ${email}. Confirmez que c’est le vôtre : nous le lions à ${provider}, et vous pourrez aussi vous connecter ainsi.`,
    password: 'Mot de passe',
    submit: 'Lier et se connecter',
    byCode: 'Envoyez-moi un code par e-mail',
    byPassword: 'Utiliser le mot de passe',
    wrong: 'Le mot de passe n’est pas correct. Vérifiez-le et réessayez.',
    another: 'Utiliser une autre connexion',
  },
}
