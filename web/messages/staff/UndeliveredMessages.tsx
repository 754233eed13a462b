import { listUndelivered, sendUndelivered, type Undelivered } from '../../../domain/messages/staff-calls.ts'
import { useFailureReason, useFailureText } from '../../platform/failure.ts'
import { day as dayText, dayOfInstant, time } from '../../platform/format.ts'
import { useLanguage } from '../../platform/language.ts'
import { invalidate, useCallMutation, useCallQuery } from '../../platform/queries.ts'
import { useTexts } from '../../platform/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { Note, Skeleton } from '../../ui/surfaces.tsx'
import { toast } from '../../ui/toasts.ts'
import { useLostFocus } from '../../ui/use-lost-focus.ts'
import { staffMessageTexts } from './texts.ts'

/** What could not be delivered: to whom and why, never what it says; each can be sent again (B-13). For managers. */
export function UndeliveredMessages() {
  const texts = useTexts(staffMessageTexts)
  const reason = useFailureReason()
  const query = useCallQuery(listUndelivered, {})
  const list = useLostFocus<HTMLDivElement>(query.data?.undelivered.map(({ id }) => id).join(' ') ?? '')
  return (
    <section className="panel" aria-label={texts.undelivered}>
      <h2 className="lh">{texts.undelivered}</h2>
      {query.isError ? <ErrorState text={reason(query.error)} onRetry={() => void query.refetch()} /> : null}
      {query.isPending ? <Skeleton height={72} /> : null}
      <div ref={list}>
        {query.data?.undelivered.length === 0 ? (
          <div className="messages-entry">
            <Note tone="ok" icon="check">
              {texts.allDelivered}
            </Note>
          </div>
        ) : (
          query.data?.undelivered.map((one) => <Entry key={one.id} {...one} />)
        )}
      </div>
    </section>
  )
}

function Entry({ id, kind, person, orderNumber, failedAt, reason }: Undelivered) {
  const texts = useTexts(staffMessageTexts)
  const language = useLanguage()
  const failureText = useFailureText()
  const sending = useCallMutation(sendUndelivered, {
    onSuccess: () => toast(texts.tryingAgain, { tone: 'ok' }),
    onError: (error) => toast(failureText(error), { tone: 'bad', icon: 'alert' }),
    onSettled: () => void invalidate(listUndelivered),
  })
  const what = [texts.kinds[kind], orderNumber].filter((word) => word !== null).join(' ')
  const facts = [`${dayText(dayOfInstant(failedAt), language)}, ${time(failedAt, language)}`, texts.reasons[reason]]
  return (
    <article className="messages-entry col g2">
      <div>
        <h3 className="head">{person === null ? what : `${person.name}, ${what}`}</h3>
        <p className="foot ink2">{[...(person === null ? [] : [person.phone]), ...facts].join(' · ')}</p>
      </div>
      <Button size="sm" variant="tint" icon="retry" isBusy={sending.isPending} onPress={() => sending.mutate({ id })}>
        {texts.sendAgain}
        <span className="sr">: {person?.name ?? what}</span>
      </Button>
    </article>
  )
}
