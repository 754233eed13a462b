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
  welcome: {
    subject: (resort) => `Bienvenue chez ${resort}`,
    title: (firstName) => `Bonjour ${firstName}, votre compte est prêt`,
    intro:
      'Vous pouvez maintenant réserver votre parasol, une table et une place de parking, commander au bar et retrouver vos pass.',
    button: 'Ouvrir l’app',
    signIn: (email) => `Pour vous connecter, utilisez ${email} et votre mot de passe.`,
    signInSocial: 'Pour vous connecter, utilisez le même bouton que pour créer le compte.',
    forgot: 'Mot de passe oublié ? Choisissez-en un nouveau depuis l’écran de connexion.',
  },
  reset: {
    subject: (resort) => `Nouveau mot de passe pour ${resort}`,
    title: (firstName) => `Bonjour ${firstName}, choisissez un nouveau mot de passe`,
    intro: (minutes) =>
      `Ouvrez le lien et choisissez le mot de passe. Le lien est valable ${minutes} minutes et une seule fois ; si vous en demandez un autre, seul le dernier fonctionne.`,
    button: 'Choisir un nouveau mot de passe',
    notYou: 'Vous ne l’avez pas demandé ? Alors il n’y a rien à faire : votre mot de passe reste tel quel.',
  },
  passwordChanged: {
    subject: (resort) => `Votre mot de passe chez ${resort} a changé`,
    title: (firstName) => `Bonjour ${firstName}, votre mot de passe a changé`,
    intro:
      'Par sécurité, nous avons déconnecté votre compte de tous les autres appareils : connectez-vous avec le nouveau mot de passe.',
    button: 'Ce n’était pas vous ? Choisissez un autre mot de passe',
    notYou: 'Si c’était vous, il n’y a rien à faire.',
  },
  proof: {
    subject: (code, resort) => `${code} est votre code de confirmation pour ${resort}`,
    title: (firstName) => `Bonjour ${firstName}, confirmez que c’est vous`,
    intro: (minutes) =>
      `Saisissez le code dans l’app pour continuer. Il est valable ${minutes} minutes ; si vous en demandez un autre, seul le dernier fonctionne.`,
    notYou:
      'Vous ne l’avez pas demandé ? Quelqu’un est dans votre compte : changez de mot de passe et ne donnez ce code à personne.',
  },
  newEmail: {
    subject: (resort) => `Confirmez votre nouvel e-mail pour ${resort}`,
    title: (firstName) => `Bonjour ${firstName}, confirmez votre nouvel e-mail`,
    intro: (minutes) =>
      `Ouvrez le lien pour utiliser cet e-mail avec votre compte. Le lien est valable ${minutes} minutes et une seule fois ; connectez-vous ensuite de nouveau.`,
    button: 'Confirmer le nouvel e-mail',
    notYou: 'Vous ne l’avez pas demandé ? Alors il n’y a rien à faire.',
  },
  emailAsked: {
    subject: (resort) => `Demande de changement de votre e-mail chez ${resort}`,
    title: (firstName) => `Bonjour ${firstName}, voulez-vous changer d’e-mail ?`,
    intro:
      'Depuis votre compte, il a été demandé d’utiliser un autre e-mail. Tant que la nouvelle adresse n’est pas confirmée, celle-ci reste valable.',
    button: 'Ce n’était pas vous ? Choisissez un autre mot de passe',
    notYou:
      'Un nouveau mot de passe annule la demande. Si c’était vous, ouvrez le lien reçu dans votre nouvelle boîte.',
  },
  emailLeft: {
    subject: (resort) => `Votre e-mail chez ${resort} a changé`,
    title: (firstName) => `Bonjour ${firstName}, votre e-mail a changé`,
    intro: 'Votre compte utilise maintenant un autre e-mail. Nous n’écrivons plus à cette adresse.',
    button: 'Ce n’était pas vous ? Contactez-nous',
    notYou: 'Si c’était vous, il n’y a rien à faire.',
  },
  emailTaken: {
    subject: (resort) => `Votre nouvel e-mail pour ${resort}`,
    title: (firstName) => `Bonjour ${firstName}, le nouvel e-mail est confirmé`,
    intro:
      'Connectez-vous désormais avec cet e-mail. Par sécurité, nous avons déconnecté votre compte de tous les appareils.',
    button: 'Se connecter',
    notYou: 'Si ce n’était pas vous, répondez à cet e-mail.',
  },
  guestEmailLeft: {
    subject: (resort) => `Vos commandes chez ${resort} : e-mail modifié`,
    title: (firstName) => `Bonjour ${firstName}, l’e-mail de vos commandes a changé`,
    intro:
      'Une autre adresse e-mail a été indiquée sur l’appareil avec lequel vous avez commandé. Les confirmations et les avis y sont désormais envoyés, et les liens reçus ici n’ouvrent plus les commandes.',
    button: 'Ce n’était pas vous ? Contactez-nous',
    notYou: 'Si c’était vous, il n’y a rien à faire.',
  },
  staffInvited: {
    subject: (resort) => `Votre accès à la gestion de ${resort}`,
    title: (firstName) => `Bonjour ${firstName}, bienvenue dans l’équipe`,
    intro: (hours) =>
      `La direction vous a donné accès à la gestion. Ouvrez le lien sur votre téléphone ou sur la tablette : en cinq minutes, vous créez votre clé d’accès, ou choisissez un mot de passe avec une app de codes, et vous y êtes. Il est valable ${hours} heures.`,
    button: 'Commencer',
    notYou: 'Vous ne travaillez pas ici ? Ignorez cet e-mail.',
  },
  staffNewDevice: {
    subject: (resort) => `La gestion de ${resort} a été ouverte sur un nouvel appareil`,
    title: (firstName) => `Bonjour ${firstName}, une connexion depuis un nouvel appareil, c’était vous ?`,
    intro: (device) =>
      `Avec votre mot de passe et votre code, quelqu’un est entré dans la gestion ${device === '' ? 'sur un appareil' : `sur ${device}`} où vous ne vous étiez jamais connecté.`,
    button: 'Ce n’était pas vous ? Choisissez un autre mot de passe',
    notYou: 'Si c’était vous, vous n’avez rien à faire. Un autre mot de passe déconnecte tous les appareils.',
  },
  staffWrongPin: {
    subject: (resort) => `Des codes PIN erronés à votre nom chez ${resort}`,
    title: (firstName) => `Bonjour ${firstName}, quelqu’un essaie votre code PIN`,
    intro: (device) =>
      `Sur une tablette de la gestion${device === '' ? '' : ` (${device})`}, un code PIN erroné a été saisi trois fois à votre nom.`,
    button: 'Ouvrir la gestion',
    notYou: 'Si c’était vous, vous n’avez rien à faire. Sinon, choisissez un autre code PIN et prévenez la direction.',
  },
  passkeyAdded: {
    subject: (resort) => `Nouvelle clé d’accès pour ${resort}`,
    title: (firstName) => `Bonjour ${firstName}, une clé d’accès a été ajoutée`,
    intro: (name) => `Désormais, une clé d’accès${name === '' ? '' : ` créée avec ${name}`} ouvre aussi votre compte.`,
    notYou:
      'Ce n’était pas vous ? Supprimez-la tout de suite et choisissez un autre mot de passe : quelqu’un est entré dans votre compte.',
  },
  passkeyRemoved: {
    subject: (resort) => `Une de vos clés d’accès pour ${resort} a été supprimée`,
    title: (firstName) => `Bonjour ${firstName}, une clé d’accès a été supprimée`,
    intro: (name) =>
      `La clé d’accès${name === '' ? '' : ` « ${name} »`} n’ouvre plus votre compte. Vous pouvez aussi l’effacer de votre appareil.`,
    notYou: 'Ce n’était pas vous ? Vérifiez vos clés d’accès et choisissez un autre mot de passe.',
  },
  passkeyCopied: {
    subject: (resort) => `Nous avons refusé une de vos clés d’accès pour ${resort}`,
    title: (firstName) => `Bonjour ${firstName}, une clé d’accès a été refusée`,
    intro: (name) =>
      `Quelqu’un a utilisé votre clé d’accès${name === '' ? '' : ` « ${name} »`} d’une façon qui fait penser à une copie. Cette personne n’est pas entrée.`,
    notYou: 'Supprimez cette clé d’accès et créez-en une nouvelle : quelqu’un d’autre a peut-être l’ancienne.',
  },
  passkeyButton: { account: 'Vos clés d’accès', desk: 'Ouvrir la gestion' },
  recoveryCodeUsed: {
    subject: (resort) => `Un de vos codes de secours pour ${resort} a été utilisé`,
    title: (firstName) => `Bonjour ${firstName}, un code de secours a été utilisé`,
    intro: 'Avec votre mot de passe et un code de secours, quelqu’un est entré dans la gestion. Ce code ne vaut plus.',
    button: 'Ce n’était pas vous ? Choisissez un autre mot de passe',
    notYou:
      'Si c’était vous, vous n’avez rien à faire. Si vous avez perdu votre téléphone, demandez à la direction de réinitialiser la deuxième étape.',
  },
  authenticatorAdded: {
    subject: (resort) => `Une application de codes a été ajoutée à votre accès à ${resort}`,
    title: (firstName) => `Bonjour ${firstName}, vous pouvez maintenant utiliser aussi une application de codes`,
    intro:
      'À partir de maintenant, les codes d’une application d’authentification sont la deuxième étape de votre accès à la gestion, à côté de vos clés d’accès.',
    button: 'Ce n’était pas vous ? Choisissez un autre mot de passe',
    notYou:
      'Si c’était vous, vous n’avez rien à faire. Sinon, prévenez tout de suite la direction : elle peut réinitialiser la deuxième étape.',
  },
  secondFactorReset: {
    subject: (resort) => `Votre deuxième étape pour ${resort} a été réinitialisée`,
    title: (firstName) => `Bonjour ${firstName}, votre deuxième étape a été réinitialisée`,
    intro:
      'La direction a réinitialisé la deuxième étape de votre accès à la gestion. Pour en préparer une nouvelle, demandez le lien pour un autre mot de passe ; de là, vous créez une clé d’accès, ou choisissez le mot de passe et associez votre application de codes.',
    button: 'Demander le lien',
    notYou: 'Vous ne l’avez pas demandé ? Choisissez tout de suite un autre mot de passe et parlez-en à la direction.',
  },
  guestOrders: {
    subject: (resort) => `Vos commandes chez ${resort}`,
    title: (firstName) => `Bonjour ${firstName}, voici vos commandes`,
    intro: 'Avec ces liens, vous voyez, payez et annulez vos commandes sans compte. Ne les donnez à personne.',
    order: (number, day) => `Commande ${number} · ${day}`,
    notYou: 'Vous ne les avez pas demandés ? Alors il n’y a rien à faire.',
  },
}
