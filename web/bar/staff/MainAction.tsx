import type { BoardOrder } from '../../../domain/bar/board-calls.ts'
import type { BarStation } from '../../../domain/bar/calls.ts'
import { money } from '../../platform/format.ts'
import { useLanguage } from '../../platform/language.ts'
import { useTexts } from '../../platform/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { isPartDone, ownPart } from './board-view.ts'
import { barStaffTexts } from './texts.ts'
import type { BoardActions } from './use-board-actions.ts'

interface MainActionProps {
  readonly order: BoardOrder
  readonly station: BarStation | null
  readonly actions: BoardActions
}

/** The one next step of an order: accept, ready, deliver, and the cash with it where some is due. */
export function MainAction({ order, station, actions }: MainActionProps) {
  const texts = useTexts(barStaffTexts)
  const language = useLanguage()
  const isBusy = actions.busy.has(order.orderId)
  if (order.status === 'received') {
    return (
      <Button size="sm" variant="accent" isBusy={isBusy} onPress={() => actions.accept(order)}>
        {texts.accept}
      </Button>
    )
  }
  if (order.status === 'ready') {
    return (
      <Button size="sm" variant="ok" isBusy={isBusy} onPress={() => actions.deliver(order)}>
        {order.dueCents > 0 ? texts.collect(money(order.dueCents, language)) : texts.deliver}
      </Button>
    )
  }
  // At a station's own board its lines are done, the order when all stations are.
  if (isPartDone(order, station)) return null
  return (
    <Button size="sm" isBusy={isBusy} onPress={() => actions.ready(order, ownPart(order, station))}>
      {texts.ready}
    </Button>
  )
}
