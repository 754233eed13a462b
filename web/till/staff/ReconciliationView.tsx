import { useState, type FormEvent } from 'react'
import {
  listReconciliations,
  reconcileAgain,
  type ReconciliationIssue,
  type Reconciliations,
} from '../../../domain/till/reconciliation-calls.ts'
import { parseCivilDate, type CivilDate } from '../../../domain/platform/civil-date.ts'
import { useFailureText } from '../../platform/failure.ts'
import { day, money } from '../../platform/format.ts'
import { useLanguage } from '../../platform/language.ts'
import { setCallData, useCallMutation, useCallQuery } from '../../platform/queries.ts'
import { useTexts } from '../../platform/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { Loaded } from '../../ui/Loaded.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { DateField } from '../../ui/staff/DateField.tsx'
import { SelectField } from '../../ui/staff/SelectField.tsx'
import { Note, Pill, Skeleton } from '../../ui/surfaces.tsx'
import { toast } from '../../ui/toasts.ts'
import { IssueRows } from './IssueRows.tsx'
import { tillTexts } from './texts.ts'

type Provider = Reconciliations['providers'][number]
type Run = Reconciliations['runs'][number]

/** Names of the providers, the same in every language. */
const PROVIDER_NAMES: Readonly<Record<Provider, string>> = {
  stripe: 'Stripe',
  paypal: 'PayPal',
  braintree: 'Braintree',
}

/** How the ledger stands beside the providers' own books (B-12). */
export function ReconciliationView() {
  const found = useCallQuery(listReconciliations, {}, { staleTime: 0 })
  return (
    <Loaded query={found} skeleton={<Skeleton height={420} radius={22} />}>
      {(data) => <Shown found={data} />}
    </Loaded>
  )
}

function Shown({ found }: { readonly found: Reconciliations }) {
  const texts = useTexts(tillTexts).reconciling
  return (
    <>
      <div className="panel scrolls desk-list" tabIndex={-1}>
        {found.open.length === 0 ? (
          <EmptyState title={texts.noIssues} text={texts.noIssuesText} />
        ) : (
          <Issues title={texts.issues} issues={found.open} />
        )}
        {found.resolved.length === 0 ? null : <Issues title={texts.resolved} issues={found.resolved} />}
      </div>
      <div className="till-side desk-side col g3">
        {found.providers.length === 0 ? <Note icon="info">{texts.noProviders}</Note> : <Again found={found} />}
        <section className="panel till-runs" aria-label={texts.runs}>
          <h2 className="lh">{texts.runs}</h2>
          {found.runs.length === 0 ? <p className="foot ink2">{texts.noRuns}</p> : null}
          <ul className="desk-rows">
            {found.runs.map((run) => (
              <RunRow key={`${run.provider} ${run.day}`} run={run} />
            ))}
          </ul>
        </section>
      </div>
    </>
  )
}

function Issues({ title, issues }: { readonly title: string; readonly issues: readonly ReconciliationIssue[] }) {
  return (
    <section aria-label={title}>
      <h2 className="lh">{title}</h2>
      <IssueRows issues={issues} names={PROVIDER_NAMES} />
    </section>
  )
}

function RunRow({ run: { provider, day: date, finishedAt, differenceCents, openIssues } }: { readonly run: Run }) {
  const texts = useTexts(tillTexts).reconciling
  const language = useLanguage()
  const isEven = differenceCents === 0 && openIssues === 0
  return (
    <li className="desk-row">
      <div className="grow">
        <p className="head">{PROVIDER_NAMES[provider]}</p>
        <p className="foot ink2">{day(date, language, 'date')}</p>
      </div>
      {finishedAt === null || differenceCents === null ? (
        <Pill>{texts.running}</Pill>
      ) : (
        <Pill tone={isEven ? 'ok' : 'warn'}>
          {isEven
            ? texts.even
            : openIssues > 0
              ? texts.openIssues(openIssues)
              : texts.differs(money(differenceCents, language))}
        </Pill>
      )}
    </li>
  )
}

/** A day of a provider once more. */
function Again({ found }: { readonly found: Reconciliations }) {
  const texts = useTexts(tillTexts).reconciling
  const failureText = useFailureText()
  const [wish, setWish] = useState<{ provider: Provider; day: string }>({
    provider: found.providers[0] ?? 'stripe',
    day: found.yesterday,
  })
  const again = useCallMutation(reconcileAgain)
  const date: CivilDate | null = parseCivilDate(wish.day)
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (date === null || again.isPending) return
    again.mutate(
      { provider: wish.provider, day: date },
      {
        onSuccess: (answer) => {
          setCallData(listReconciliations, {}, answer)
          toast(texts.compared, { tone: 'ok', icon: 'check' })
        },
      },
    )
  }
  return (
    <form className="card col g3" onSubmit={send} aria-label={texts.again}>
      <SelectField
        label={texts.provider}
        value={wish.provider}
        options={found.providers.map((id) => ({ id, label: PROVIDER_NAMES[id] }))}
        onChange={(provider: Provider) => setWish({ ...wish, provider })}
      />
      <DateField label={texts.day} value={wish.day} onChange={(value) => setWish({ ...wish, day: value })} />
      {again.error === null ? null : (
        <Note tone="bad" icon="alert" role="alert">
          {failureText(again.error)}
        </Note>
      )}
      <Button full variant="tint" type="submit" icon="retry" isDisabled={date === null} isBusy={again.isPending}>
        {texts.again}
      </Button>
    </form>
  )
}
