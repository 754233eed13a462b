import { useState } from 'react'
import { getResort } from '../../../domain/content/calls.ts'
import { getWebcam } from '../../../domain/content/webcam-calls.ts'
import type { WebcamSource } from '../../../domain/content/webcam.ts'
import type { CallOutput } from '../../../domain/platform/call.ts'
import { useFailureReason } from '../../platform/failure.ts'
import { day, dayOfInstant, timeWithSeconds } from '../../platform/format.ts'
import { useLanguage } from '../../platform/language.ts'
import { useOnline } from '../../platform/online.ts'
import { useCallQuery } from '../../platform/queries.ts'
import { noteModalSeen } from '../../platform/session.ts'
import { useServerTick } from '../../platform/server-clock.ts'
import { useTexts } from '../../platform/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import { EmptyState, ErrorState } from '../../ui/states.tsx'
import { Skeleton } from '../../ui/surfaces.tsx'
import { Waiting } from '../../ui/Waiting.tsx'
import { BrokenUmbrellaArt } from '../../design/art/BrokenUmbrellaArt.tsx'
import { NotLive, StreamPlayer } from './StreamPlayer.tsx'
import styles from './webcam.module.css'
import { webcamTexts } from './texts.ts'

interface WebcamSheetProps {
  readonly isOpen: boolean
  readonly onClose: () => void
}

/**
 * LIVE WEBCAM (R-107, R-220, mockup 28): the place, the current time, and what this platform can show. Closing it stores
 * showModale, ends the player and asks for the live-streaming data again.
 */
export function WebcamSheet({ isOpen, onClose }: WebcamSheetProps) {
  const texts = useTexts(webcamTexts)
  const webcam = useCallQuery(getWebcam, {}, { enabled: isOpen, staleTime: 0 })
  const [attempt, setAttempt] = useState(0)
  const retry = () => {
    setAttempt(attempt + 1)
    void webcam.refetch()
  }
  const close = () => {
    noteModalSeen()
    void webcam.refetch()
    onClose()
  }
  return (
    <Sheet
      isOpen={isOpen}
      onClose={close}
      title={texts.title}
      footer={
        <Button variant="tint" full onPress={close}>
          {texts.close}
        </Button>
      }
    >
      <PlaceAndTime spot={webcam.data?.spot ?? ''} />
      <Picture
        webcam={webcam.data}
        error={webcam.error}
        isAsking={webcam.isFetching}
        attempt={attempt}
        onRetry={retry}
      />
    </Sheet>
  )
}

/** "Bagno Argo, torretta nord", and the resort's day and time, second by second. */
function PlaceAndTime({ spot }: { readonly spot: string }) {
  const language = useLanguage()
  const resort = useCallQuery(getResort, {})
  const now = useServerTick()
  const place = [resort.data?.name, spot].filter((part) => part !== undefined && part !== '').join(', ')
  return (
    <div className={styles['place']}>
      <h3 className="head">{place}</h3>
      <p className={`sub ink2 num ${styles['time']}`}>
        {day(dayOfInstant(now), language, 'full')}, {timeWithSeconds(now, language)}
      </p>
    </div>
  )
}

interface PictureProps {
  readonly webcam: CallOutput<typeof getWebcam> | undefined
  readonly error: unknown
  readonly isAsking: boolean
  /** Counts the tries: each has a player of its own. */
  readonly attempt: number
  readonly onRetry: () => void
}

function Picture({ webcam, error, isAsking, attempt, onRetry }: PictureProps) {
  const texts = useTexts(webcamTexts)
  const failureReason = useFailureReason()
  if (webcam === undefined) {
    if (error) return <ErrorState text={failureReason(error)} onRetry={onRetry} isRetrying={isAsking} />
    return (
      <Waiting onRetry={onRetry}>
        <Skeleton height={220} radius={0} />
        <p className="sr" role="status">
          {texts.loading}
        </p>
      </Waiting>
    )
  }
  const frame = webcam.sources.find(({ kind }) => kind === 'iframe')
  if (frame !== undefined) return <Frame source={frame} />
  const streams = webcam.sources.flatMap(({ kind, url }) => (kind === 'iframe' ? [] : [{ kind, url }]))
  if (streams.length === 0) return <NotAvailable isAsking={isAsking} onRetry={onRetry} />
  return (
    <StreamPlayer key={attempt} sources={streams} failed={<NotAvailable isAsking={isAsking} onRetry={onRetry} />} />
  )
}

/** A camera's own page; it may run its scripts and nothing else of ours (webcam guide, 1.2). */
function Frame({ source }: { readonly source: WebcamSource }) {
  const texts = useTexts(webcamTexts)
  const isOnline = useOnline()
  return (
    <>
      <div className={styles['picture']}>
        <iframe
          src={source.url}
          title={isOnline ? texts.label : texts.stillLabel}
          sandbox="allow-scripts"
          allow="autoplay; fullscreen"
          referrerPolicy="no-referrer"
        />
      </div>
      <NotLive isStill={!isOnline} />
    </>
  )
}

function NotAvailable({ isAsking, onRetry }: { readonly isAsking: boolean; readonly onRetry: () => void }) {
  const texts = useTexts(webcamTexts)
  return (
    <EmptyState
      art={<BrokenUmbrellaArt />}
      title={texts.missing}
      text={texts.missingText}
      action={
        <Button full variant="tint" icon="retry" isBusy={isAsking} onPress={onRetry}>
          {texts.retry}
        </Button>
      }
    />
  )
}
