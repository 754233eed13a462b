import type { CallOutput } from '../../../domain/platform/call.ts'
import { closeLostDog, listLostDogReports, sendLostDog } from '../../../domain/dogs/lost-calls.ts'
import { SECOND } from '../../../domain/platform/duration.ts'
import { useFailureText } from '../../platform/failure.ts'
import { time } from '../../platform/format.ts'
import { useLanguage } from '../../platform/language.ts'
import { invalidate, useCallMutation, useCallQuery } from '../../platform/queries.ts'
import { useTexts } from '../../platform/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { Card, Pill } from '../../ui/surfaces.tsx'
import { toast } from '../../ui/toasts.ts'
import { DogPicture } from '../DogPicture.tsx'
import { lostDogTexts } from '../lost/texts.ts'

type Report = CallOutput<typeof listLostDogReports>['reports'][number]

const EVERY = 15 * SECOND

/** Dogs that are lost: whom to call, telling the guests, and the end of it (B-22); nothing while none is. */
export function LostReports() {
  const texts = useTexts(lostDogTexts)
  const { data } = useCallQuery(listLostDogReports, {}, { refetchInterval: EVERY })
  if (data === undefined || data.reports.length === 0) return null
  return (
    <section aria-label={texts.desk} className="notices">
      <h2 className="t3">{texts.desk}</h2>
      {data.reports.map((report) => (
        <LostReport key={report.alertId} report={report} />
      ))}
    </section>
  )
}

function LostReport({ report }: { readonly report: Report }) {
  const texts = useTexts(lostDogTexts)
  const language = useLanguage()
  const failureText = useFailureText()
  const sending = useCallMutation(sendLostDog)
  const closing = useCallMutation(closeLostDog)
  const { alertId, name, photo, about, owner, ownerPhone, umbrellas, reportedAt, isSent } = report
  const onError = (error: unknown) => toast(failureText(error), { tone: 'bad', icon: 'alert' })
  const onSettled = () => void invalidate(listLostDogReports)
  const send = () =>
    sending.mutate(
      { alertId },
      { onSuccess: ({ people }) => toast(texts.toldCount(people), { icon: 'check' }), onError, onSettled },
    )
  const close = () =>
    closing.mutate({ alertId }, { onSuccess: () => toast(texts.closed, { icon: 'check' }), onError, onSettled })
  return (
    <Card as="article" aria-label={name}>
      <div className="row g3">
        <DogPicture name={name} photo={photo} size={72} />
        <div className="grow">
          <div className="row sp g2">
            <h3 className="t3">{name}</h3>
            {isSent ? (
              <Pill tone="ok" icon="check">
                {texts.isSent}
              </Pill>
            ) : null}
          </div>
          <p className="sub">{about}</p>
          <p className="foot ink2 mt1">
            {[
              time(reportedAt, language),
              owner,
              ...(umbrellas.length > 0 ? [texts.lies(umbrellas.join(', '))] : []),
            ].join(' · ')}
          </p>
          <a className="link" href={`tel:${ownerPhone.replaceAll(' ', '')}`}>
            {ownerPhone}
          </a>
        </div>
      </div>
      <div className="row g2 mt3">
        {isSent ? null : (
          <Button size="sm" className="grow" isBusy={sending.isPending} onPress={send}>
            {texts.tell}
          </Button>
        )}
        <Button size="sm" variant="tint" className="grow" isBusy={closing.isPending} onPress={close}>
          {isSent ? texts.found : texts.close}
        </Button>
      </div>
    </Card>
  )
}
