import { isLive } from '../../../domain/orders/order-states.ts'
import { renderMail, type MailBlock, type RenderedMail } from '../../platform/mail-layout.ts'
import type { MovedMoney } from '../money-queries.ts'
import { ITEM_MAIL_TEXTS, itemCategoryOf } from './items/item-mail-words.ts'
import { ORDER_MAIL_TEXTS, WAYS, type OrderMailFrame } from './order-mail-words.ts'
import { instantWords, money } from '../../../domain/platform/format.ts'

export interface MoneyFrame extends OrderMailFrame {
  readonly moved: MovedMoney
  /** Where the guest looks for something else. */
  readonly searchUrl: string
}

/** The receipt of a payment for an order that stood before it, with what is left (B-03). */
export function paidMail(frame: Omit<MoneyFrame, 'searchUrl'>): RenderedMail {
  const { order, language, firstName, resort, sender, orderUrl } = frame
  const { money: texts, openPass, leftToPay } = ORDER_MAIL_TEXTS[language]
  const { subject, title, text, nothingLeft } = texts.paid
  const left = money(order.dueCents, language)
  return renderMail({
    language,
    subject: subject(resort, order.number),
    title: title(firstName),
    blocks: [
      { kind: 'text', text },
      facts(frame),
      { kind: 'text', text: order.dueCents > 0 ? `${leftToPay}: ${left}` : nothingLeft },
      { kind: 'link', label: openPass, href: orderUrl },
    ],
    sender,
  })
}

/** Says that money came which cannot stay, why, and that it goes back (payments guide, 8.2 and 8.6). */
export function givenBackMail(frame: MoneyFrame): RenderedMail {
  const { order, language, firstName, resort, sender, moved, orderUrl, searchUrl } = frame
  const { money: texts, freed, openPass } = ORDER_MAIL_TEXTS[language]
  const { subject, title, why, how } = texts.givenBack
  const { tooLate, over } = ITEM_MAIL_TEXTS[language]
  const isOfItems = order.category !== 'umbrella'
  // What an order that is over still owes is nothing: then the payment was too late, not one too many.
  const reason = moved.reason === 'paid_already' && !isLive(order.status) ? 'order_over' : moved.reason
  return renderMail({
    language,
    subject: subject(resort, order.number),
    title: title(firstName),
    blocks: [
      { kind: 'text', text: reason === 'too_late' && isOfItems ? tooLate : why[reason ?? 'order_over'] },
      facts(frame),
      { kind: 'text', text: how },
      isLive(order.status)
        ? { kind: 'link', label: openPass, href: orderUrl }
        : { kind: 'link', label: isOfItems ? over.again[itemCategoryOf(order)] : freed.bookAgain, href: searchUrl },
    ],
    sender,
  })
}

/** Says that a refund was sent, or that it failed and the desk sees to it (cases 76 and 78). */
export function refundMail(frame: MoneyFrame, outcome: 'succeeded' | 'failed'): RenderedMail {
  const { order, language, firstName, resort, sender, orderUrl } = frame
  const { money: texts, openPass } = ORDER_MAIL_TEXTS[language]
  const { subject, title, text } = texts.refund[outcome]
  return renderMail({
    language,
    subject: subject(resort, order.number),
    title: title(firstName),
    blocks: [{ kind: 'text', text }, facts(frame), { kind: 'link', label: openPass, href: orderUrl }],
    sender,
  })
}

/**
 * Says that PayPal reviews a payment, and that what was chosen is kept meanwhile; or that it refused it, and what can be done
 * (cases 25 and 26): with time left another way pays, without it somebody else may have it by now.
 */
export function reviewMail(frame: Omit<MoneyFrame, 'moved'>, outcome: 'began' | 'denied'): RenderedMail {
  const { order, language, firstName, resort, sender, orderUrl, searchUrl } = frame
  const { money: texts, order: label, openPass, total, freed } = ORDER_MAIL_TEXTS[language]
  const { subject, title, text } = texts.review[outcome]
  const isOver = outcome === 'denied' && !order.canPay
  const again =
    order.category === 'umbrella' ? freed.bookAgain : ITEM_MAIL_TEXTS[language].over.again[itemCategoryOf(order)]
  return renderMail({
    language,
    subject: subject(resort, order.number),
    title: title(firstName),
    blocks: [
      { kind: 'text', text },
      {
        kind: 'facts',
        rows: [
          [label, order.number],
          [total, money(order.totalCents, language)],
        ],
      },
      { kind: 'text', text: nextWords(frame, outcome) },
      isOver ? { kind: 'link', label: again, href: searchUrl } : { kind: 'link', label: openPass, href: orderUrl },
    ],
    sender,
  })
}

/** What follows for the guest. */
function nextWords({ order, language }: Pick<MoneyFrame, 'order' | 'language'>, outcome: 'began' | 'denied'): string {
  const { kept, payUntil, freed } = ORDER_MAIL_TEXTS[language].money.review
  if (outcome === 'began') return kept
  return order.canPay && order.payUntil !== null ? payUntil(instantWords(order.payUntil, language)) : freed
}

function facts({ order, language, moved }: Omit<MoneyFrame, 'searchUrl'>): MailBlock {
  const texts = ORDER_MAIL_TEXTS[language]
  const { amount, way, card } = texts.money
  const name = WAYS[moved.method] === 'wallet' ? 'PayPal' : card(moved.lastFour)
  return {
    kind: 'facts',
    rows: [
      [texts.order, order.number],
      [amount, money(moved.amountCents, language)],
      [way, name],
    ],
  }
}
