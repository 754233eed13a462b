import { dayWords, money } from '../../../domain/platform/format.ts'
import type { Language } from '../../../domain/platform/language.ts'
import type { Order, OrderLine, PaymentMethod } from '../../../domain/orders/calls.ts'
import { discountsOf } from '../../../domain/umbrellas/discounts.ts'
import { BY_HAND } from '../../../domain/umbrellas/hand-discount.ts'
import type { MailBlock } from '../../platform/mail-layout.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'
import { it } from './it.ts'
import { nl } from './nl.ts'
import type { OrderMailTexts } from './order-mail-texts.ts'

export const ORDER_MAIL_TEXTS: Readonly<Record<Language, OrderMailTexts>> = { it, en, fr, nl, de }

/** What every mail about an order is written from. */
export interface OrderMailFrame {
  readonly order: Order
  readonly language: Language
  readonly firstName: string
  /** Name and address of the resort, and the lines that say who sells (D.Lgs. 70/2003). */
  readonly resort: string
  readonly location: string
  readonly sender: readonly string[]
  /** Page of the order in the app; a guest's carries the secret that opens it in its fragment. */
  readonly orderUrl: string
  /** How often its items were moved to another time, by their ids; what is not in it never was. */
  readonly moves?: ReadonlyMap<number, number>
  /** How often places of it were moved by their guest; 0 when not said. */
  readonly placeMoves?: number
  /** How the promotions of its prices are called, by their ids. */
  readonly promotions?: ReadonlyMap<string, string>
}

/**
 * One row for each place: what it is called, and when, for whom, with what, for how much; where {@link discountRows} follow, that is
 * what it costs before them.
 */
export function lineRows(
  lines: readonly OrderLine[],
  language: Language,
  centsOf: (line: OrderLine) => number = ({ totalCents }) => totalCents,
): [label: string, value: string][] {
  const texts = ORDER_MAIL_TEXTS[language]
  return lines.map((line) => [placeName(line, texts), lineWords(line, centsOf(line), language, texts)])
}

/** What a place costs before {@link discountRows}. */
export function fullCents({ totalCents, price }: OrderLine): number {
  return discountsOf(price).reduce<number>((sum, { cents }) => sum + cents, totalCents)
}

/** What promotions and the desk took off the prices of places, one row each (B-06). */
export function discountRows(
  lines: readonly OrderLine[],
  names: ReadonlyMap<string, string> | undefined,
  language: Language,
): [label: string, value: string][] {
  const texts = ORDER_MAIL_TEXTS[language]
  return discountsOf(lines.flatMap((line) => line.price)).map(({ promotion, cents }) => {
    const name = names?.get(promotion) ?? ''
    return [promotion === BY_HAND ? name : texts.promotion(name), money(0 - cents, language)]
  })
}

/** Whether money for an order came and is ours, or is about to be. */
export function isPaid({ paymentStatus }: Pick<Order, 'paymentStatus'>): boolean {
  return paymentStatus !== 'none' && paymentStatus !== 'unpaid'
}

/** What is due until when and how, by what it was paid, or that nothing is to be paid. */
export function paymentWords(order: Order, language: Language): string {
  const texts = ORDER_MAIL_TEXTS[language]
  if (isPaid(order)) return texts.paid[WAYS[order.method] ?? 'other']
  if (order.paymentStatus === 'unpaid' && order.deadline === null && order.dueCents > 0)
    return `${texts.freed.dueNow}: ${money(order.dueCents, language)}`
  if (order.paymentStatus !== 'unpaid' || order.deadline === null) return texts.nothingToPay
  const { clock, day } = deadlineWords(order.deadline, language)
  return order.method === 'cash' ? texts.toPayCash(clock, day) : texts.toPayLater(clock, day)
}

/** Whether it is to be paid online by its deadline. */
const isPaidOnlineLater = ({ method, paymentStatus, dueCents }: Order) =>
  method === 'pay_later' && paymentStatus === 'unpaid' && dueCents > 0

/** What the link to the order is for: whoever is to pay online opens it to pay (B-12). */
export function openWords(order: Order, language: Language): string {
  const { openPass, openToPay } = ORDER_MAIL_TEXTS[language]
  return isPaidOnlineLater(order) ? openToPay : openPass
}

/** The conditions that an order is under, attached to its mail; none where nothing was sold. */
export function conditionsNote(order: Order, language: Language): MailBlock[] {
  const { conditionsVersion: version } = order
  if (version === null) return []
  const { conditions, conditionsByPaying } = ORDER_MAIL_TEXTS[language]
  return [{ kind: 'note', text: (isPaidOnlineLater(order) ? conditionsByPaying : conditions)(version) }]
}

/** What credit pays of the order, and what is left then; nothing where it pays nothing (B-06). */
export function creditRows({ creditCents, dueCents }: Order, language: Language): [label: string, value: string][] {
  if (creditCents === 0) return []
  const { creditUsed, leftToPay } = ORDER_MAIL_TEXTS[language]
  const used: [string, string] = [creditUsed, money(0 - creditCents, language)]
  return dueCents > 0 ? [used, [leftToPay, money(dueCents, language)]] : [used]
}

/** How the methods that are paid online are called. */
export const WAYS: Readonly<Partial<Record<PaymentMethod, 'card' | 'wallet'>>> = {
  card: 'card',
  second_card: 'card',
  wallet: 'wallet',
}

/** A deadline as its hour and its day: `10:00`, `sabato 10 luglio`. */
export function deadlineWords({ day, hour }: NonNullable<Order['deadline']>, language: Language) {
  return { clock: `${hour}:00`, day: dayWords(day, language) }
}

function placeName(line: OrderLine, texts: OrderMailTexts): string {
  return line.kind === 'dog_gazebo' || line.kind === 'human_gazebo' ? texts.gazebo(line.code) : texts.place(line.code)
}

function lineWords(line: OrderLine, costCents: number, language: Language, texts: OrderMailTexts): string {
  const when = `${texts.days(dayWords(line.from, language), dayWords(line.to, language))}, ${texts.parts[line.part]}`
  const who = [texts.people(line.people), ...line.dogs.map((dog) => dog.name)].join(', ')
  const extras = line.extras.map(({ id, quantity }) => texts.extras[id](quantity)).join(', ')
  return [when, who, extras, money(costCents, language)].filter((words) => words !== '').join('\n')
}
