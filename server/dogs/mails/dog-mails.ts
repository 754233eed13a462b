import type { CivilDate } from '../../../domain/platform/civil-date.ts'
import { dateWords } from '../../../domain/platform/format.ts'
import type { Language } from '../../../domain/platform/language.ts'
import type { DocumentKind, RejectionReason } from '../../../domain/dogs/documents.ts'
import { renderMail, type MailBlock, type RenderedMail } from '../../platform/mail-layout.ts'
import { de } from './de.ts'
import type { DogMailTexts } from './dog-mail-texts.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'
import { it } from './it.ts'
import { nl } from './nl.ts'

const TEXTS: Readonly<Record<Language, DogMailTexts>> = { it, en, fr, nl, de }

/** What a mail about a document is written from. */
export interface DogMailFrame {
  readonly language: Language
  readonly firstName: string
  readonly dogName: string
  readonly kind: DocumentKind
  readonly validUntil: CivilDate | null
  /** Lines that say who writes. */
  readonly sender: readonly string[]
  /** The dog's page in the app. */
  readonly passportUrl: string
}

/** B-16: a document was accepted. */
export function acceptedMail(frame: DogMailFrame): RenderedMail {
  const { accepted } = TEXTS[frame.language]
  return mail(frame, accepted, [{ kind: 'text', text: accepted.text(frame.firstName) }, facts(frame)])
}

/** B-16: a document was rejected, and why. */
export function rejectedMail(
  frame: DogMailFrame,
  { reason, note }: { readonly reason: RejectionReason; readonly note: string },
): RenderedMail {
  const texts = TEXTS[frame.language]
  return mail(frame, texts.rejected, [
    { kind: 'text', text: texts.rejected.text(frame.firstName) },
    facts(frame, [[texts.reason, texts.reasons[reason]], ...(note === '' ? [] : [[texts.note, note] as const])]),
    { kind: 'text', text: texts.rejected.next },
  ])
}

/** B-16: a document ends soon. */
export function reminderMail(frame: DogMailFrame, validUntil: CivilDate): RenderedMail {
  const { reminder } = TEXTS[frame.language]
  const day = dateWords(validUntil, frame.language)
  const subject = { subject: (dog: string) => reminder.subject(dog, day), title: reminder.title }
  return mail(frame, subject, [
    { kind: 'text', text: reminder.text(frame.firstName, day) },
    facts(frame),
    { kind: 'text', text: reminder.next },
  ])
}

function mail(
  { language, dogName, passportUrl, sender }: DogMailFrame,
  words: { readonly subject: (dog: string) => string; readonly title: (dog: string) => string },
  blocks: readonly MailBlock[],
): RenderedMail {
  return renderMail({
    language,
    subject: words.subject(dogName),
    title: words.title(dogName),
    blocks: [...blocks, { kind: 'link', label: TEXTS[language].openPassport, href: passportUrl }],
    sender,
  })
}

function facts(frame: DogMailFrame, more: readonly (readonly [label: string, value: string])[] = []): MailBlock {
  const { language, dogName, kind, validUntil } = frame
  const texts = TEXTS[language]
  return {
    kind: 'facts',
    rows: [
      [texts.dog, dogName],
      [texts.document, texts.kinds[kind]],
      ...(validUntil === null ? [] : [[texts.validUntil, dateWords(validUntil, language)] as const]),
      ...more,
    ],
  }
}
