import type { Order, OrderLine } from '../../domain/orders/calls.ts'
import { ChangePage } from '../orders/changes/ChangePage.tsx'
import { useLanguage } from '../platform/language.ts'
import { useTexts } from '../platform/texts.ts'
import { List, ListRow } from '../ui/List.tsx'
import { ownDaysPath } from './own-days-path.ts'
import { returnTexts } from './texts.ts'
import { creditWords, useDayCredit } from './use-day-credit.ts'

/** The change of a booking, with the way to give its days back for credit beside their refund (B-03, B-18). */
export function ChangeWithReturns() {
  return <ChangePage giveUp={forCredit} />
}

const forCredit = (order: Order, line: OrderLine) => <ForCredit order={order} line={line} />

/** Nothing where no day can be given back. */
function ForCredit({ order, line }: { readonly order: Order; readonly line: OrderLine }) {
  const texts = useTexts(returnTexts).early
  const language = useLanguage()
  const { credit } = useDayCredit(order, line)
  if (credit === null) return null
  return (
    <List inset="icon" className="mt3">
      <ListRow
        icon="hand"
        label={credit.isToday ? texts.title : texts.row}
        detail={creditWords(credit, false, texts, language)}
        href={ownDaysPath('booking', line.bookingId, credit.day)}
      />
    </List>
  )
}
