import type { Language } from '../../../../domain/platform/language.ts'
import { renderMail, type RenderedMail } from '../../../platform/mail-layout.ts'
import { instantWords, money } from '../../../../domain/platform/format.ts'
import type { StoredWithdrawal } from '../withdrawal-queries.ts'
import { RECEIPT_TEXTS } from './receipt-texts.ts'

export interface ReceiptFrame extends StoredWithdrawal {
  readonly language: Language
  readonly number: string
  /** What of the refund the desk gives back, which took it. */
  readonly deskCents: number
  /** What the contract was about. */
  readonly thing: string
  readonly sender: readonly string[]
  /** The order's page in the app. */
  readonly url: string
}

/** B-15, art. 54-bis: the statement as it was received, with date and time, and what goes back. */
export function receiptMail(frame: ReceiptFrame): RenderedMail {
  const { language, name, contact, number, thing, declaredAt, paidCents, usedCents, refundCents, sender, url } = frame
  const texts = RECEIPT_TEXTS[language]
  return renderMail({
    language,
    subject: texts.subject(number),
    title: texts.title,
    blocks: [
      { kind: 'text', text: texts.intro },
      {
        kind: 'facts',
        rows: [
          [texts.received, instantWords(declaredAt, language)],
          [texts.name, name],
          [texts.contact, contact],
          [texts.contract, `${thing}, ${number}`],
          [texts.paid, money(paidCents, language)],
          ...(usedCents === 0 ? [] : [[texts.used, money(usedCents, language)] as const]),
          [texts.refund, money(refundCents, language)],
        ],
      },
      ...backWords(frame).map((text) => ({ kind: 'text' as const, text })),
      { kind: 'link', label: texts.open, href: url },
    ],
    sender,
  })
}

/** How it goes back: each way that it came, and no other. */
function backWords({ language, refundCents, deskCents }: ReceiptFrame): string[] {
  const { back, fromDesk, nothingBack } = RECEIPT_TEXTS[language]
  if (refundCents === 0) return [nothingBack]
  return [...(refundCents > deskCents ? [back] : []), ...(deskCents > 0 ? [fromDesk] : [])]
}
