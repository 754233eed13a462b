import type { Credit } from '../../../domain/payments/credit-calls.ts'
import { day, dayOfInstant, money } from '../../platform/format.ts'
import { useLanguage } from '../../platform/language.ts'
import { useTexts } from '../../platform/texts.ts'
import { List, ListRow } from '../../ui/List.tsx'
import { creditTexts } from './texts.ts'

type Movement = Credit['movements'][number]

/** What happened to credit, in words, the newest first; a row leads to its order where the reader may open it (B-06). */
export function CreditMovements({
  movements,
  leadsToOrders,
}: {
  readonly movements: readonly Movement[]
  readonly leadsToOrders: boolean
}) {
  const texts = useTexts(creditTexts)
  const language = useLanguage()
  const detail = useDetail()
  return (
    <List header={texts.movements} className="mt4">
      {movements.map((movement) => {
        const { movementId, kind, reason, amountCents, orderId } = movement
        return (
          <ListRow
            key={movementId}
            label={kind === 'earned' ? texts.reasons[reason] : texts.kinds[kind]}
            detail={detail(movement)}
            value={
              <span className="num">
                {amountCents > 0 ? '+' : ''}
                {money(amountCents, language)}
              </span>
            }
            {...(leadsToOrders && orderId !== null ? { href: `/tabs/contact/riepilogo?order=${orderId}` } : {})}
          />
        )
      })}
    </List>
  )
}

/** Day, order, words of the desk and last day of a movement, as far as it has them. */
function useDetail(): (movement: Movement) => string {
  const texts = useTexts(creditTexts)
  const language = useLanguage()
  return ({ kind, note, orderNumber, expiresOn, at }) =>
    [
      day(dayOfInstant(at), language, 'date'),
      note !== '' && kind === 'earned' ? note : '',
      orderNumber === null ? '' : texts.order(orderNumber),
      expiresOn !== null && kind === 'earned' ? texts.expires(day(expiresOn, language, 'date')) : '',
    ]
      .filter((words) => words !== '')
      .join(' · ')
}
