import { useState, type FormEvent } from 'react'
import {
  listReconciliations,
  reopenIssue,
  resolveIssue,
  type ReconciliationIssue,
} from '../../../domain/till/reconciliation-calls.ts'
import { useFailureText } from '../../platform/failure.ts'
import { day, dayOfInstant, money } from '../../platform/format.ts'
import { useLanguage } from '../../platform/language.ts'
import { invalidate, setCallData, useCallMutation } from '../../platform/queries.ts'
import { useTexts } from '../../platform/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import { Note } from '../../ui/surfaces.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { toast } from '../../ui/toasts.ts'
import { tillTexts } from './texts.ts'

interface IssueRowsProps {
  readonly issues: readonly ReconciliationIssue[]
  readonly names: Readonly<Record<string, string>>
}

/** What does not agree, in words, and how it was resolved. */
export function IssueRows({ issues, names }: IssueRowsProps) {
  const [resolving, setResolving] = useState<ReconciliationIssue | null>(null)
  return (
    <>
      <ul className="desk-rows">
        {issues.map((issue) => (
          <Row key={issue.issueId} issue={issue} names={names} onResolve={() => setResolving(issue)} />
        ))}
      </ul>
      {resolving === null ? null : <ResolveSheet issue={resolving} onClose={() => setResolving(null)} />}
    </>
  )
}

interface RowProps {
  readonly issue: ReconciliationIssue
  readonly names: Readonly<Record<string, string>>
  readonly onResolve: () => void
}

function Row({ issue, names, onResolve }: RowProps) {
  const texts = useTexts(tillTexts).reconciling
  const language = useLanguage()
  const { kind, provider, orderNumber, ref, hereCents, thereCents, foundAt, resolvedAt, note, staff } = issue
  const amounts = [
    hereCents === null ? '' : `${texts.here} ${money(hereCents, language)}`,
    thereCents === null ? '' : `${texts.there} ${money(thereCents, language)}`,
  ]
  const facts = [
    provider === null ? '' : (names[provider] ?? provider),
    day(dayOfInstant(foundAt), language, 'date'),
    orderNumber === null ? '' : texts.order(orderNumber),
    ref,
    ...amounts,
  ]
  const resolution = resolvedAt === null ? '' : [note === '' ? texts.byItself : note, staff].filter(Boolean).join(' · ')
  return (
    <li className="desk-row">
      <div className="grow">
        <p className="head">{texts.kinds[kind]}</p>
        <p className="foot ink2 till-facts">{facts.filter((fact) => fact !== '').join(' · ')}</p>
        {resolution === '' ? null : <p className="foot">{resolution}</p>}
      </div>
      {resolvedAt === null ? (
        <Button size="sm" variant="tint" aria-label={`${texts.resolve}: ${texts.kinds[kind]}`} onPress={onResolve}>
          {texts.resolve}
        </Button>
      ) : null}
    </li>
  )
}

/** Asks how it was resolved, and offers to open it again. */
function ResolveSheet({ issue, onClose }: { readonly issue: ReconciliationIssue; readonly onClose: () => void }) {
  const texts = useTexts(tillTexts)
  const words = texts.reconciling
  const failureText = useFailureText()
  const resolve = useCallMutation(resolveIssue)
  const reopen = useCallMutation(reopenIssue)
  const [note, setNote] = useState('')
  const [isTold, setTold] = useState(false)
  const isRight = note.trim().length >= 3
  const { issueId } = issue
  const back = () =>
    reopen.mutateAsync({ issueId }).then(
      (answer) => {
        setCallData(listReconciliations, {}, answer)
        toast(words.undone)
      },
      (failure: unknown) => {
        toast(failureText(failure), { tone: 'bad', icon: 'alert' })
        void invalidate(listReconciliations)
      },
    )
  const send = (event: FormEvent) => {
    event.preventDefault()
    setTold(true)
    if (!isRight || resolve.isPending) return
    resolve.mutate(
      { issueId, note: note.trim() },
      {
        onSuccess: (answer) => {
          toast(words.done, { action: { label: texts.undo, onPress: () => void back() } })
          onClose()
          setCallData(listReconciliations, {}, answer)
        },
      },
    )
  }
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={words.resolveTitle}
      subtitle={words.kinds[issue.kind]}
      footer={
        <Button full type="submit" form="till-resolve" icon="check" isBusy={resolve.isPending}>
          {words.resolve}
        </Button>
      }
    >
      <form id="till-resolve" className="col g3" onSubmit={send} aria-label={words.resolveTitle}>
        <TextField
          label={words.note}
          maxLength={300}
          value={note}
          onChange={setNote}
          error={isTold && !isRight ? words.noteMissing : undefined}
        />
        {resolve.error === null ? null : (
          <Note tone="bad" icon="alert" role="alert">
            {failureText(resolve.error)}
          </Note>
        )}
      </form>
    </Sheet>
  )
}
