import { listSubscriptions } from '../../domain/subscriptions/calls.ts'
import { day, money } from '../platform/format.ts'
import { useLanguage } from '../platform/language.ts'
import { useCallQuery } from '../platform/queries.ts'
import { useStore } from '../platform/store.ts'
import { useTexts } from '../platform/texts.ts'
import { List, ListRow } from '../ui/List.tsx'
import { instalmentCart } from './instalment-cart.ts'
import { subscriptionTexts } from './texts.ts'

/** The instalment that is being paid: which, of what, and until when. Its amount is the server's, at the summary. */
export function InstalmentCartLines() {
  const cart = useStore(instalmentCart)
  const texts = useTexts(subscriptionTexts)
  const language = useLanguage()
  const { data } = useCallQuery(listSubscriptions, {}, { enabled: cart !== null })
  if (cart === null) return null
  const subscription = data?.subscriptions.find(({ subscriptionId }) => subscriptionId === cart.subscriptionId)
  const instalment = subscription?.instalments.find(({ position }) => position === cart.position)
  const name =
    subscription === undefined || subscription.code === null
      ? (subscription?.name ?? '')
      : texts.confirm.place(subscription.code, subscription.name)
  return (
    <List inset="icon">
      <ListRow
        icon="receipt"
        label={texts.mine.rate(cart.position)}
        detail={[name, instalment === undefined ? '' : texts.mine.due(day(instalment.dueDay, language, 'date'))]
          .filter((words) => words !== '')
          .join(', ')}
        {...(instalment === undefined
          ? {}
          : { value: <b className="ink">{money(instalment.amountCents, language)}</b> })}
      />
    </List>
  )
}
