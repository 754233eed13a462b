import type { BarBoard } from '../../../domain/bar/board-calls.ts'
import { Link } from '../../platform/navigation.tsx'
import { useTexts } from '../../platform/texts.ts'
import { IconButton } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { StaffIcon } from '../../ui/staff/StaffIcon.tsx'
import { MenuButton } from '../../ui/MenuButton.tsx'
import { Segmented } from '../../ui/Segmented.tsx'
import { BOARD_SORTS } from './board-view.ts'
import type { useOrderBell } from './order-bell.ts'
import { OpenSwitch } from './OpenSwitch.tsx'
import { barStaffTexts } from './texts.ts'
import type { ShownWish } from './use-board-wish.ts'

interface BoardToolsProps {
  readonly board: BarBoard
  readonly wish: ShownWish
  readonly onChanged: () => void
}

const ALL = 'all'

/** What can be chosen beside the title: which orders are shown, how they are sorted, and whether the bar takes new ones. */
export function BoardTools({ board, wish, onChanged }: BoardToolsProps) {
  const texts = useTexts(barStaffTexts)
  return (
    <>
      <Segmented
        className="board-views"
        label={texts.views}
        value={wish.view}
        options={[
          { id: 'today', label: texts.today },
          { id: 'sell', label: texts.sell.view },
          { id: 'soldOut', label: texts.soldOut(board.state.soldOut.length) },
        ]}
        onChange={wish.setView}
      />
      {wish.view === 'today' ? <Arrangement board={board} wish={wish} /> : null}
      {wish.view === 'soldOut' ? (
        <Link to="/ges/cartelli" className="ib" aria-label={texts.tags}>
          <Icon name="qr-code" size={22} />
        </Link>
      ) : null}
      <OpenSwitch state={board.state} onChanged={onChanged} />
    </>
  )
}

/** Whether new orders ring on this device. */
export function BellButton({ bell }: { readonly bell: ReturnType<typeof useOrderBell> }) {
  const { sound } = useTexts(barStaffTexts)
  return (
    <IconButton
      icon={bell.isMuted ? 'bell-off' : 'bell'}
      label={bell.isMuted ? sound.unmute : sound.mute}
      isPressed={!bell.isMuted}
      onPress={() => bell.setMuted(!bell.isMuted)}
    />
  )
}

function Arrangement({ board, wish }: Pick<BoardToolsProps, 'board' | 'wish'>) {
  const texts = useTexts(barStaffTexts)
  return (
    <>
      {board.stations.length > 1 ? (
        <MenuButton
          label={texts.station}
          value={wish.station ?? ALL}
          options={[
            { id: ALL, label: texts.allStations },
            ...board.stations.map((id) => ({ id, label: texts.stations[id] })),
          ]}
          onChange={(id) => wish.setStation(board.stations.find((station) => station === id) ?? null)}
        >
          {wish.station === null ? texts.allStations : texts.stations[wish.station]}
          <Icon name="chevron-down" size={17} stroke={2.2} />
        </MenuButton>
      ) : null}
      <MenuButton
        label={texts.sort}
        value={wish.sort}
        options={BOARD_SORTS.map((id) => ({ id, label: texts.sorts[id] }))}
        onChange={wish.setSort}
      >
        <StaffIcon name="sort" size={19} />
        <Icon name="chevron-down" size={17} stroke={2.2} />
      </MenuButton>
    </>
  )
}
