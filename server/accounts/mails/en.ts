import type { AccountMailTexts } from './account-mail-texts.ts'

export const en: AccountMailTexts = {
  code: {
    subject: (code, resort) => `${code} is your code for ${resort}`,
    title: (firstName) => `Hi ${firstName}, here is your code`,
    intro: (minutes) =>
      `Enter it in the app to confirm your e-mail. It works for ${minutes} minutes; if you ask for another, only the last one works.`,
    button: 'Confirm your e-mail',
    where: 'Use the same browser or app in which you created the account.',
    notYou: 'You didn’t create an account? Then you don’t need to do anything. Don’t share the code with anyone.',
  },
  already: {
    subject: (resort) => `You already have an account at ${resort}`,
    title: (firstName) => `Hi ${firstName}, we’ve met before`,
    intro: 'Somebody tried to create an account with this e-mail, which already has one. Your account stays as it is.',
    button: 'Log in',
    notYou: 'If it was you, log in with your password. If it wasn’t, you don’t need to do anything.',
  },
  welcome: {
    subject: (resort) => `Welcome to ${resort}`,
    title: (firstName) => `Hi ${firstName}, your account is ready`,
    intro: 'You can now book your umbrella, table and parking, order at the bar and find your passes again.',
    button: 'Open the app',
    signIn: (email) => `To log in, use ${email} and your password.`,
    signInSocial: 'To log in, use the same button with which you created the account.',
    forgot: 'Forgot your password? Choose a new one from the login screen.',
  },
  reset: {
    subject: (resort) => `New password for ${resort}`,
    title: (firstName) => `Hi ${firstName}, choose a new password`,
    intro: (minutes) =>
      `Open the link and choose the password. The link works for ${minutes} minutes and once; if you ask for another, only the last one works.`,
    button: 'Choose a new password',
    notYou: 'You didn’t ask for it? Then you don’t need to do anything: your password stays as it is.',
  },
  passwordChanged: {
    subject: (resort) => `Your password at ${resort} was changed`,
    title: (firstName) => `Hi ${firstName}, your password was changed`,
    intro: 'To be safe we logged your account out on all other devices: log in with the new password.',
    button: 'Not you? Choose another password',
    notYou: 'If you changed it, you don’t need to do anything.',
  },
  proof: {
    subject: (code, resort) => `${code} is your confirmation code for ${resort}`,
    title: (firstName) => `Hi ${firstName}, confirm that it’s you`,
    intro: (minutes) =>
      `Enter the code in the app to go on. It works for ${minutes} minutes; if you ask for another, only the last one works.`,
    notYou:
      'You didn’t ask for it? Somebody is in your account: change your password and don’t share the code with anyone.',
  },
  newEmail: {
    subject: (resort) => `Confirm your new e-mail for ${resort}`,
    title: (firstName) => `Hi ${firstName}, confirm your new e-mail`,
    intro: (minutes) =>
      `Open the link to use this e-mail with your account. The link works for ${minutes} minutes and once; then log in again.`,
    button: 'Confirm the new e-mail',
    notYou: 'You didn’t ask for it? Then you don’t need to do anything.',
  },
  emailAsked: {
    subject: (resort) => `Request to change your e-mail at ${resort}`,
    title: (firstName) => `Hi ${firstName}, do you want to change your e-mail?`,
    intro:
      'Somebody using your account asked to change its e-mail address. Until the new one is confirmed, this one stays.',
    button: 'Not you? Choose another password',
    notYou: 'A new password ends the request. If it was you, open the link in your new mailbox.',
  },
  emailLeft: {
    subject: (resort) => `Your e-mail at ${resort} was changed`,
    title: (firstName) => `Hi ${firstName}, your e-mail was changed`,
    intro: 'Your account now uses another e-mail. We no longer write to this address.',
    button: 'Not you? Contact us',
    notYou: 'If you changed it, you don’t need to do anything.',
  },
  emailTaken: {
    subject: (resort) => `Your new e-mail for ${resort}`,
    title: (firstName) => `Hi ${firstName}, the new e-mail is confirmed`,
    intro: 'From now on log in with this e-mail. To be safe we logged your account out on all devices.',
    button: 'Log in',
    notYou: 'If it wasn’t you, answer this e-mail.',
  },
  guestEmailLeft: {
    subject: (resort) => `Your orders at ${resort}: e-mail changed`,
    title: (firstName) => `Hi ${firstName}, the e-mail for your orders has changed`,
    intro:
      'Another e-mail address was entered on the device you ordered from. Confirmations and notices now go there, and the links you received here no longer open the orders.',
    button: 'Not you? Contact us',
    notYou: 'If you changed it, you don’t need to do anything.',
  },
  staffInvited: {
    subject: (resort) => `Your access to the back office of ${resort}`,
    title: (firstName) => `Hello ${firstName}, welcome to the team`,
    intro: (hours) =>
      `The management gave you access to the back office. Open the link on your phone or on the tablet: in five minutes you create your passkey, or choose a password with a code app, and are in. It works for ${hours} hours.`,
    button: 'Start',
    notYou: 'You don’t work here? Then ignore this e-mail.',
  },
  staffNewDevice: {
    subject: (resort) => `The back office of ${resort} was opened on a new device`,
    title: (firstName) => `Hello ${firstName}, did you log in on a new device?`,
    intro: (device) =>
      `With your password and your code somebody logged in to the back office ${device === '' ? 'on a device' : `on ${device}`} where you had never logged in.`,
    button: 'Not you? Choose another password',
    notYou: 'If it was you, you don’t need to do anything. A new password logs every device out.',
  },
  staffWrongPin: {
    subject: (resort) => `Wrong PINs under your name at ${resort}`,
    title: (firstName) => `Hello ${firstName}, somebody is trying your PIN`,
    intro: (device) =>
      `On a tablet of the back office${device === '' ? '' : ` (${device})`} a wrong PIN was typed three times under your name.`,
    button: 'Open the back office',
    notYou: 'If it was you, you don’t need to do anything. If it was not, choose another PIN and tell the management.',
  },
  passkeyAdded: {
    subject: (resort) => `A new passkey for ${resort}`,
    title: (firstName) => `Hello ${firstName}, there is a new passkey`,
    intro: (name) => `From now on a passkey${name === '' ? '' : ` made with ${name}`} also opens your account.`,
    notYou: 'Not you? Remove it at once and choose another password: somebody has been in your account.',
  },
  passkeyRemoved: {
    subject: (resort) => `One of your passkeys for ${resort} was removed`,
    title: (firstName) => `Hello ${firstName}, a passkey was removed`,
    intro: (name) =>
      `The passkey${name === '' ? '' : ` “${name}”`} no longer opens your account. You can delete it from your device as well.`,
    notYou: 'Not you? Check your passkeys and choose another password.',
  },
  passkeyCopied: {
    subject: (resort) => `We refused one of your passkeys for ${resort}`,
    title: (firstName) => `Hello ${firstName}, a passkey was refused`,
    intro: (name) =>
      `Somebody used your passkey${name === '' ? '' : ` “${name}”`} in a way that looks like a copy. They did not get in.`,
    notYou: 'Remove this passkey and make a new one: somebody else may have the old one.',
  },
  passkeyButton: { account: 'Your passkeys', desk: 'Open the back office' },
  recoveryCodeUsed: {
    subject: (resort) => `One of your recovery codes for ${resort} was used`,
    title: (firstName) => `Hello ${firstName}, a recovery code was used`,
    intro: 'With your password and a recovery code somebody logged in to the back office. That code no longer works.',
    button: 'Not you? Choose another password',
    notYou:
      'If it was you, you don’t need to do anything. If you have lost your phone, ask the management to reset your second step.',
  },
  authenticatorAdded: {
    subject: (resort) => `An authenticator app was added to your login to ${resort}`,
    title: (firstName) => `Hello ${firstName}, you can now use a code app as well`,
    intro:
      'From now on the codes of an authenticator app are the second step of your login to the back office, beside your passkeys.',
    button: 'Not you? Choose another password',
    notYou:
      'If it was you, you don’t need to do anything. If it wasn’t, tell the management at once: they can reset your second step.',
  },
  secondFactorReset: {
    subject: (resort) => `Your second step for ${resort} was reset`,
    title: (firstName) => `Hello ${firstName}, your second step was reset`,
    intro:
      'The management has reset the second step of your login to the back office. To set a new one up, ask for the link to another password; from there you create a passkey, or choose the password and connect your authenticator app.',
    button: 'Ask for the link',
    notYou: 'You did not ask for it? Choose another password at once and talk to the management.',
  },
  guestOrders: {
    subject: (resort) => `Your orders at ${resort}`,
    title: (firstName) => `Hi ${firstName}, here are your orders`,
    intro: 'With these links you see, pay and cancel your orders without an account. Don’t share them with anyone.',
    order: (number, day) => `Order ${number} · ${day}`,
    notYou: 'You didn’t ask for them? Then you don’t need to do anything.',
  },
}
