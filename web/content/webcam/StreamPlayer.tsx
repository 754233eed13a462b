import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react'
import { useOnline } from '../../platform/online.ts'
import { useTexts } from '../../platform/texts.ts'
import { IconButton } from '../../ui/Button.tsx'
import { Note } from '../../ui/surfaces.tsx'
import styles from './webcam.module.css'
import { webcamTexts } from './texts.ts'
import { playStream, type StreamSource } from './webcam-player.ts'

interface StreamPlayerProps {
  /** They stay the same for as long as the player lives. */
  readonly sources: readonly StreamSource[]
  /** In its place when nothing plays, or when the stream stands still. */
  readonly failed: ReactNode
}

/** The beach, muted and in its place; the player's code comes with it and goes with it (webcam guide, 1.3). */
export function StreamPlayer({ sources, failed }: StreamPlayerProps) {
  const texts = useTexts(webcamTexts)
  const video = useRef<HTMLVideoElement>(null)
  const [hasFailed, setFailed] = useState(false)
  const [picture, setPicture] = useState<'coming' | 'moving' | 'still'>('coming')
  const isOnline = useOnline()
  // What still plays without a network is what came before it went.
  const isStill = picture === 'still' || !isOnline
  const stand = () => setPicture((was) => (was === 'coming' ? was : 'still'))
  const play = useEffectEvent((element: HTMLVideoElement) => playStream(element, sources, () => setFailed(true)))
  useEffect(() => {
    const element = video.current
    if (element === null || hasFailed) return
    return play(element)
  }, [hasFailed])
  if (hasFailed) return failed
  return (
    <>
      <div className={styles['picture']}>
        <video
          ref={video}
          autoPlay
          muted
          playsInline
          aria-label={isStill ? texts.stillLabel : texts.label}
          onPlaying={() => setPicture('moving')}
          onWaiting={stand}
          onEnded={stand}
        />
        {isStill || picture === 'moving' ? (
          <span className={`pill ${styles[isStill ? 'still' : 'live']}`}>
            <i aria-hidden="true" />
            {isStill ? texts.still : texts.live}
          </span>
        ) : null}
        {document.fullscreenEnabled ? (
          <span className={styles['full']}>
            <IconButton
              icon="full-screen"
              label={texts.fullScreen}
              onPress={() => void video.current?.requestFullscreen()}
            />
          </span>
        ) : null}
      </div>
      <NotLive isStill={isStill} />
      <p className="sub ink2 mt3">{texts.data}</p>
    </>
  )
}

/** Says that what is on the screen is the last picture that came, and is heard as it begins; its region is there before. */
export function NotLive({ isStill }: { readonly isStill: boolean }) {
  const texts = useTexts(webcamTexts)
  return (
    <div role="status">
      {isStill ? (
        <Note className="mt3" tone="warn" icon="wifi-off">
          {texts.stillText}
        </Note>
      ) : null}
    </div>
  )
}
