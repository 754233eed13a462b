import type { Order, OrderLine } from '../../domain/orders/calls.ts'
import { changePath } from '../orders/changes/change-path.ts'
import { dayRefundWords, isOneDay } from '../orders/changes/day-refund.ts'
import { changeTexts } from '../orders/changes/texts.ts'
import { useOpenDays } from '../orders/changes/use-open-days.ts'
import { ordersTexts } from '../orders/texts.ts'
import { useLanguage } from '../platform/language.ts'
import { useTexts } from '../platform/texts.ts'
import { ListRow } from '../ui/List.tsx'
import { ownDaysPath } from './own-days-path.ts'
import { returnTexts } from './texts.ts'
import { creditWords, useDayCredit } from './use-day-credit.ts'

interface GiveUpRowProps {
  readonly order: Order
  readonly line: OrderLine
}

/**
 * Gives one day of a booking up, for what the policy gives back or for credit once somebody takes it (B-03, B-18). It leads to where the
 * day is chosen, and says why when none can go. Half a day that is all there is goes only for credit: else it is cancelled.
 */
export function GiveUpRow({ order, line }: GiveUpRowProps) {
  const texts = useTexts(changeTexts)
  const { early } = useTexts(returnTexts)
  const { asking, unknown } = useTexts(ordersTexts).remove
  const language = useLanguage()
  const { query: open, refusal } = useOpenDays(order, line)
  const { credit, isPending } = useDayCredit(order, line)
  const isAsking = open.isPending || isPending
  const refund = open.data === undefined ? null : dayRefundWords(open.data, line, texts, language)
  const forCredit = credit === null ? null : creditWords(credit, refund !== null, early, language)
  const brings = [refund, forCredit].filter((words) => words !== null).join(' ')
  if (isOneDay(line) && line.part !== 'full_day' && forCredit === null) return null
  const isUnknown = open.data === undefined && refusal === null
  const none = isUnknown ? unknown : (refusal ?? texts.cancel.noneText)
  return (
    <ListRow
      icon="hand"
      label={isOneDay(line) && refund !== null ? texts.manage.halfDay : texts.days}
      detail={isAsking ? asking : brings === '' ? none : brings}
      href={
        refund === null && credit !== null
          ? ownDaysPath('booking', line.bookingId, credit.day)
          : changePath(order.orderId, line.bookingId)
      }
      isDisabled={isAsking || (brings === '' && !isUnknown)}
    />
  )
}
