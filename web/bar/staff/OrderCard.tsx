import type { BoardOrder } from '../../../domain/bar/board-calls.ts'
import type { BarStation } from '../../../domain/bar/calls.ts'
import { money } from '../../platform/format.ts'
import { useLanguage } from '../../platform/language.ts'
import { useTexts } from '../../platform/texts.ts'
import { IconButton } from '../../ui/Button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/Icon.tsx'
import type { IconName } from '../../ui/icons.ts'
import { Pill } from '../../ui/surfaces.tsx'
import { useBoardTime } from './board-clock.tsx'
import { urgencyOf } from './board-view.ts'
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

/** One order that is still to be made or brought (mockup 52). */
export function OrderCard({ order, station, actions, onMore }: OrderCardProps) {
  const texts = useTexts(barStaffTexts)
  const urgency = urgencyOf(order, useBoardTime())
  const name = texts.orderName(texts.place(order.code), order.ticket)
  return (
    <article
      className={classNames('bo', urgency !== 'ok' && urgency, order.status === 'received' && 'fresh')}
      aria-label={name}
      tabIndex={-1}
      data-order={order.orderId}
    >
      <CardHead order={order} urgency={urgency} />
      {order.status === 'received' || !order.isVerified ? (
        <p className="row g2 wrap mt2">
          {order.status === 'received' ? (
            <Pill tone="accent" icon="bell">
              {texts.fresh}
            </Pill>
          ) : null}
          {order.isVerified || order.code === null ? null : (
            <Pill tone="warn" icon="pin">
              {texts.unverified}
            </Pill>
          )}
        </p>
      ) : null}
      <CardLines order={order} station={station} />
      <CardNotes order={order} />
      <div className="row g2 acts">
        <MainAction order={order} station={station} actions={actions} />
        <IconButton icon="more" variant="tint" label={texts.more(name)} onPress={() => onMore(order)} />
      </div>
    </article>
  )
}

/** An order that is delivered: what it was, and when. */
export function DeliveredCard({ order }: { readonly order: BoardOrder }) {
  const texts = useTexts(barStaffTexts)
  return (
    <article
      className="bo"
      aria-label={texts.orderName(texts.place(order.code), order.ticket)}
      tabIndex={-1}
      data-order={order.orderId}
    >
      <CardHead order={order} urgency="ok" />
      <CardLines order={order} station={null} />
    </article>
  )
}

function CardHead({ order, urgency }: { readonly order: BoardOrder; readonly urgency: 'ok' | 'soon' | 'late' }) {
  const texts = useTexts(barStaffTexts)
  return (
    <div className="row sp">
      <span className="row g2">
        <h3 className="bu">{texts.place(order.code)}</h3>
        <span className="foot ink2 nowrap">{texts.ticket(order.ticket)}</span>
      </span>
      <CardTime order={order} urgency={urgency} />
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

function CardNotes({ order }: { readonly order: BoardOrder }) {
  const texts = useTexts(barStaffTexts)
  const language = useLanguage()
  return (
    <>
      {order.note === null ? null : <BoardNote icon="message">{order.note}</BoardNote>}
      {order.dueCents > 0 ? <BoardNote icon="cash">{texts.cash(money(order.dueCents, language))}</BoardNote> : null}
      {order.runner === null ? null : <p className="foot ink2 mt2">{texts.runner(order.runner.name)}</p>}
    </>
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
