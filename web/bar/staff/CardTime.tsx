import type { BoardOrder } from '../../../domain/bar/board-calls.ts'
import { clock, time } from '../../platform/format.ts'
import { useLanguage } from '../../platform/language.ts'
import { useTexts } from '../../platform/texts.ts'
import { Icon } from '../../ui/Icon.tsx'
import { useBoardTime } from './board-clock.tsx'
import { countsFrom, type Urgency } from './board-view.ts'
import { barStaffTexts } from './texts.ts'

interface CardTimeProps {
  readonly order: BoardOrder
  readonly urgency: Urgency
}

/** How long an order waits, with its urgency in a sign and in words; of a delivered one when that was. */
export function CardTime({ order, urgency }: CardTimeProps) {
  const language = useLanguage()
  if (order.deliveredAt !== null) {
    return (
      <span className="bt num">
        <Icon name="clock" size={16} stroke={2.2} />
        {time(order.deliveredAt, language)}
      </span>
    )
  }
  return <Elapsed order={order} urgency={urgency} />
}

function Elapsed({ order, urgency }: CardTimeProps) {
  const texts = useTexts(barStaffTexts)
  const now = useBoardTime()
  return (
    <span className="bt num">
      <Icon name={urgency === 'ok' ? 'clock' : 'clock-alert'} size={16} stroke={2.3} />
      {clock(now - Date.parse(countsFrom(order)))}
      {urgency === 'ok' ? null : <span className="sr">{texts[urgency]}</span>}
    </span>
  )
}
