import type { BarBoard, BoardOrder } from '../../../domain/bar/board-calls.ts'
import { time } from '../../platform/format.ts'
import { useLanguage } from '../../platform/language.ts'
import { useTexts } from '../../platform/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { RadioList } from '../../ui/choices.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import { isStationReady, stationsOf } from './board-view.ts'
import { barStaffTexts } from './texts.ts'
import type { BoardActions } from './use-board-actions.ts'

/** Minutes that an order is delayed by at a press. */
const DELAYS = [5, 10, 15] as const

interface OrderSheetProps {
  readonly order: BoardOrder
  readonly runners: BarBoard['runners']
  readonly actions: BoardActions
  readonly onReject: () => void
  readonly onClose: () => void
}

/** What else can be done with an order: more time, a station's part, who brings it, sending it back (B-08). */
export function OrderSheet({ order, runners, actions, onReject, onClose }: OrderSheetProps) {
  const texts = useTexts(barStaffTexts)
  const language = useLanguage()
  const isOpen = order.status === 'received' || order.status === 'preparing'
  const facts = [
    texts.sheet.promised(time(order.promisedAt, language)),
    order.worker === null ? null : texts.sheet.worker(order.worker),
  ].filter((fact) => fact !== null)
  const closing = (act: () => void) => () => {
    onClose()
    act()
  }
  return (
    <Sheet
      isOpen
      isGrouped
      onClose={onClose}
      title={texts.orderName(texts.place(order.code), order.ticket)}
      subtitle={facts.join(', ')}
      footer={
        <Button variant="danger-tint" full onPress={onReject}>
          {texts.sheet.reject}
        </Button>
      }
    >
      {isOpen ? (
        <section>
          <h3 className="lh">{texts.sheet.delay}</h3>
          <div className="row g2">
            {DELAYS.map((minutes) => (
              <Button key={minutes} variant="tint" full onPress={closing(() => actions.delay(order, minutes))}>
                {texts.sheet.minutes(minutes)}
              </Button>
            ))}
          </div>
          <p className="lf">{texts.sheet.delayText}</p>
        </section>
      ) : null}
      {order.status === 'preparing' && stationsOf(order).length > 1 ? (
        <StationButtons order={order} onReady={(station) => closing(() => actions.ready(order, station))()} />
      ) : null}
      {runners.length > 0 ? (
        <section>
          <h3 className="lh">{texts.sheet.runner}</h3>
          <RadioList
            label={texts.sheet.runner}
            value={String(order.runner?.accountId ?? NOBODY)}
            options={[
              { id: NOBODY, label: texts.sheet.nobody },
              ...runners.map(({ accountId, name }) => ({ id: String(accountId), label: name })),
            ]}
            onChange={(id) => closing(() => actions.assign(order, id === NOBODY ? null : Number(id)))()}
          />
        </section>
      ) : null}
    </Sheet>
  )
}

const NOBODY = 'nobody'

interface StationButtonsProps {
  readonly order: BoardOrder
  readonly onReady: (station: BoardOrder['lines'][number]['station']) => void
}

function StationButtons({ order, onReady }: StationButtonsProps) {
  const texts = useTexts(barStaffTexts)
  return (
    <section>
      <h3 className="lh">{texts.sheet.stations}</h3>
      <div className="row g2">
        {stationsOf(order).map((station) => (
          <Button
            key={station}
            variant="tint"
            full
            {...(isStationReady(order, station) ? { icon: 'check' as const, isDisabled: true } : {})}
            onPress={() => onReady(station)}
          >
            {texts.stations[station]}
          </Button>
        ))}
      </div>
    </section>
  )
}
