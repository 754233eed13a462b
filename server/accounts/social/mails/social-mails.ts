import { CODE_LIFE } from '../../../../domain/accounts/confirmation-rules.ts'
import { PROVIDER_NAMES } from '../../../../domain/accounts/provider-names.ts'
import type { SocialProviderId } from '../../../../domain/accounts/social-rules.ts'
import { MINUTE } from '../../../../domain/platform/duration.ts'
import type { Language } from '../../../../domain/platform/language.ts'
import { renderMail, type RenderedMail } from '../../../platform/mail-layout.ts'
import type { AccountMailFrame } from '../../mails/account-mails.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'
import { it } from './it.ts'
import { nl } from './nl.ts'
import type { SocialMailTexts } from './social-mail-texts.ts'

const TEXTS: Readonly<Record<Language, SocialMailTexts>> = { it, en, fr, nl, de }

/** The mail with the code that proves an e-mail in a social login: of a new account, or of the one that is linked. */
export function renderSocialCodeMail(frame: AccountMailFrame, code: string): RenderedMail {
  const { language, firstName, resort, sender } = frame
  const texts = TEXTS[language].code
  return renderMail({
    language,
    subject: texts.subject(code, resort),
    title: texts.title(firstName),
    blocks: [
      { kind: 'text', text: texts.intro(CODE_LIFE / MINUTE) },
      { kind: 'code', code },
      { kind: 'note', text: texts.where },
      { kind: 'note', text: texts.notYou },
    ],
    sender,
  })
}

/** Tells the owner that there is one more way into the account. */
export function renderLinkedMail(frame: AccountMailFrame, provider: SocialProviderId): RenderedMail {
  const { language, firstName, resort, sender, publicUrl } = frame
  const texts = TEXTS[language].linked
  return renderMail({
    language,
    subject: texts.subject(resort),
    title: texts.title(firstName),
    blocks: [
      { kind: 'text', text: texts.intro(PROVIDER_NAMES[provider]) },
      { kind: 'link', label: texts.button, href: `${publicUrl}/tabs/contact/sicurezza` },
      { kind: 'note', text: texts.notYou },
    ],
    sender,
  })
}
