import { useState } from 'react'
import { acceptDogDocument, listDogChecks, rejectDogDocument, type DocumentCheck } from '../../../domain/dogs/calls.ts'
import type { RejectionReason } from '../../../domain/dogs/documents.ts'
import { parseCivilDate } from '../../../domain/platform/civil-date.ts'
import type { CallFailure } from '../../platform/call-failure.ts'
import { fieldMessages, useFailureText } from '../../platform/failure.ts'
import { invalidate, useCallMutation } from '../../platform/queries.ts'
import { useTexts } from '../../platform/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { DateField } from '../../ui/staff/DateField.tsx'
import { Note } from '../../ui/surfaces.tsx'
import { toast } from '../../ui/toasts.ts'
import { CheckFacts } from './CheckFacts.tsx'
import { RejectDocument } from './RejectDocument.tsx'
import { dogCheckTexts } from './texts.ts'

interface CheckDecisionProps {
  readonly check: DocumentCheck
  readonly onDecided: () => void
}

/** Whose dog it is, until when the document counts, and whether it is right (B-16). */
export function CheckDecision({ check, onDecided }: CheckDecisionProps) {
  const texts = useTexts(dogCheckTexts)
  const [validUntil, setValidUntil] = useState<string>(check.validUntil ?? '')
  const [isRejecting, setRejecting] = useState(false)
  const { accept, reject, failure, isBusy } = useDecision(check, onDecided)
  const failureText = useFailureText()
  const dateError = fieldMessages(failure)['validUntil']
  const isAccepted = check.state === 'accepted'
  return (
    <aside className="col g3 checks-decision">
      <CheckFacts check={check} />
      <section className="card col g3">
        <DateField
          label={texts.until}
          value={validUntil}
          hint={texts.untilHint}
          error={dateError}
          onChange={setValidUntil}
        />
        {failure === null || dateError !== undefined ? null : (
          <Note tone="bad" icon="alert" role="alert">
            {failureText(failure)}
          </Note>
        )}
        <Button
          variant="ok"
          full
          icon="check"
          isBusy={isBusy}
          isDisabled={isAccepted && validUntil === (check.validUntil ?? '')}
          onPress={() => accept(validUntil)}
        >
          {isAccepted ? texts.acceptAgain : texts.accept}
        </Button>
        {check.rejection === null ? (
          <Button variant="danger-tint" full icon="close" isDisabled={isBusy} onPress={() => setRejecting(true)}>
            {texts.reject}
          </Button>
        ) : null}
        <p className="foot ink2">{texts.told}</p>
      </section>
      {isRejecting ? (
        <RejectDocument
          isBusy={isBusy}
          onReject={(reason, note) => reject(reason, note, () => setRejecting(false))}
          onClose={() => setRejecting(false)}
        />
      ) : null}
    </aside>
  )
}

/** The two decisions; after either the list is read again. */
function useDecision({ documentId, checks, dog }: DocumentCheck, onDecided: () => void) {
  const texts = useTexts(dogCheckTexts)
  const accepting = useCallMutation(acceptDogDocument)
  const rejecting = useCallMutation(rejectDogDocument)
  const done = (text: string) => {
    toast(text, { tone: 'ok', icon: 'check' })
    onDecided()
    void invalidate(listDogChecks)
  }
  // A colleague was quicker: what they did comes with the next list.
  const failed = ({ code }: CallFailure) => {
    if (code === 'already_done' || code === 'status_changed' || code === 'not_found') void invalidate(listDogChecks)
  }
  return {
    accept: (validUntil: string) =>
      accepting.mutate(
        { documentId, checks, validUntil: parseCivilDate(validUntil) },
        { onSuccess: () => done(texts.accepted(dog.name)), onError: failed },
      ),
    reject: (reason: RejectionReason, note: string, onSettled: () => void) =>
      rejecting.mutate(
        { documentId, checks, reason, note },
        { onSuccess: () => done(texts.rejected(dog.name)), onError: failed, onSettled },
      ),
    failure: accepting.error ?? rejecting.error,
    isBusy: accepting.isPending || rejecting.isPending,
  }
}
