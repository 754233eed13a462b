import type { BarBoard, BoardOrder } from '../../../domain/bar/board-calls.ts'
import { time } from '../../platform/format.ts'
import { useLanguage } from '../../platform/language.ts'
import { useTexts } from '../../platform/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { RadioList } from '../../ui/choices.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import { AvailableSwitch } from './AvailableSwitch.tsx'
import { isStationReady, stationsOf } from './board-view.ts'
import { DeliveryMoney } from './DeliveryMoney.tsx'
import { barStaffTexts } from './texts.ts'
import type { BoardActions } from './use-board-actions.ts'
import type { StockChanges } from './use-stock-changes.ts'

/** Minutes that an order is delayed by at a press. */
const DELAYS = [5, 10, 15] as const

interface OrderSheetProps {
  readonly order: BoardOrder
  readonly runners: BarBoard['runners']
  /** What is sold out or counted now, followed live. */
  readonly stock: BarBoard['stock']
  readonly onAvailable: StockChanges['setAvailable']
  readonly actions: BoardActions
  readonly onReject: () => void
  readonly onClose: () => void
}

/** What else can be done with an order: what of it is sold out, more time, a station's part, who brings it, sending it back (B-08). */
export function OrderSheet({ order, runners, stock, onAvailable, actions, onReject, onClose }: OrderSheetProps) {
  const texts = useTexts(barStaffTexts)
  const language = useLanguage()
  const isOpen = order.status === 'received' || order.status === 'preparing'
  const facts = [
    order.code === null || order.name === '' ? null : order.name,
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
      title={texts.orderName(texts.place(order.code, order.name), order.ticket)}
      subtitle={facts.join(', ')}
      footer={
        <Button variant="danger-tint" full onPress={onReject}>
          {texts.sheet.reject}
        </Button>
      }
    >
      {order.status === 'ready' && order.dueCents > 0 ? (
        <DeliveryMoney dueCents={order.dueCents} onDeliver={(paid) => closing(() => actions.deliver(order, paid))()} />
      ) : null}
      <OrderItems order={order} stock={stock} onAvailable={onAvailable} />
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

/** The products of an order, each with the switch of the catalogue: whoever makes it sees first what has run out. */
function OrderItems({ order, stock, onAvailable }: Pick<OrderSheetProps, 'order' | 'stock' | 'onAvailable'>) {
  const texts = useTexts(barStaffTexts)
  const items = new Map(order.lines.map(({ itemId, name }) => [itemId, name]))
  return (
    <section>
      <h3 className="lh">{texts.sheet.items}</h3>
      <ul className="list stock">
        {[...items].map(([itemId, name]) => (
          <li key={itemId}>
            <span className="grow head" lang="it">
              {name}
            </span>
            <AvailableSwitch
              name={name}
              isSoldOut={stock.some((one) => one.itemId === itemId && one.isSoldOut)}
              onChange={(isAvailable) => onAvailable(itemId, name, isAvailable)}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

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
