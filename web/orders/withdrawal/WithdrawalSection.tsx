import type { Subscription } from '../../../domain/subscriptions/calls.ts'
import { getWithdrawal } from '../../../domain/orders/withdrawal-calls.ts'
import { day } from '../../platform/format.ts'
import { useLanguage } from '../../platform/language.ts'
import { useCallQuery } from '../../platform/queries.ts'
import { useTexts } from '../../platform/texts.ts'
import { List, ListRow } from '../../ui/List.tsx'
import { withdrawalTexts } from './texts.ts'
import { WITHDRAWAL_PATH } from './withdrawal-path.ts'

interface WithdrawalSectionProps {
  readonly subscription: Pick<Subscription, 'orderId'>
  readonly isKept: boolean
}

/** The way to the withdrawal function, on every contract whose right runs, as long as it runs (art. 54-bis). */
export function WithdrawalSection({ subscription: { orderId }, isKept }: WithdrawalSectionProps) {
  const texts = useTexts(withdrawalTexts)
  const language = useLanguage()
  const { data } = useCallQuery(getWithdrawal, { orderId: String(orderId) }, { enabled: !isKept, retry: false })
  if (data === undefined || (!data.isRunning && data.receipt === null)) return null
  return (
    <List inset="icon">
      <ListRow
        icon="retry"
        label={data.receipt === null ? texts.label : texts.done}
        detail={
          data.receipt === null && data.lastDay !== null ? texts.until(day(data.lastDay, language, 'date')) : undefined
        }
        href={`${WITHDRAWAL_PATH}?order=${orderId}`}
      />
    </List>
  )
}
