import type { ReactNode } from 'react'
import type { BoardOrder } from '../../../domain/bar/board-calls.ts'
import type { BarStation } from '../../../domain/bar/calls.ts'
import { money } from '../../platform/format.ts'
import { useLanguage } from '../../platform/language.ts'
import { useTexts } from '../../platform/texts.ts'
import { IconButton } from '../../ui/Button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/Icon.tsx'
import type { IconName } from '../../ui/icons.ts'
import { useBoardTime } from './board-clock.tsx'
import { isPartDone, urgencyOf, type Urgency } from './board-view.ts'
import { CardTime } from './CardTime.tsx'
import { MainAction } from './MainAction.tsx'
import { barStaffTexts } from './texts.ts'
import type { BoardActions } from './use-board-actions.ts'

interface OrderCardProps {
  readonly order: BoardOrder
  /** The station whose board this is; null shows every line. */
  readonly station: BarStation | null
  readonly actions: BoardActions
  readonly onMore: (order: BoardOrder) => void
}

/** One order that is still to be made or brought, with its next step beside its name: many have to be seen at once (mockup 52). */
export function OrderCard({ order, station, actions, onMore }: OrderCardProps) {
  const texts = useTexts(barStaffTexts)
  const urgency = urgencyOf(order, useBoardTime())
  const name = texts.orderName(texts.place(order.code, order.name), order.ticket)
  return (
    <article
      className={classNames('bo', urgency !== 'ok' && urgency)}
      aria-label={name}
      tabIndex={-1}
      data-order={order.orderId}
    >
      <CardHead order={order} urgency={urgency}>
        <span className="bo-acts">
          <MainAction order={order} station={station} actions={actions} />
          <IconButton icon="more" variant="tint" label={texts.more(name)} onPress={() => onMore(order)} />
        </span>
      </CardHead>
      <div className="bo-body">
        <CardLines order={order} station={station} />
        <CardNotes order={order} />
      </div>
      {isPartDone(order, station) ? <p className="foot ink2 mt2">{texts.othersWorking}</p> : null}
    </article>
  )
}

/** An order that is delivered: what it was, and when. */
export function DeliveredCard({ order }: { readonly order: BoardOrder }) {
  const texts = useTexts(barStaffTexts)
  return (
    <article className="bo" aria-label={texts.orderName(texts.place(order.code, order.name), order.ticket)}>
      <CardHead order={order} urgency="ok" />
      <CardLines order={order} station={null} />
    </article>
  )
}

interface CardHeadProps {
  readonly order: BoardOrder
  readonly urgency: Urgency
  readonly children?: ReactNode
}

/** Where it goes; of what is fetched at the counter who is called. */
function CardHead({ order, urgency, children }: CardHeadProps) {
  const texts = useTexts(barStaffTexts)
  const { code, name, ticket } = order
  const pickUp = texts.place(null, '')
  const beside = code === null && name !== '' ? pickUp : name
  return (
    <div className="bo-head">
      <div className="bo-who">
        <h3>
          <span className="bu">{code ?? (name === '' ? pickUp : name)}</span>
          {beside === '' ? null : <span className="sub"> {beside}</span>}
        </h3>
        <p>
          <CardTime order={order} urgency={urgency} />
          <span className="foot ink2 nowrap">{texts.ticket(ticket)}</span>
        </p>
      </div>
      {children}
    </div>
  )
}

function CardLines({ order, station }: Pick<OrderCardProps, 'order' | 'station'>) {
  const texts = useTexts(barStaffTexts)
  const lines = order.lines.filter((line) => station === null || line.station === station)
  return (
    <ul className="bl" lang="it">
      {lines.map((line) => (
        <li key={line.lineId} className={line.isReady && order.status === 'preparing' ? 'is-ready' : undefined}>
          <b>{line.quantity}</b>
          <span className="grow">
            {line.name}
            {line.options.length > 0 ? <small>{line.options.join(', ')}</small> : null}
            {line.note === null ? null : <small className="wish">{line.note}</small>}
          </span>
          {line.isReady && order.status === 'preparing' ? (
            <>
              <Icon name="check" size={17} stroke={2.6} className="ok" />
              <span className="sr" lang={undefined}>
                {texts.done}
              </span>
            </>
          ) : null}
        </li>
      ))}
    </ul>
  )
}

/** What to mind: a place that nobody vouches for, a wish, who brings it, and cash; of what is ready the button says the cash. */
function CardNotes({ order }: { readonly order: BoardOrder }) {
  const texts = useTexts(barStaffTexts)
  const language = useLanguage()
  const isCashSaid = order.dueCents > 0 && order.status !== 'ready'
  return (
    <div className="bns">
      {order.isVerified || order.code === null ? null : <BoardNote icon="pin">{texts.unverified}</BoardNote>}
      {order.note === null ? null : <BoardNote icon="message">{order.note}</BoardNote>}
      {isCashSaid ? <BoardNote icon="cash">{texts.cash(money(order.dueCents, language))}</BoardNote> : null}
      {order.runner === null ? null : <span className="foot ink2">{texts.runner(order.runner.name)}</span>}
    </div>
  )
}

function BoardNote({ icon, children }: { readonly icon: IconName; readonly children: string }) {
  return (
    <p className="bn">
      <Icon name={icon} size={16} stroke={2} />
      {children}
    </p>
  )
}
