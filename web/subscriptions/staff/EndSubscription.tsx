import { useState } from 'react'
import {
  endSubscription,
  getStaffSubscription,
  listStaffSubscriptions,
  type StaffSubscription,
} from '../../../domain/subscriptions/staff-calls.ts'
import { fieldMessages, useFailureText } from '../../platform/failure.ts'
import { invalidate, useCallMutation } from '../../platform/queries.ts'
import { useTexts } from '../../platform/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import { Note } from '../../ui/surfaces.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { toast } from '../../ui/toasts.ts'
import { staffSubscriptionTexts } from './texts.ts'

interface EndSubscriptionProps {
  readonly subscription: StaffSubscription
  readonly onClose: () => void
}

/** Ends a subscription for a reason that the audit keeps. */
export function EndSubscription({ subscription: { subscriptionId }, onClose }: EndSubscriptionProps) {
  const texts = useTexts(staffSubscriptionTexts)
  const failureText = useFailureText()
  const [reason, setReason] = useState('')
  const ending = useCallMutation(endSubscription)
  const end = () =>
    ending.mutate(
      { subscriptionId, reason },
      {
        onSuccess: () => {
          toast(texts.ended, { tone: 'ok', icon: 'check' })
          onClose()
        },
        onSettled: () => {
          void invalidate(getStaffSubscription)
          void invalidate(listStaffSubscriptions)
        },
      },
    )
  const fieldError = fieldMessages(ending.error)['reason']
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={texts.endTitle}
      footer={
        <div className="col g2">
          <Button full variant="danger" isBusy={ending.isPending} isDisabled={reason.trim() === ''} onPress={end}>
            {texts.confirmEnd}
          </Button>
          <Button full variant="plain" onPress={onClose}>
            {texts.back}
          </Button>
        </div>
      }
    >
      <div className="col g4">
        <p>{texts.endText}</p>
        <TextField label={texts.reason} value={reason} maxLength={200} error={fieldError} onChange={setReason} />
        {ending.error === null || fieldError !== undefined ? null : (
          <Note tone="bad" icon="alert" role="alert">
            {failureText(ending.error)}
          </Note>
        )}
      </div>
    </Sheet>
  )
}
