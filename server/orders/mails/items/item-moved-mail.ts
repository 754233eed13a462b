import type { MailAttachment } from '../../../platform/mail.ts'
import { renderMail, type RenderedMail } from '../../../platform/mail-layout.ts'
import { ORDER_MAIL_TEXTS, type OrderMailFrame } from '../order-mail-words.ts'
import { itemCalendar } from './item-calendar.ts'
import { ITEM_MAIL_TEXTS, itemRows } from './item-mail-words.ts'

/** Everything that the mail about another time is written from. */
export interface ItemMovedFrame extends OrderMailFrame {
  readonly itemId: number
  /** The time that the guest knows. */
  readonly toldTime: string
}

/** Says that the restaurant has moved a table to another time, with a calendar file that takes the place of the first (B-09). */
export function itemMovedMail(frame: ItemMovedFrame): RenderedMail & { readonly attachments: MailAttachment[] } {
  const { order, language, firstName, resort, sender, orderUrl, itemId, toldTime } = frame
  const { moved } = ITEM_MAIL_TEXTS[language]
  const { order: label, openPass } = ORDER_MAIL_TEXTS[language]
  const rows = itemRows(
    order.items.filter((item) => item.itemId === itemId),
    language,
  )
  const mail = renderMail({
    language,
    subject: moved.subject(resort, order.number),
    title: moved.title(firstName),
    blocks: [
      { kind: 'text', text: moved.text },
      { kind: 'facts', rows: [...rows, [moved.before, toldTime], [label, order.number]] },
      { kind: 'link', label: openPass, href: orderUrl },
      { kind: 'note', text: moved.notOk },
    ],
    sender,
  })
  const calendar = itemCalendar(frame, 'PUBLISH')
  return { ...mail, attachments: calendar === null ? [] : [calendar] }
}
