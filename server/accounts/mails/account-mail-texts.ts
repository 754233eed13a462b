/** A mail with one thing to do and a word for those who did not ask for it. */
interface ActionTexts {
  readonly subject: (resort: string) => string
  readonly title: (firstName: string) => string
  readonly intro: string
  readonly button: string
  readonly notYou: string
}

/** The same for a link that works for some time. */
type TimedActionTexts = Omit<ActionTexts, 'intro'> & { readonly intro: (minutes: number) => string }

/** What is told of a passkey; `intro` is told its name, or an empty text. */
type PasskeyTexts = Omit<ActionTexts, 'intro' | 'button'> & { readonly intro: (name: string) => string }

/** The words of the account mails in one language. */
export interface AccountMailTexts {
  readonly code: {
    readonly subject: (code: string, resort: string) => string
    readonly title: (firstName: string) => string
    readonly intro: (minutes: number) => string
    readonly button: string
    /** Only the browser that signed up can use the code. */
    readonly where: string
    readonly notYou: string
  }
  readonly already: ActionTexts
  readonly welcome: {
    readonly subject: (resort: string) => string
    readonly title: (firstName: string) => string
    readonly intro: string
    readonly button: string
    readonly signIn: (email: string) => string
    /** For accounts without a password. */
    readonly signInSocial: string
    readonly forgot: string
  }
  readonly reset: TimedActionTexts
  readonly passwordChanged: ActionTexts
  readonly proof: {
    readonly subject: (code: string, resort: string) => string
    readonly title: (firstName: string) => string
    readonly intro: (minutes: number) => string
    readonly notYou: string
  }
  /** To the new address, with the link. */
  readonly newEmail: TimedActionTexts
  /** To the old address, when a change is asked for. */
  readonly emailAsked: ActionTexts
  /** To the old address, when the change is done. */
  readonly emailLeft: ActionTexts
  /** To the new address, when the change is done. */
  readonly emailTaken: ActionTexts
  /** To the address that a guest's orders had. */
  readonly guestEmailLeft: ActionTexts
  /** To who begins to work here; `intro` is told the hours that the link works. */
  readonly staffInvited: Omit<ActionTexts, 'intro'> & { readonly intro: (hours: number) => string }
  /** To somebody of the resort; `intro` is told the name of browser and system, or an empty text. */
  readonly staffNewDevice: Omit<ActionTexts, 'intro'> & { readonly intro: (device: string) => string }
  readonly passkeyAdded: PasskeyTexts
  readonly passkeyRemoved: PasskeyTexts
  /** A passkey whose device counts backwards, as that of a copy would. */
  readonly passkeyCopied: PasskeyTexts
  /** Where passkeys are looked after: in the guests' app, and in the back office. */
  readonly passkeyButton: { readonly account: string; readonly desk: string }
  readonly recoveryCodeUsed: ActionTexts
  readonly authenticatorAdded: ActionTexts
  /** `intro` names the device. */
  readonly staffWrongPin: Omit<ActionTexts, 'intro'> & { readonly intro: (device: string) => string }
  readonly secondFactorReset: ActionTexts
  readonly guestOrders: {
    readonly subject: (resort: string) => string
    readonly title: (firstName: string) => string
    readonly intro: string
    readonly order: (number: string, day: string) => string
    readonly notYou: string
  }
}
