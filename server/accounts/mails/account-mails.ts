import { CODE_LIFE } from '../../../domain/accounts/confirmation-rules.ts'
import { MINUTE } from '../../../domain/platform/duration.ts'
import type { Language } from '../../../domain/platform/language.ts'
import { renderMail, type RenderedMail } from '../../platform/mail-layout.ts'
import type { AccountMailTexts } from './account-mail-texts.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'
import { it } from './it.ts'
import { nl } from './nl.ts'

/** All of them; only for the files of this folder. */
export const ACCOUNT_MAIL_TEXTS: Readonly<Record<Language, AccountMailTexts>> = { it, en, fr, nl, de }

/** Who writes and to whom. */
export interface AccountMailFrame {
  readonly language: Language
  readonly firstName: string
  readonly email: string
  /** Name of the resort, and the lines that say who it is. */
  readonly resort: string
  readonly sender: readonly string[]
  /** Where guests reach the app, without a slash at the end. */
  readonly publicUrl: string
}

/** The mail with the confirmation code. Its link carries the code in the fragment, which no server log sees. */
export function renderCodeMail(frame: AccountMailFrame, code: string): RenderedMail {
  const { language, firstName, email, resort, sender, publicUrl } = frame
  const texts = ACCOUNT_MAIL_TEXTS[language].code
  return renderMail({
    language,
    subject: texts.subject(code, resort),
    title: texts.title(firstName),
    blocks: [
      { kind: 'text', text: texts.intro(CODE_LIFE / MINUTE) },
      { kind: 'code', code },
      {
        kind: 'link',
        label: texts.button,
        href: `${publicUrl}/signup-completa#${new URLSearchParams({ code, email }).toString()}`,
      },
      { kind: 'note', text: texts.where },
      { kind: 'note', text: texts.notYou },
    ],
    sender,
  })
}

/** The mail after the first confirmation: where the app is and how to sign in. */
export function renderWelcomeMail(frame: AccountMailFrame, hasPassword: boolean): RenderedMail {
  const { language, firstName, email, resort, sender, publicUrl } = frame
  const texts = ACCOUNT_MAIL_TEXTS[language].welcome
  return renderMail({
    language,
    subject: texts.subject(resort),
    title: texts.title(firstName),
    blocks: [
      { kind: 'text', text: texts.intro },
      { kind: 'link', label: texts.button, href: `${publicUrl}/` },
      { kind: 'text', text: hasPassword ? texts.signIn(email) : texts.signInSocial },
      ...(hasPassword ? [{ kind: 'note' as const, text: texts.forgot }] : []),
    ],
    sender,
  })
}

/** One of a guest's orders as a mail names it. */
export interface GuestOrderLink {
  readonly number: string
  /** Its first day in the mail's language. */
  readonly day: string
  readonly href: string
}

/** The mail with a guest's links, asked for again (B-02, R-110). */
export function renderGuestOrdersMail(frame: AccountMailFrame, orders: readonly GuestOrderLink[]): RenderedMail {
  const { language, firstName, resort, sender } = frame
  const texts = ACCOUNT_MAIL_TEXTS[language].guestOrders
  const links = orders.map(({ number, day, href }) => ({
    kind: 'link' as const,
    label: texts.order(number, day),
    href,
  }))
  return renderMail({
    language,
    subject: texts.subject(resort),
    title: texts.title(firstName),
    blocks: [{ kind: 'text', text: texts.intro }, ...links, { kind: 'note', text: texts.notYou }],
    sender,
  })
}

/** The mail that a known e-mail gets instead of a code. */
export function renderAlreadyRegisteredMail(frame: AccountMailFrame): RenderedMail {
  const { language, firstName, resort, sender, publicUrl } = frame
  const texts = ACCOUNT_MAIL_TEXTS[language].already
  return renderMail({
    language,
    subject: texts.subject(resort),
    title: texts.title(firstName),
    blocks: [
      { kind: 'text', text: texts.intro },
      { kind: 'link', label: texts.button, href: `${publicUrl}/welcome?login=1` },
      { kind: 'note', text: texts.notYou },
    ],
    sender,
  })
}
