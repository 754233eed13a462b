import { lazy, Suspense, useState } from 'react'
import type { BarBoard as Board, BoardOrder } from '../../../domain/bar/board-calls.ts'
import { useFailureReason } from '../../platform/failure.ts'
import { time } from '../../platform/format.ts'
import { useLanguage } from '../../platform/language.ts'
import { useTexts } from '../../platform/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { laterSheet } from '../../ui/later-sheet.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { Note, Skeleton } from '../../ui/surfaces.tsx'
import { StaffPage } from '../../ui/staff/StaffPage.tsx'
import { Waiting } from '../../ui/Waiting.tsx'
import './board.css'
import { BoardColumns } from './BoardColumns.tsx'
import { BellButton, BoardTools } from './BoardTools.tsx'
import { useCounterSale } from './counter/use-counter-sale.ts'
import { allowSound, useOrderBell } from './order-bell.ts'
import { SoldOutItems } from './SoldOutItems.tsx'
import { barStaffTexts } from './texts.ts'
import { useBoardActions } from './use-board-actions.ts'
import { useBoardWish, type BoardView } from './use-board-wish.ts'
import { useLiveBoard, type LiveBoard } from './use-live-board.ts'
import { useStockChanges } from './use-stock-changes.ts'

/** Most of the day the board is looked at: what sells is loaded when somebody sells. */
const CounterSale = lazy(async () => ({ default: (await import('./counter/CounterSale.tsx')).CounterSale }))
const OrderSheet = laterSheet(async () => (await import('./OrderSheet.tsx')).OrderSheet)
const RejectSheet = laterSheet(async () => (await import('./RejectSheet.tsx')).RejectSheet)

/** The bar's board (mockup 52, B-08): new orders ring until somebody accepts them, every step can be taken back. */
export function BarBoard() {
  const texts = useTexts(barStaffTexts)
  const failureReason = useFailureReason()
  const live = useLiveBoard()
  if (live.board) return <OpenBoard live={live} board={live.board} />
  return (
    <StaffPage title={texts.title} className="board">
      {live.error ? (
        <ErrorState text={failureReason(live.error)} onRetry={live.refresh} isRetrying={live.isFetching} />
      ) : (
        <Waiting onRetry={live.refresh}>
          <Skeleton height={420} radius={24} />
        </Waiting>
      )}
    </StaffPage>
  )
}

/** What is open over the board. */
interface Opened {
  readonly orderId: number
  readonly sheet: 'more' | 'reject'
}

/** Columns of each view. */
const LAYOUTS: Readonly<Record<BoardView, string>> = { today: 'board', sell: 'list-and-side counter', soldOut: '' }

function OpenBoard({ live, board }: { readonly live: LiveBoard; readonly board: Board }) {
  const texts = useTexts(barStaffTexts)
  const wish = useBoardWish()
  const actions = useBoardActions(live)
  const stock = useStockChanges(live.refresh)
  const sale = useCounterSale((sold) => {
    live.show(sold)
    wish.setView('today')
    wish.setColumn('preparing')
  })
  const bell = useOrderBell(board.counts.received > 0)
  const [opened, setOpened] = useState<Opened | null>(null)
  const order = board.orders.find(({ orderId }) => orderId === opened?.orderId)
  const close = () => setOpened(null)
  const open = (sheet: Opened['sheet']) => (chosen: BoardOrder) => setOpened({ orderId: chosen.orderId, sheet })
  return (
    <StaffPage
      title={texts.title}
      className={LAYOUTS[wish.view]}
      actions={<BoardTools board={board} wish={wish} onChanged={live.refresh} />}
      corner={<BellButton bell={bell} />}
      notices={<BoardNotices live={live} isBellAllowed={bell.isAllowed} isMuted={bell.isMuted} />}
    >
      {wish.view === 'today' ? (
        <BoardColumns board={board} wish={wish} actions={actions} onMore={open('more')} />
      ) : wish.view === 'sell' ? (
        <Suspense fallback={<Skeleton height={420} radius={24} />}>
          <CounterSale state={board.state} sale={sale} />
        </Suspense>
      ) : (
        <SoldOutItems stock={board.stock} change={stock} />
      )}
      {order && opened?.sheet === 'more' ? (
        <OrderSheet
          order={order}
          runners={board.runners}
          stock={board.stock}
          onAvailable={stock.setAvailable}
          actions={actions}
          onReject={() => open('reject')(order)}
          onClose={close}
        />
      ) : null}
      {order && opened?.sheet === 'reject' ? (
        <RejectSheet
          order={order}
          onClose={close}
          onReject={(reason, text) => {
            close()
            actions.reject(order, reason, text)
          }}
        />
      ) : null}
    </StaffPage>
  )
}

interface BoardNoticesProps {
  readonly live: LiveBoard
  readonly isBellAllowed: boolean
  readonly isMuted: boolean
}

/** What the board cannot do at the moment: be heard, or be up to date. */
function BoardNotices({ live, isBellAllowed, isMuted }: BoardNoticesProps) {
  const texts = useTexts(barStaffTexts)
  const language = useLanguage()
  const isStale = live.error !== null
  if (!isStale && isBellAllowed && !isMuted) return null
  return (
    <div className="notices">
      {isStale ? (
        <Note tone="bad" icon="wifi-off" role="status">
          <span className="row sp wrap g2">
            {texts.stale(time(live.dataFrom, language))}
            <Button size="xs" variant="ghost" isBusy={live.isFetching} onPress={live.refresh}>
              {texts.retry}
            </Button>
          </span>
        </Note>
      ) : null}
      {isMuted ? (
        <Note tone="warn" icon="bell-off" role="status">
          {texts.sound.muted}
        </Note>
      ) : isBellAllowed ? null : (
        <Note tone="warn" icon="bell" role="status">
          <span className="row sp wrap g2">
            {texts.sound.locked}
            <Button size="xs" variant="ghost" onPress={allowSound}>
              {texts.sound.unlock}
            </Button>
          </span>
        </Note>
      )}
    </div>
  )
}
