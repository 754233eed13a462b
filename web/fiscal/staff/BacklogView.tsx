import { useState } from 'react'
import { getFiscal, retryFiscal, type Fiscal, type FiscalDocument } from '../../../domain/fiscal/calls.ts'
import { useFailureText } from '../../platform/failure.ts'
import { setCallData, useCallMutation } from '../../platform/queries.ts'
import { useTexts } from '../../platform/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { toast } from '../../ui/toasts.ts'
import { DeviceSide } from './DeviceSide.tsx'
import { DocumentRow } from './DocumentRow.tsx'
import { IssueSheet } from './IssueSheet.tsx'
import { fiscalTexts } from './texts.ts'

/** What has no number yet, the oldest first, beside what issues it. */
export function BacklogView({ fiscal }: { readonly fiscal: Fiscal }) {
  const texts = useTexts(fiscalTexts)
  const [issuing, setIssuing] = useState<FiscalDocument | null>(null)
  const { backlog, backlogCount } = fiscal
  return (
    <>
      <div className="panel scrolls desk-list" tabIndex={-1}>
        <h2 className="lh">{texts.view.open}</h2>
        {backlog.length === 0 ? <EmptyState title={texts.none} text={texts.noneText} /> : null}
        <ul className="desk-rows" aria-label={texts.view.open}>
          {backlog.map((document) => (
            <DocumentRow key={document.documentId} document={document}>
              <Actions document={document} hasDevice={fiscal.adapter !== 'none'} onIssue={() => setIssuing(document)} />
            </DocumentRow>
          ))}
        </ul>
        {backlogCount > backlog.length ? (
          <p className="foot ink2">{texts.more(backlogCount - backlog.length)}</p>
        ) : null}
      </div>
      <DeviceSide fiscal={fiscal} />
      {issuing === null ? null : (
        <IssueSheet document={issuing} today={fiscal.today} onClose={() => setIssuing(null)} />
      )}
    </>
  )
}

interface ActionsProps {
  readonly document: FiscalDocument
  readonly hasDevice: boolean
  readonly onIssue: () => void
}

/** What is on its way to a device is nobody's; a return follows its sale. */
function Actions({
  document: { documentId, state, kind, orderNumber, originalNumber },
  hasDevice,
  onIssue,
}: ActionsProps) {
  const texts = useTexts(fiscalTexts)
  const failureText = useFailureText()
  const again = useCallMutation(retryFiscal)
  const hasFailed = state === 'failed' || state === 'manual'
  const retry = () =>
    again.mutate(
      { documentId },
      {
        onSuccess: (answer) => {
          setCallData(getFiscal, {}, answer)
          toast(texts.retried, { tone: 'ok', icon: 'check' })
        },
        onError: (failure) => toast(failureText(failure), { tone: 'bad', icon: 'alert' }),
      },
    )
  return (
    <>
      {hasFailed && hasDevice ? (
        <Button
          size="sm"
          variant="ghost"
          aria-label={texts.retryOf(orderNumber)}
          isBusy={again.isPending}
          onPress={retry}
        >
          {texts.retry}
        </Button>
      ) : null}
      {(state === 'to_issue' || hasFailed) && (kind === 'sale' || originalNumber !== null) ? (
        <Button size="sm" variant="tint" aria-label={texts.issueOf(orderNumber)} onPress={onIssue}>
          {texts.issue}
        </Button>
      ) : null}
    </>
  )
}
