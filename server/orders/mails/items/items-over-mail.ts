import { isLive } from '../../../../domain/orders/order-states.ts'
import type { MailAttachment } from '../../../platform/mail.ts'
import { renderMail, type MailBlock, type RenderedMail } from '../../../platform/mail-layout.ts'
import { creditRows, ORDER_MAIL_TEXTS, type OrderMailFrame } from '../order-mail-words.ts'
import { money } from '../../../../domain/platform/format.ts'
import { itemCalendar } from './item-calendar.ts'
import type { ItemsOver } from './item-mail-texts.ts'
import { ITEM_MAIL_TEXTS, itemCategoryOf, itemPaymentWords, itemRows } from './item-mail-words.ts'

/** Everything that the mail about items that are over is written from. */
export interface ItemsOverFrame extends OrderMailFrame {
  readonly cause: ItemsOver
  readonly itemIds: readonly number[]
  /** Why the resort cannot deliver, in its people's words; empty for none. */
  readonly reason: string
  /** What goes back for them, in cents; null when nothing was paid online. */
  readonly refundCents: number | null
  /** What comes back as credit. */
  readonly creditCents: number
  /** Where the guest looks for something else. */
  readonly searchUrl: string
}

/** Says that items are over: deleted by the guest, not to be delivered by the resort (B-01), or never paid. */
export function itemsOverMail(frame: ItemsOverFrame): RenderedMail & { readonly attachments: MailAttachment[] } {
  const { order, language, firstName, resort, sender, cause, itemIds, searchUrl } = frame
  const { over } = ITEM_MAIL_TEXTS[language]
  const { order: label } = ORDER_MAIL_TEXTS[language]
  const rows = itemRows(
    order.items.filter((item) => itemIds.includes(item.itemId)),
    language,
  )
  const mail = renderMail({
    language,
    subject: over.subject[cause](resort, order.number),
    title: over.title[cause](firstName),
    blocks: [
      { kind: 'text', text: over.text[cause] },
      { kind: 'facts', rows: [[label, order.number], ...reasonRow(frame), ...rows] },
      ...refundWords(frame),
      ...(isLive(order.status)
        ? left(frame)
        : [{ kind: 'link' as const, label: over.again[itemCategoryOf(order)], href: searchUrl }]),
    ],
    sender,
  })
  const calendar = itemCalendar(frame, 'CANCEL')
  return { ...mail, attachments: calendar === null ? [] : [calendar] }
}

function reasonRow({ language, reason }: ItemsOverFrame): [string, string][] {
  return reason === '' ? [] : [[ITEM_MAIL_TEXTS[language].over.reason, reason]]
}

/** What goes back by the provider that took it, and what the desk gives back by hand. */
function refundWords({ order, language, cause, refundCents, creditCents }: ItemsOverFrame): MailBlock[] {
  const { goesBack, nothingBack, goesToCredit } = ORDER_MAIL_TEXTS[language].freed
  const blocks: MailBlock[] = []
  if (refundCents !== null && refundCents > 0) {
    blocks.push({ kind: 'text', text: goesBack(money(refundCents, language)) })
  } else if (refundCents !== null && cause === 'deleted' && creditCents === 0)
    blocks.push({ kind: 'text', text: nothingBack })
  if (creditCents > 0) blocks.push({ kind: 'text', text: goesToCredit(money(creditCents, language)) })
  if (refundCents === null && order.paymentStatus === 'overpaid') {
    blocks.push({ kind: 'text', text: ITEM_MAIL_TEXTS[language].over.cashBack })
  }
  return blocks
}

/** What stands, and how it is paid. */
function left({ order, language, orderUrl }: ItemsOverFrame): MailBlock[] {
  const { freed, total, openPass } = ORDER_MAIL_TEXTS[language]
  const rows = itemRows(
    order.items.filter((item) => !item.isCancelled),
    language,
  )
  return [
    { kind: 'heading', text: freed.left },
    { kind: 'facts', rows: [...rows, [total, money(order.totalCents, language)], ...creditRows(order, language)] },
    { kind: 'text', text: itemPaymentWords(order, language) },
    { kind: 'link', label: openPass, href: orderUrl },
  ]
}
