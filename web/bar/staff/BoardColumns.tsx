import { useEffect, useRef, type FocusEvent, type ReactNode } from 'react'
import type { BarBoard, BoardOrder } from '../../../domain/bar/board-calls.ts'
import { useTexts } from '../../platform/texts.ts'
import { classNames } from '../../ui/class-names.ts'
import { isFocusLost } from '../../ui/lost-focus.ts'
import { BoardClock } from './board-clock.tsx'
import { columnsOf, type BoardWish } from './board-view.ts'
import { DeliveredCard, OrderCard } from './OrderCard.tsx'
import { barStaffTexts } from './texts.ts'
import type { BoardActions } from './use-board-actions.ts'

interface BoardColumnsProps {
  readonly board: BarBoard
  readonly wish: BoardWish
  readonly actions: BoardActions
  readonly onMore: (order: BoardOrder) => void
}

/** In preparation, ready, delivered: side by side on a tablet, one below the other on a phone (mockup 52). */
export function BoardColumns({ board, wish, actions, onMore }: BoardColumnsProps) {
  const texts = useTexts(barStaffTexts)
  const columns = columnsOf(board, wish)
  const card = (order: BoardOrder) => (
    <OrderCard key={order.orderId} order={order} station={wish.station} actions={actions} onMore={onMore} />
  )
  const isWhole = wish.station === null
  const followFocus = useFocusWithOrder(board)
  const { deliveredToday, rejectedToday } = board.counts
  return (
    <BoardClock>
      <Column
        title={texts.columns.preparing}
        count={columns.preparing.length}
        empty={texts.empty.preparing}
        onFocus={followFocus}
      >
        {columns.preparing.map(card)}
      </Column>
      <Column title={texts.columns.ready} count={columns.ready.length} empty={texts.empty.ready} onFocus={followFocus}>
        {columns.ready.map(card)}
      </Column>
      <Column
        title={texts.columns.delivered}
        count={isWhole ? deliveredToday : columns.delivered.length}
        empty={texts.empty.delivered}
        isDone
      >
        {columns.delivered.map((order) => (
          <DeliveredCard key={order.orderId} order={order} />
        ))}
        {rejectedToday > 0 ? <p className="foot ink2 c">{texts.rejectedToday(rejectedToday)}</p> : null}
      </Column>
    </BoardClock>
  )
}

/** An order goes to another column with its next step, and out of what had the focus: the focus goes with the order. */
function useFocusWithOrder(board: BarBoard): (event: FocusEvent<HTMLElement>) => void {
  const on = useRef<BoardOrder | undefined>(undefined)
  useEffect(() => {
    const now = orderOn(board, on.current?.orderId)
    if (now === undefined || now.status === on.current?.status) return
    on.current = now
    if (!isFocusLost()) return
    document.querySelector<HTMLElement>(`[data-order="${now.orderId}"]`)?.focus({ preventScroll: true })
  }, [board])
  return ({ target }) => {
    on.current = orderOn(board, Number(target.closest<HTMLElement>('[data-order]')?.dataset['order']))
  }
}

function orderOn({ orders, delivered }: BarBoard, orderId: number | undefined): BoardOrder | undefined {
  return [...orders, ...delivered].find((order) => order.orderId === orderId)
}

/** A column scrolls by itself: the keyboard has to reach it too. */
const REACHABLE = { tabIndex: 0 } as const

interface ColumnProps {
  readonly title: string
  readonly count: number
  readonly empty: string
  readonly isDone?: boolean
  readonly onFocus?: (event: FocusEvent<HTMLElement>) => void
  readonly children: ReactNode
}

function Column({ title, count, empty, isDone = false, onFocus, children }: ColumnProps) {
  return (
    <section className={classNames('kol', isDone && 'done')} aria-label={title} onFocus={onFocus} {...REACHABLE}>
      <header>
        <h2 className="t2">{title}</h2>
        <span className="badge2">{count}</span>
      </header>
      {count === 0 ? <p className="sub ink2 c kol-empty">{empty}</p> : null}
      {children}
    </section>
  )
}
