import { getBarBoard, type BarBoard, type BoardOrder } from '../../../domain/bar/board-calls.ts'
import { LIVE_BAR_BOARD_PATH } from '../../../domain/bar/calls.ts'
import { SECOND } from '../../../domain/platform/duration.ts'
import type { CallFailure } from '../../platform/call-failure.ts'
import { coalesced } from '../../platform/coalesced.ts'
import { useLive } from '../../platform/live.ts'
import { callKey, queryClient, setCallData, useCallQuery } from '../../platform/queries.ts'
import { withOrder } from './board-view.ts'

/** Asked this often even without a tick, also while the tablet shows another window: no order may wait unheard. */
const POLL_EVERY = 15 * SECOND

const BOARD = { queryKey: callKey(getBarBoard, {}), type: 'active' } as const

/** Asks the server again, also when twenty ticks come in one second. */
const refresh = coalesced(() => queryClient.refetchQueries(BOARD, { cancelRefetch: false }))

/** The board as it stands, and how to change it. */
export interface LiveBoard {
  readonly board: BarBoard | undefined
  readonly error: CallFailure | null
  /** When the board on screen came, epoch milliseconds. */
  readonly dataFrom: number
  readonly isFetching: boolean
  /** Asks the server again. */
  readonly refresh: () => void
  /** Shows an order as an action answered it. */
  readonly show: (order: BoardOrder) => void
}

/** Follows the board: the stream says that something changed, the authorised call says what (B-08). */
export function useLiveBoard(): LiveBoard {
  const query = useCallQuery(getBarBoard, {}, { refetchInterval: POLL_EVERY, refetchIntervalInBackground: true })
  useLive(LIVE_BAR_BOARD_PATH, {}, { barBoard: refresh }, { poll: refresh })
  return {
    board: query.data,
    error: query.error,
    dataFrom: query.dataUpdatedAt,
    isFetching: query.isFetching,
    refresh,
    show: (order) => {
      // An answer on its way is older than what the action said.
      void queryClient.cancelQueries(BOARD)
      setCallData(getBarBoard, {}, (known) => known && withOrder(known, order))
      refresh()
    },
  }
}
