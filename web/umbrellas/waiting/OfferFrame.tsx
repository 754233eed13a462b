import { useEffect, type ReactNode } from 'react'
import { time } from '../../platform/format.ts'
import { useLanguage } from '../../platform/language.ts'
import { useOnline } from '../../platform/online.ts'
import { useServerTick } from '../../platform/server-clock.ts'
import { useTexts } from '../../platform/texts.ts'
import { announce } from '../../ui/Announcer.tsx'
import { Button } from '../../ui/Button.tsx'
import { Note } from '../../ui/surfaces.tsx'
import { TimerPill } from '../../ui/timers.tsx'
import { waitingTexts } from './texts.ts'

interface OfferFrameProps {
  readonly title: string
  readonly facts: string
  readonly expiresAt: string
  /** What is said once its time is up. */
  readonly over: string
  /** On the button that takes it; null where nothing is paid. */
  readonly price: string | null
  readonly isBusy: 'accept' | 'decline' | null
  readonly onAccept: () => void
  readonly onDecline: () => void
  /** Its time is up: the server says what became of it. */
  readonly onOver: () => void
  readonly children?: ReactNode
}

/** What is kept for somebody who waited, a place or a table: until when, for how much, and the answer (B-05, B-09). */
export function OfferFrame({
  title,
  facts,
  expiresAt,
  over,
  price,
  isBusy,
  onAccept,
  onDecline,
  onOver,
  children,
}: OfferFrameProps) {
  const texts = useTexts(waitingTexts).offer
  const language = useLanguage()
  const isOnline = useOnline()
  const left = Date.parse(expiresAt) - useServerTick()
  const isOver = left <= 0
  useEffect(() => {
    if (isOver) onOver()
    // oxlint-disable-next-line react/exhaustive-deps -- it is asked once, whatever function asks
  }, [isOver])
  const news = `${title}. ${texts.until(time(expiresAt, language))}`
  // It comes in while the list is looked at, and does not wait for long.
  useEffect(() => announce(news), [news])
  return (
    <section className="mt3" aria-label={title}>
      <hr className="hr" />
      <div className="row sp g2 mt3">
        <div>
          <h3 className="t2">{title}</h3>
          <p className="sub ink2">{facts}</p>
        </div>
        <TimerPill left={left} />
      </div>
      <p className="b mt2">{isOver ? over : texts.until(time(expiresAt, language))}</p>
      {children}
      {isOnline ? null : (
        <Note tone="warn" icon="wifi-off" className="mt2">
          {texts.offline}
        </Note>
      )}
      <Button
        full
        className="mt3"
        isBusy={isBusy === 'accept'}
        isDisabled={isOver || !isOnline || isBusy === 'decline'}
        {...(price === null ? {} : { trailing: price })}
        onPress={onAccept}
      >
        {texts.accept}
      </Button>
      <Button
        full
        size="sm"
        variant="tint"
        className="mt2"
        isBusy={isBusy === 'decline'}
        isDisabled={isOver || !isOnline || isBusy === 'accept'}
        onPress={onDecline}
      >
        {texts.decline}
      </Button>
    </section>
  )
}
