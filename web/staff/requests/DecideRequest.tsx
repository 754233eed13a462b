import { useState } from 'react'
import {
  approveMoneyRequest,
  listMoneyRequests,
  refuseMoneyRequest,
  type MoneyRequest,
} from '../../../domain/staff/money-request-calls.ts'
import { useFailureText } from '../../platform/failure.ts'
import { money } from '../../platform/format.ts'
import { useLanguage } from '../../platform/language.ts'
import { invalidate, useCallMutation } from '../../platform/queries.ts'
import { useTexts } from '../../platform/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import { Note } from '../../ui/surfaces.tsx'
import { toast } from '../../ui/toasts.ts'
import { requestTexts } from './texts.ts'

/** Yes, asked for once more, or no; whoever asked takes it back (B-32). */
export function DecideRequest({ request }: { readonly request: MoneyRequest }) {
  const texts = useTexts(requestTexts)
  const language = useLanguage()
  const failureText = useFailureText()
  const [isAsked, setAsked] = useState(false)
  const { requestId, isOwn } = request
  const amount = money(request.amountCents, language)
  const onSettled = () => void invalidate(listMoneyRequests)
  const refusing = useCallMutation(refuseMoneyRequest, {
    onSuccess: () => toast(isOwn ? texts.withdrawn : texts.refused, { tone: 'ok', icon: 'check' }),
    onError: (failure) => toast(failureText(failure), { tone: 'bad', icon: 'alert' }),
    onSettled,
  })
  const approving = useCallMutation(approveMoneyRequest, {
    onSuccess: () => {
      toast(texts.approved, { tone: 'ok', icon: 'check' })
      setAsked(false)
    },
    onSettled,
  })
  const refuse = () => refusing.mutate({ requestId })
  if (isOwn)
    return (
      <Button variant="tint" size="sm" isBusy={refusing.isPending} onPress={refuse}>
        {texts.withdraw}
      </Button>
    )
  return (
    <div className="row g3">
      <Button className="grow" onPress={() => setAsked(true)}>
        {texts.approve}
      </Button>
      <Button variant="tint" isBusy={refusing.isPending} onPress={refuse}>
        {texts.refuse}
      </Button>
      <Sheet
        isOpen={isAsked}
        onClose={() => setAsked(false)}
        title={texts.approveTitle(amount)}
        footer={
          <Button full isBusy={approving.isPending} onPress={() => approving.mutate({ requestId })}>
            {texts.approve}
          </Button>
        }
      >
        <div className="col g4">
          <p>{texts.approveText}</p>
          {approving.error === null ? null : (
            <Note tone="bad" icon="alert" role="alert">
              {failureText(approving.error)}
            </Note>
          )}
        </div>
      </Sheet>
    </div>
  )
}
