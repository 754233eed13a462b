import type { Order } from '../../../domain/orders/calls.ts'
import { stayName } from '../../umbrellas/stay-name.ts'
import { dayOfInstant } from '../../platform/format.ts'
import { useLanguage } from '../../platform/language.ts'
import { serverTime } from '../../platform/server-clock.ts'
import { useTexts } from '../../platform/texts.ts'
import { LinkButton } from '../../ui/Button.tsx'
import { changePath } from './change-path.ts'
import { changeTexts } from './texts.ts'

/** To the change of each place of an order that has a day left (B-03). */
export function ChangeLinks({ order }: { readonly order: Order }) {
  const texts = useTexts(changeTexts)
  const language = useLanguage()
  const today = dayOfInstant(serverTime())
  const isLive = order.passCode !== null && order.status === 'confirmed'
  const lines = isLive ? order.lines.filter((line) => !line.isCancelled && line.to >= today) : []
  return lines.map((line) => (
    <LinkButton key={line.bookingId} full variant="tint" icon="calendar" to={changePath(order.orderId, line.bookingId)}>
      {lines.length === 1 ? texts.open : texts.openPlace(stayName(line, lines, language))}
    </LinkButton>
  ))
}
