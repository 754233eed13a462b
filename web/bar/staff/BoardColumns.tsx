import { useEffect, useEffectEvent, useRef, type FocusEvent, type ReactNode } from 'react'
import type { BarBoard, BoardOrder } from '../../../domain/bar/board-calls.ts'
import { useTexts } from '../../platform/texts.ts'
import { classNames } from '../../ui/class-names.ts'
import { isFocusLost } from '../../ui/lost-focus.ts'
import { Segmented } from '../../ui/Segmented.tsx'
import { BoardClock } from './board-clock.tsx'
import { BOARD_COLUMNS, columnsOf, type BoardColumn, type BoardColumns as Columns } from './board-view.ts'
import { DeliveredDrawer } from './DeliveredDrawer.tsx'
import { OrderCard } from './OrderCard.tsx'
import { barStaffTexts } from './texts.ts'
import type { BoardActions } from './use-board-actions.ts'
import type { ShownWish } from './use-board-wish.ts'

interface BoardColumnsProps {
  readonly board: BarBoard
  readonly wish: ShownWish
  readonly actions: BoardActions
  readonly onMore: (order: BoardOrder) => void
}

/** New, in preparation, ready: side by side on a tablet, one at a time on a phone; delivered lies in a drawer (mockup 52). */
export function BoardColumns({ board, wish, actions, onMore }: BoardColumnsProps) {
  const texts = useTexts(barStaffTexts)
  const columns = columnsOf(board, wish)
  const followFocus = useFocusWithOrder(board, columns, wish)
  const deliveredCount = wish.station === null ? board.counts.deliveredToday : columns.delivered.length
  return (
    <BoardClock>
      <Segmented
        className="board-columns"
        label={texts.state}
        value={wish.column}
        options={BOARD_COLUMNS.map((id) => ({
          id,
          label: (
            <>
              {texts.columns[id]} <b className="num">{columns[id].length}</b>
            </>
          ),
        }))}
        onChange={wish.setColumn}
      />
      {BOARD_COLUMNS.map((id) => (
        <Column
          key={id}
          id={id}
          count={columns[id].length}
          isShown={id === wish.column}
          onFocus={followFocus}
          beside={
            id === 'ready' ? (
              <DeliveredDrawer
                orders={columns.delivered}
                count={deliveredCount}
                rejectedToday={board.counts.rejectedToday}
              />
            ) : null
          }
        >
          {columns[id].map((order) => (
            <OrderCard key={order.orderId} order={order} station={wish.station} actions={actions} onMore={onMore} />
          ))}
        </Column>
      ))}
    </BoardClock>
  )
}

/**
 * An order goes to another column with its next step, and out of what had the focus: the focus goes with the order, and a phone goes
 * along when nothing is left where it was.
 */
function useFocusWithOrder(
  board: BarBoard,
  columns: Columns,
  { column, setColumn }: ShownWish,
): (event: FocusEvent<HTMLElement>) => void {
  const on = useRef<BoardOrder | undefined>(undefined)
  const follow = useEffectEvent(() => {
    const was = on.current
    const now = orderOn(board, was?.orderId)
    if (was === undefined || now === undefined || now.status === was.status) return
    const next = BOARD_COLUMNS.find((id) => id === now.status)
    if (next !== undefined && was.status === column && columns[column].length === 0) return setColumn(next)
    on.current = now
    const places = [`[data-order="${now.orderId}"]`, `[data-column="${was.status}"]`, `[data-column="${column}"]`]
    for (const place of places) if (isFocusLost()) document.querySelector<HTMLElement>(place)?.focus()
  })
  useEffect(() => follow())
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
  readonly id: BoardColumn
  readonly count: number
  /** On a phone. */
  readonly isShown: boolean
  readonly onFocus: (event: FocusEvent<HTMLElement>) => void
  /** At the end of the head, where no notice covers it. */
  readonly beside: ReactNode
  readonly children: ReactNode
}

function Column({ id, count, isShown, onFocus, beside, children }: ColumnProps) {
  const texts = useTexts(barStaffTexts)
  return (
    <section
      className={classNames('kol', isShown && 'shown')}
      aria-label={texts.columns[id]}
      data-column={id}
      onFocus={onFocus}
      {...REACHABLE}
    >
      <header>
        <h2 className="t2">{texts.columns[id]}</h2>
        <span className={classNames('badge2', id === 'received' && count > 0 && 'new')}>{count}</span>
        {beside}
      </header>
      {count === 0 ? <p className="sub ink2 c kol-empty">{texts.empty[id]}</p> : null}
      {children}
    </section>
  )
}
