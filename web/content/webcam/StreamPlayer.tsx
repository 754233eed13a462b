import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react'
import { useTexts } from '../../platform/texts.ts'
import { IconButton } from '../../ui/Button.tsx'
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
        <video ref={video} autoPlay muted playsInline aria-label={texts.label} />
        <span className={`pill ${styles['live']}`}>
          <i aria-hidden="true" />
          {texts.live}
        </span>
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
      <p className="sub ink2 mt3">{texts.data}</p>
    </>
  )
}
