import type { Order } from '../../domain/orders/calls.ts'
import {
  getOrderStatement,
  type OrderStatement as Statement,
  type Posting,
} from '../../domain/orders/statement-calls.ts'
import { civilDate, countDays } from '../../domain/platform/civil-date.ts'
import { cartTexts } from '../cart/texts.ts'
import { day, dayOfInstant, money } from '../platform/format.ts'
import { useLanguage } from '../platform/language.ts'
import { useCallQuery } from '../platform/queries.ts'
import { useTexts } from '../platform/texts.ts'
import { classNames } from '../ui/class-names.ts'
import { DiscountRows } from '../umbrellas/promotions/DiscountRows.tsx'
import { fullCents } from '../umbrellas/promotions/off-cents.ts'
import { stayName } from '../umbrellas/stay-name.ts'
import { itemWords } from './items/item-words.ts'
import { itemTexts } from './items/texts.ts'
import { isDue, isPaid } from './order-words.ts'
import styles from './orders.module.css'
import { ordersTexts } from './texts.ts'
import type { it } from './texts/it.ts'

interface RowProps {
  readonly label: string
  readonly cents?: number
  readonly detail?: string
  readonly className?: string | undefined
}

function Row({ label, detail, cents, className }: RowProps) {
  const language = useLanguage()
  return (
    <div className={classNames('kv', className)}>
      <span>
        {label}
        {detail === undefined ? null : <span className="foot ink2 row-detail">{detail}</span>}
      </span>
      {cents === undefined ? null : <span>{money(cents, language)}</span>}
    </div>
  )
}

/**
 * An order's money from its prices to what is owed or held: each price before promotions, the total, and each movement with its day,
 * its way and its sum (R-212, R-411, B-03). Without a network the prices and what is owed still stand.
 */
export function OrderStatement({ order }: { readonly order: Order }) {
  const { data: statement } = useCallQuery(getOrderStatement, { orderId: String(order.orderId) }, { staleTime: 0 })
  return (
    <div className={classNames('card', styles.sum)}>
      <Prices order={order} />
      {statement === undefined || statement.postings.length === 0 ? (
        <Way order={order} />
      ) : (
        <Movements statement={statement} />
      )}
      <Outstanding order={order} statement={statement} />
    </div>
  )
}

function Prices({ order }: { readonly order: Order }) {
  const { summary: texts } = useTexts(ordersTexts)
  const items = useTexts(itemTexts)
  const language = useLanguage()
  return (
    <>
      {order.lines.map((line) => {
        const name = stayName(line, order.lines, language)
        const days = countDays(civilDate(line.from), civilDate(line.to))
        const words = line.isCancelled ? texts.lineCancelled(name) : texts.line(name, days, line.extras.length > 0)
        const cents = line.isCancelled ? line.totalCents : fullCents(line)
        return (
          <Row
            key={line.bookingId}
            label={words}
            cents={cents}
            className={line.isCancelled ? styles.gone : undefined}
          />
        )
      })}
      <DiscountRows rows={order.lines.filter((line) => !line.isCancelled).flatMap((line) => line.price)} />
      {order.items.map((item) => (
        <Row
          key={item.itemId}
          label={item.isCancelled ? texts.lineCancelled(item.name) : itemWords(item, items)}
          cents={item.totalCents}
          className={item.isCancelled ? styles.gone : undefined}
        />
      ))}
      {order.serviceCents === 0 ? null : <Row label={texts.service} cents={order.serviceCents} />}
      <Row label={texts.total} cents={order.totalCents} className="tot" />
    </>
  )
}

/**
 * How it is to be paid, or was and when, while no movement is known: "Paga dopo" beside a day would say after that day. The bar takes
 * cash where it brings things, or at its counter.
 */
function Way({ order }: { readonly order: Order }) {
  const { summary: texts } = useTexts(ordersTexts)
  const methods = useTexts(cartTexts).checkout.methods
  const { cash } = useTexts(itemTexts).checkout
  const language = useLanguage()
  const { method, category, delivery } = order
  const isBarCash = category === 'bar' && method === 'cash'
  const words = isBarCash ? (delivery?.code === null ? cash.pickup : cash.umbrella) : methods[method]
  return (
    <div className="kv">
      <span>{isPaid(order) ? texts.paidWith(words) : words}</span>
      {isPaid(order) ? <span>{day(dayOfInstant(order.placedAt), language, 'medium')}</span> : null}
    </div>
  )
}

function Movements({ statement: { postings, keptCents, allowanceCents } }: { readonly statement: Statement }) {
  const { statement: texts } = useTexts(ordersTexts)
  const language = useLanguage()
  return (
    <>
      {keptCents === 0 ? null : <Row label={texts.kept} cents={keptCents} />}
      {allowanceCents === 0 ? null : <Row label={texts.allowance} cents={0 - allowanceCents} />}
      {postings.map((posting, index) => {
        const detail = [day(dayOfInstant(posting.at), language, 'medium'), wayWords(posting, texts)]
          .filter(Boolean)
          .join(' · ')
        return <Row key={index} label={postingWords(posting, texts)} detail={detail} cents={posting.amountCents} />
      })}
    </>
  )
}

/** What the account ends in: what is owed, what is held for its guest, or nothing. */
function Outstanding({ order, statement }: { readonly order: Order; readonly statement: Statement | undefined }) {
  const { statement: texts } = useTexts(ordersTexts)
  const { heldCents = 0, postings = [] } = statement ?? {}
  if (order.dueCents > 0 && isDue(order))
    return postings.length === 0 && order.dueCents === order.totalCents ? null : (
      <Row label={texts.due} cents={order.dueCents} className="tot" />
    )
  if (heldCents > 0) return <Row label={texts.held} cents={heldCents} className="tot" />
  const isAnyPending = postings.some(({ isPending }) => isPending)
  return postings.length === 0 || isAnyPending ? null : <Row label={texts.settled} className="tot" />
}

type StatementTexts = (typeof it)['statement']

/** What a movement was; the same kind can be taken back. */
function postingWords({ kind, amountCents, isPending }: Posting, { kinds, undone, pending }: StatementTexts): string {
  if (isPending) return kind === 'capture' ? pending.paid : pending.refund
  const isTaken = kind === 'cash' || kind === 'card_terminal'
  if (isTaken && amountCents < 0) return undone.paid
  if (kind === 'desk_refund' && amountCents > 0) return undone.refund
  return kinds[kind]
}

/** By what it moved; empty where the movement says it itself. */
function wayWords({ kind, way, lastFour }: Posting, { card, ways }: StatementTexts): string {
  if (kind === 'to_credit' || kind === 'credit_back') return ''
  return way === 'card' ? card(lastFour) : ways[way]
}
