import type { Order, OrderLine } from '../../domain/orders/calls.ts'
import { addDays, civilDate, dayNumber } from '../../domain/platform/civil-date.ts'
import type { Language } from '../../domain/platform/language.ts'
import { day, hour, money } from '../platform/format.ts'
import type { IconName } from '../ui/Icon.tsx'
import { standingItems } from './items/item-words.ts'
import type { it } from './texts/it.ts'

type OrderTexts = typeof it

/** Lines that still stand; all of them when the whole order is gone, so that it can be told what it was. */
export function standingLines(order: Order): readonly OrderLine[] {
  const standing = order.lines.filter((line) => !line.isCancelled)
  return standing.length > 0 ? standing : order.lines
}

/** First and last day of an order, of places or of anything else. */
export function stayOf(order: Order): { readonly from: string; readonly to: string } {
  const lines = [...standingLines(order), ...standingItems(order)]
  const [from = ''] = lines.map((line) => line.from as string).toSorted()
  return {
    from,
    to:
      lines
        .map((line) => line.to as string)
        .toSorted()
        .at(-1) ?? from,
  }
}

/** For how many people an order has places, on the day with the most. */
export function peopleOf(order: Order): number {
  const lines = standingLines(order)
  const on = (day: string) =>
    lines.filter(({ from, to }) => from <= day && day <= to).reduce((sum, { people }) => sum + people, 0)
  return Math.max(0, ...lines.map(({ from }) => on(from)))
}

/** What a status pill shows. */
export interface StatusLook {
  readonly label: string
  readonly tone: 'ok' | 'bad' | 'warn' | 'primary' | 'neutral'
  readonly icon?: IconName
}

/** How an order stands that is neither paid nor to be paid: by its status alone. */
function lifeLook({ status, canPay }: Order, { status: words }: OrderTexts): StatusLook | null {
  switch (status) {
    case 'awaiting_payment':
      return { label: canPay ? words.paying : words.checking, tone: 'warn', icon: 'clock' }
    case 'cancelled':
      return { label: words.cancelled, tone: 'neutral' }
    case 'expired':
      return { label: words.expired, tone: 'neutral' }
    case 'failed':
      return { label: words.failed, tone: 'neutral' }
    case 'no_show':
      return { label: words.noShow, tone: 'neutral' }
    default:
      return null
  }
}

/** What became of the money of an order that stands or stood (payments guide, 9.1). */
function moneyLook(order: Order, { status: words }: OrderTexts): StatusLook {
  const { status, paymentStatus, dueCents } = order
  const paid: StatusLook = { label: words.paid, tone: 'ok', icon: 'check' }
  const toPay: StatusLook = { label: words.toPay, tone: 'bad', icon: 'cash' }
  switch (paymentStatus) {
    case 'paid':
    case 'overpaid':
      return paid
    // What is left of it stands and is paid: what went back is written among the prices.
    case 'partially_refunded':
      return dueCents > 0 ? toPay : paid
    case 'authorized':
      return { label: words.authorized, tone: 'ok', icon: 'check' }
    case 'refunded':
      return { label: isCreditOnly(order) ? words.credited : words.refunded, tone: 'neutral' }
    case 'disputed':
      return { label: words.disputed, tone: 'warn', icon: 'alert' }
    default:
      if (status === 'completed') return { label: words.completed, tone: 'neutral' }
      return paymentStatus === 'unpaid' ? toPay : { label: words.confirmed, tone: 'primary' }
  }
}

/** To be paid, paid, given back, in dispute, or why it no longer stands. */
export function statusLook(order: Order, texts: OrderTexts): StatusLook {
  // A cancelled order that was paid says first of all that the money is on its way back.
  const isGivenBack = order.status === 'cancelled' && order.paymentStatus === 'refunded'
  return (isGivenBack ? null : lifeLook(order, texts)) ?? moneyLook(order, texts)
}

/** What went back of an order, in cents: as money, the way it came, and into credit, which is no refund (B-06). */
export function goneBack({ refundedCents, creditedCents }: Order): {
  readonly asMoney: number
  readonly asCredit: number
} {
  return { asMoney: refundedCents - creditedCents, asCredit: creditedCents }
}

/** Whether all that went back became credit. */
function isCreditOnly(order: Order): boolean {
  const { asMoney, asCredit } = goneBack(order)
  return asCredit > 0 && asMoney === 0
}

/** Whether the bar still works on it: it is followed live. */
export function isBarLive({ category, status, delivery }: Order): boolean {
  const isMade = delivery !== null && delivery.status !== 'delivered' && delivery.status !== 'rejected'
  return category === 'bar' && status === 'confirmed' && isMade
}

/** Whether a booking stands and is still to be paid, all of it or what a change made it dearer by (R-411: "da pagare"). */
export function isDue({ status, paymentStatus, dueCents }: Order): boolean {
  return (
    status === 'confirmed' && (paymentStatus === 'unpaid' || (paymentStatus === 'partially_refunded' && dueCents > 0))
  )
}

/** Whether only a part of it is still to be paid: what a change made it dearer by, or what credit does not pay (B-03, B-06). */
export function isPartDue(order: Order): boolean {
  return isDue(order) && order.dueCents > 0 && order.dueCents < order.totalCents
}

/** Whether its money has come, whatever of it went back since. */
export function isPaid({ paymentStatus }: Order): boolean {
  return paymentStatus !== 'none' && paymentStatus !== 'unpaid' && paymentStatus !== 'authorized'
}

/** "Arriva entro le 10:00 di sabato 18 luglio …"; empty when nothing is due. */
export function deadlineWords(order: Order, texts: OrderTexts, language: Language): string {
  if (!isDue(order) || order.deadline === null || order.passCode === null) return ''
  const words = order.method === 'cash' ? texts.arriveBy : texts.payBy
  return words(hour(order.deadline.hour), day(order.deadline.day, language, 'long'))
}

/** "Ordine n. …, da pagare 252,00 €". */
export function paymentWords(order: Order, texts: OrderTexts, language: Language): string {
  const total = money(order.totalCents, language)
  if (order.paymentStatus === 'paid' || order.paymentStatus === 'overpaid')
    return texts.outcome.paid(order.number, total)
  if (isDue(order)) return texts.outcome.toPay(order.number, money(order.dueCents, language))
  return texts.outcome.confirmed(order.number)
}

/** "Ci vediamo sabato!": the weekday within a week, today and tomorrow by name, else the whole date. */
export function seeYouWords(from: string, today: string, texts: OrderTexts, language: Language): string {
  const start = civilDate(from)
  const now = civilDate(today)
  if (start <= now) return texts.outcome.seeYouToday
  if (start === addDays(now, 1)) return texts.outcome.seeYouTomorrow
  const isNear = dayNumber(start) - dayNumber(now) < 7
  return texts.outcome.seeYou(day(from, language, isNear ? 'weekday' : 'long'))
}
