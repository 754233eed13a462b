import type { it } from './it.ts'

export const fr: typeof it = {
  request: {
    title: 'Mot de passe oublié ?',
    text: 'Nous vous envoyons un lien pour en créer un nouveau.',
    email: 'E-mail',
    submit: 'Envoyer le lien',
    sent: 'Si l’adresse est enregistrée, l’e-mail arrive dans la minute.',
  },
  over: {
    title: 'Ce lien ne fonctionne plus',
    text: 'Chaque lien sert une seule fois et peu de temps. Nous vous en envoyons un nouveau.',
  },
  reset: {
    title: 'Nouveau mot de passe',
    repeat: 'Répétez le mot de passe',
    mismatch: 'Les deux mots de passe ne sont pas identiques.',
    submit: 'Enregistrer',
  },
  signedOut: {
    passwordChanged:
      'Le mot de passe a changé et les autres appareils sont déconnectés. Connectez-vous avec le nouveau.',
    emailChanged: (email) => `Désormais, connectez-vous avec ${email}. Tous les appareils sont déconnectés.`,
  },
}
