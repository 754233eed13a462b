import type { it } from './it.ts'

export const fr: typeof it = {
  title: 'Confirmez que c’est vous',
  text: 'Nous protégeons votre compte, même si quelqu’un a votre téléphone en main.',
  password: 'Mot de passe',
  submit: 'Confirmer',
  wrong: 'Le mot de passe n’est pas correct. Vérifiez et réessayez.',
  byCode: 'Envoyez-moi un code par e-mail',
  byPassword: 'Utiliser le mot de passe',
  willSendTo: (email) => `Nous vous envoyons un code à 6 chiffres à ${email}.`,
  sentTo: (email) => `Nous avons envoyé un code à 6 chiffres à ${email}.`,
  send: 'Envoyez-moi le code',
  again: 'Envoyez-moi un autre code',
  code: 'Code',
}
