import type { GuestBarOrder } from '../../domain/bar/calls.ts'
import { time } from '../platform/format.ts'
import { useLanguage } from '../platform/language.ts'
import { useTexts } from '../platform/texts.ts'
import { LinkButton } from '../ui/Button.tsx'
import { classNames } from '../ui/class-names.ts'
import { Note } from '../ui/surfaces.tsx'
import { BAR_PATH } from './bar-paths.ts'
import styles from './bar.module.css'
import { BarSteps } from './BarSteps.tsx'
import { isNotReadyYet, isOver, PROGRESS, statusTitle, stepOf } from './status-words.ts'
import { barTexts } from './texts.ts'

/** How far the order is, with the time that was promised; read aloud when it changes (mockup 23). */
export function BarStatusCard({ order }: { readonly order: GuestBarOrder }) {
  const texts = useTexts(barTexts).status
  const language = useLanguage()
  const step = stepOf(order)
  return (
    <section className={classNames('card', styles['statusCard'])} aria-live="polite">
      <div className="row sp">
        <div className="grow">
          <p className="foot ink2 b">{order.ticket === null ? texts.noTicket : texts.heading(order.ticket)}</p>
          <h1 className="t1">{statusTitle(order, texts)}</h1>
        </div>
        {order.promisedAt === null || isOver(order) ? null : (
          <div className={styles['promised']}>
            <p className="price xl acc">{time(order.promisedAt, language)}</p>
            <p className="foot ink2">{texts.around}</p>
          </div>
        )}
      </div>
      {step === null ? (
        <NotMade order={order} />
      ) : (
        <>
          <div
            className="bar mt3"
            role="progressbar"
            aria-label={texts.progress}
            aria-valuenow={PROGRESS[step]}
            aria-valuemin={0}
            aria-valuemax={100}
          >
            <i style={{ width: `${PROGRESS[step]}%` }} />
          </div>
          {isNotReadyYet(order) ? (
            <Note tone="warn" icon="clock" className="mt3">
              {texts.lateText}
            </Note>
          ) : null}
          <BarSteps order={order} />
        </>
      )}
    </section>
  )
}

/** Why there are no steps: it waits for its money, or it will not be made. */
function NotMade({ order }: { readonly order: GuestBarOrder }) {
  const texts = useTexts(barTexts).status
  if (order.status === 'awaiting_payment') {
    return (
      <Note icon="clock" className="mt3">
        {texts.awaitingText}
      </Note>
    )
  }
  const { rejection } = order
  const isPaid = order.dueCents < order.totalCents
  return (
    <>
      <Note tone="bad" icon="alert" className="mt3">
        {rejection === null ? <p>{texts.cancelledText}</p> : <p>{texts.reasons[rejection.reason]}</p>}
        {rejection?.text ? <p>“{rejection.text}”</p> : null}
        <p>{isPaid ? texts.refund : texts.nothingPaid}</p>
      </Note>
      <LinkButton full variant="tint" to={BAR_PATH} motion="tab" className="mt3">
        {texts.again}
      </LinkButton>
    </>
  )
}
