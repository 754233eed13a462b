import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { declareWithdrawal, getWithdrawal, type Withdrawal } from '../../../domain/orders/withdrawal-calls.ts'
import { listSubscriptions } from '../../../domain/subscriptions/calls.ts'
import { FormField } from '../../accounts/FormField.tsx'
import { NoOrdersArt } from '../../design/art/NoOrdersArt.tsx'
import { isCallFailure } from '../../platform/call-failure.ts'
import type { Language } from '../../../domain/platform/language.ts'
import { day, dayOfInstant, time } from '../../platform/format.ts'
import { fieldMessages, useFailureReason, useFailureText } from '../../platform/failure.ts'
import { useLanguage } from '../../platform/language.ts'
import { useQueryState } from '../../platform/navigation.tsx'
import { useOnline } from '../../platform/online.ts'
import { invalidate, useCallMutation, useCallQuery } from '../../platform/queries.ts'
import { useTexts } from '../../platform/texts.ts'
import { Button, LinkButton } from '../../ui/Button.tsx'
import { useStepFocus } from '../../ui/use-lost-focus.ts'
import { Page } from '../../ui/Page.tsx'
import { EmptyState, ErrorState } from '../../ui/states.tsx'
import { Card, Note, Skeleton } from '../../ui/surfaces.tsx'
import { Waiting } from '../../ui/Waiting.tsx'
import { withdrawalTexts } from './texts.ts'
import { WithdrawalSums } from './WithdrawalSums.tsx'

const querySchema = z.object({ order: z.optional(z.string()) })
const orderPath = (orderId: number) => `/tabs/contact/riepilogo?order=${orderId}`

/** The withdrawal function (B-15, art. 54-bis): the statement, then the confirmation, then the receipt. */
export function WithdrawalPage() {
  const texts = useTexts(withdrawalTexts)
  const failureReason = useFailureReason()
  const [{ order = '' }] = useQueryState(querySchema)
  const isKnown = /^\d{1,12}$/.test(order)
  const query = useCallQuery(getWithdrawal, { orderId: order }, { enabled: isKnown, retry: false })
  const load = () => void query.refetch()
  const notGiven = isCallFailure(query.error, 'withdrawal_not_given') || query.data?.lastDay === null
  const isUnknown = !isKnown || isCallFailure(query.error, 'not_found')
  return (
    <Page title={texts.title} back={isKnown ? orderPath(Number(order)) : '/tabs/contact'}>
      {notGiven || isUnknown ? (
        <EmptyState
          art={<NoOrdersArt />}
          title={notGiven ? texts.none : texts.unknown}
          text={notGiven ? texts.noneText : undefined}
        />
      ) : query.data !== undefined ? (
        <Steps withdrawal={query.data} />
      ) : query.isError ? (
        <ErrorState text={failureReason(query.error)} onRetry={load} isRetrying={query.isFetching} />
      ) : (
        <Waiting onRetry={load}>
          <Skeleton height={240} radius={22} />
        </Waiting>
      )}
    </Page>
  )
}

function Steps({ withdrawal }: { readonly withdrawal: Withdrawal }) {
  const texts = useTexts(withdrawalTexts)
  const language = useLanguage()
  const [statement, setStatement] = useState<Stated>({ name: withdrawal.name, contact: withdrawal.contact })
  const [isStated, setStated] = useState(false)
  useStepFocus(withdrawal.receipt !== null ? 'receipt' : isStated ? 'confirmation' : 'statement')
  if (withdrawal.receipt !== null) return <Receipt withdrawal={withdrawal} />
  if (!withdrawal.isRunning)
    return <EmptyState title={texts.over(lastDayOf(withdrawal, language))} art={<NoOrdersArt />} />
  return isStated ? (
    <Confirmation withdrawal={withdrawal} statement={statement} onChange={() => setStated(false)} />
  ) : (
    <Statement
      withdrawal={withdrawal}
      statement={statement}
      onNext={(stated) => {
        setStatement(stated)
        setStated(true)
      }}
    />
  )
}

/** In words; every contract that is shown here has one. */
function lastDayOf({ lastDay }: Withdrawal, language: Language): string {
  return lastDay === null ? '' : day(lastDay, language, 'date')
}

const statementForm = z.pick(declareWithdrawal.input, { name: true, contact: true })
type Stated = z.input<typeof statementForm>

interface StatementProps {
  readonly withdrawal: Withdrawal
  readonly statement: Stated
  readonly onNext: (statement: Stated) => void
}

function Statement({ withdrawal, statement, onNext }: StatementProps) {
  const texts = useTexts(withdrawalTexts)
  const language = useLanguage()
  const form = useForm<Stated>({ resolver: zodResolver(statementForm), defaultValues: statement })
  return (
    <form
      className="col g4 mt3"
      noValidate
      onSubmit={(event) => void form.handleSubmit(() => onNext(form.getValues()))(event)}
    >
      <p className="foot ink2">{texts.step(1, 2)}</p>
      <Card className="col g4" aria-label={texts.statement}>
        <h2 className="t3">{texts.statement}</h2>
        <p>{texts.intro(withdrawal.thing, withdrawal.number)}</p>
        <FormField control={form.control} name="name" label={texts.name} autoComplete="name" maxLength={100} />
        <FormField
          control={form.control}
          name="contact"
          label={texts.contact}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="off"
        />
      </Card>
      <p className="foot ink2">{texts.until(lastDayOf(withdrawal, language))}</p>
      <Button full type="submit">
        {texts.next}
      </Button>
    </form>
  )
}

interface ConfirmationProps {
  readonly withdrawal: Withdrawal
  readonly statement: Stated
  readonly onChange: () => void
}

function Confirmation({ withdrawal, statement, onChange }: ConfirmationProps) {
  const texts = useTexts(withdrawalTexts)
  const failureText = useFailureText()
  const isOnline = useOnline()
  const declaring = useCallMutation(declareWithdrawal)
  const confirm = () =>
    declaring.mutate(
      { orderId: withdrawal.orderId, ...statement },
      {
        onSettled: () => {
          void invalidate(getWithdrawal)
          void invalidate(listSubscriptions)
        },
      },
    )
  const wrong = Object.values(fieldMessages(declaring.error))[0]
  return (
    <div className="col g4 mt3">
      <p className="foot ink2">{texts.step(2, 2)}</p>
      <Card className="col g3" aria-label={texts.confirmTitle}>
        <h2 className="t3">{texts.confirmTitle}</h2>
        <p>{texts.confirmText}</p>
        <p className="sub ink2">{`${statement.name}, ${statement.contact}`}</p>
      </Card>
      <WithdrawalSums withdrawal={withdrawal} />
      {declaring.error === null ? null : (
        <Note tone="bad" icon="alert" role="alert">
          {wrong ?? failureText(declaring.error)}
        </Note>
      )}
      <Button full variant="danger" isBusy={declaring.isPending} isDisabled={!isOnline} onPress={confirm}>
        {texts.confirm}
      </Button>
      <Button full variant="plain" onPress={onChange}>
        {texts.change}
      </Button>
    </div>
  )
}

function Receipt({ withdrawal }: { readonly withdrawal: Withdrawal }) {
  const texts = useTexts(withdrawalTexts)
  const language = useLanguage()
  const { receipt, orderId } = withdrawal
  if (receipt === null) return null
  const { declaredAt, contact } = receipt
  const when = `${day(dayOfInstant(declaredAt), language, 'date')}, ${time(declaredAt, language)}`
  return (
    <div className="col g4 mt3">
      <Note tone="ok" icon="check" role="status" title={texts.done}>
        {texts.doneText(when, contact)}
      </Note>
      <WithdrawalSums withdrawal={withdrawal} />
      {receipt.refundCents > 0 ? <p className="foot ink2">{texts.back}</p> : null}
      <LinkButton full variant="tint" to={orderPath(orderId)}>
        {texts.toOrder}
      </LinkButton>
    </div>
  )
}
