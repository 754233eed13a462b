import type { Subscription } from '../../../domain/subscriptions/calls.ts'
import { day, money } from '../../platform/format.ts'
import { useLanguage } from '../../platform/language.ts'
import { useGo } from '../../platform/navigation.tsx'
import { useOnline } from '../../platform/online.ts'
import { resortDay } from '../../platform/resort-day.ts'
import { useTexts } from '../../platform/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { List, ListRow } from '../../ui/List.tsx'
import { Note, Pill } from '../../ui/surfaces.tsx'
import { instalmentCart } from '../instalment-cart.ts'
import { PAY_INSTALMENT_PATH } from '../subscription-paths.ts'
import { subscriptionTexts } from '../texts.ts'
import { nextInstalment } from './subscription-words.ts'

interface InstalmentListProps {
  readonly subscription: Subscription
  readonly isKept: boolean
}

/** The instalments with their days; the next one can be paid before it is due. Nothing where all is paid at once. */
export function InstalmentList({ subscription, isKept }: InstalmentListProps) {
  const texts = useTexts(subscriptionTexts).mine
  const language = useLanguage()
  const go = useGo()
  const isOnline = useOnline()
  const { subscriptionId, instalments } = subscription
  if (instalments.length < 2) return null
  const today = resortDay()
  const next = nextInstalment(subscription)
  const pay = (position: number) => {
    instalmentCart.set({ cart: 'instalment', subscriptionId, position })
    go(PAY_INSTALMENT_PATH)
  }
  return (
    <>
      <List header={texts.instalments}>
        {instalments.map(({ position, dueDay, amountCents, isPaid }) => (
          <ListRow
            key={position}
            label={position === 0 ? texts.deposit : texts.rate(position)}
            detail={isPaid ? texts.paid : (dueDay < today ? texts.overdue : texts.due)(day(dueDay, language, 'date'))}
            value={<b className="ink">{money(amountCents, language)}</b>}
            control={
              isPaid ? (
                <Pill tone="ok" icon="check">
                  {texts.paid}
                </Pill>
              ) : undefined
            }
          />
        ))}
      </List>
      {next === null ? null : (
        <Button
          full
          icon="lock"
          className="mt3"
          isDisabled={!isOnline || isKept}
          trailing={money(next.amountCents, language)}
          onPress={() => pay(next.position)}
        >
          {texts.pay}
        </Button>
      )}
      {next !== null && (!isOnline || isKept) ? (
        <Note tone="warn" icon="wifi-off" className="mt2" role="status">
          {texts.offline}
        </Note>
      ) : null}
    </>
  )
}
