import { useMemo, useState } from 'react'
import {
  getStaffSubscription,
  listStaffSubscriptions,
  takeInstalmentCash,
  type StaffSubscription,
} from '../../../domain/subscriptions/staff-calls.ts'
import { day, money } from '../../platform/format.ts'
import { useFailureText } from '../../platform/failure.ts'
import { useLanguage } from '../../platform/language.ts'
import { invalidate, useCallMutation } from '../../platform/queries.ts'
import { useTexts } from '../../platform/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { List, ListRow } from '../../ui/List.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import { Note, Pill } from '../../ui/surfaces.tsx'
import { collectOf, EXACT_CASH, TenderChoice } from '../../ui/staff/TenderChoice.tsx'
import { toast } from '../../ui/toasts.ts'
import { staffSubscriptionTexts } from './texts.ts'

type Instalment = StaffSubscription['instalments'][number]

/** The instalments with what is still to be taken at the desk. */
export function Instalments({ subscription }: { readonly subscription: StaffSubscription }) {
  const texts = useTexts(staffSubscriptionTexts)
  const language = useLanguage()
  const [taking, setTaking] = useState<Instalment | null>(null)
  const isOver = subscription.state === 'cancelled' || subscription.state === 'pending'
  return (
    <>
      <List header={texts.instalments}>
        {subscription.instalments.map((one) => (
          <ListRow
            key={one.position}
            label={one.position === 0 ? texts.first : texts.instalment(one.position)}
            detail={(one.isOverdue ? texts.overdue : texts.due)(day(one.dueDay, language, 'date'))}
            value={<b className={one.isOverdue ? 'dang' : 'ink'}>{money(one.amountCents, language)}</b>}
            control={
              one.owedCents === 0 ? (
                <Pill tone="ok" icon="check">
                  {texts.paid}
                </Pill>
              ) : isOver ? undefined : (
                <Button
                  size="sm"
                  variant={one.isOverdue ? 'primary' : 'tint'}
                  icon="cash"
                  aria-label={`${texts.take}: ${one.position === 0 ? texts.first : texts.instalment(one.position)}`}
                  onPress={() => setTaking(one)}
                >
                  {texts.take}
                </Button>
              )
            }
          />
        ))}
      </List>
      {taking === null ? null : (
        <TakeMoney subscription={subscription} instalment={taking} onClose={() => setTaking(null)} />
      )}
    </>
  )
}

interface TakeMoneyProps {
  readonly subscription: StaffSubscription
  readonly instalment: Instalment
  readonly onClose: () => void
}

/** Says once more how much, asks how it is paid, and writes it once however often it is pressed. */
function TakeMoney({ subscription: { subscriptionId }, instalment, onClose }: TakeMoneyProps) {
  const texts = useTexts(staffSubscriptionTexts)
  const language = useLanguage()
  const failureText = useFailureText()
  const pressId = useMemo(() => crypto.randomUUID(), [])
  const taking = useCallMutation(takeInstalmentCash)
  const [draft, setDraft] = useState(EXACT_CASH)
  const paid = collectOf(draft, instalment.owedCents)
  const amount = money(instalment.owedCents, language)
  const take = () => {
    if (paid === null) return
    taking.mutate(
      { subscriptionId, position: instalment.position, ...paid, pressId },
      {
        onSuccess: () => {
          toast(texts.taken, { tone: 'ok', icon: 'check' })
          onClose()
        },
        onSettled: () => {
          void invalidate(getStaffSubscription)
          void invalidate(listStaffSubscriptions)
        },
      },
    )
  }
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={texts.takeTitle(amount)}
      footer={
        <div className="col g2">
          <Button full variant="ok" icon="cash" isBusy={taking.isPending} isDisabled={paid === null} onPress={take}>
            {texts.takeConfirm(amount)}
          </Button>
          <Button full variant="plain" onPress={onClose}>
            {texts.back}
          </Button>
        </div>
      }
    >
      <div className="col g3">
        <p>{texts.takeText}</p>
        <TenderChoice draft={draft} dueCents={instalment.owedCents} onChange={setDraft} />
        {taking.error === null ? null : (
          <Note tone="bad" icon="alert" role="alert">
            {failureText(taking.error)}
          </Note>
        )}
      </div>
    </Sheet>
  )
}
