import * as z from 'zod/mini'
import { useEffect } from 'react'
import { SECOND } from '../../../domain/platform/duration.ts'
import { createStore, useStore } from '../../platform/store.ts'
import { createStoredStore } from '../../platform/stored.ts'

/** Between two rings while a new order waits (B-08). */
const RING_EVERY = 4 * SECOND
/** Two notes, hertz and the second they begin at: high enough for a loud beach. */
const NOTES = [
  { pitch: 880, at: 0 },
  { pitch: 1318.5, at: 0.18 },
] as const
const NOTE_LENGTH = 0.35
const LOUDNESS = 0.4

/** Whether this device rings; kept over a reload. */
const isMuted = createStoredStore('bar_sound_muted', z.boolean(), false)
/** Browsers let a page make a sound only after a touch or a key. */
const isAllowed = createStore(false)
let context: AudioContext | null = null

/** Makes the sound possible; called from a person's own touch. */
export function allowSound(): void {
  context ??= new AudioContext()
  void context.resume().then(() => isAllowed.set(true))
}

function ring(): void {
  if (context === null) return
  for (const { pitch, at } of NOTES) {
    const start = context.currentTime + at
    const tone = new OscillatorNode(context, { type: 'triangle', frequency: pitch })
    const volume = new GainNode(context, { gain: 0 })
    volume.gain.setValueAtTime(LOUDNESS, start)
    volume.gain.exponentialRampToValueAtTime(0.001, start + NOTE_LENGTH)
    tone.connect(volume).connect(context.destination)
    tone.start(start)
    tone.stop(start + NOTE_LENGTH)
    // A whole day of rings leaves nothing connected.
    tone.addEventListener('ended', () => volume.disconnect(), { once: true })
  }
}

/** The bell of this device. */
interface OrderBell {
  readonly isMuted: boolean
  /** False until somebody has touched the page. */
  readonly isAllowed: boolean
  readonly setMuted: (isMuted: boolean) => void
}

/** Rings until every new order is accepted; silent when it is muted or not allowed yet, which the board then says. */
export function useOrderBell(isWaiting: boolean): OrderBell {
  const muted = useStore(isMuted)
  const allowed = useStore(isAllowed)
  useEffect(() => {
    if (allowed) return
    if (navigator.userActivation?.hasBeenActive) return allowSound()
    document.addEventListener('pointerdown', allowSound, { once: true })
    document.addEventListener('keydown', allowSound, { once: true })
    return () => {
      document.removeEventListener('pointerdown', allowSound)
      document.removeEventListener('keydown', allowSound)
    }
  }, [allowed])
  useEffect(() => {
    if (!isWaiting || muted || !allowed) return
    ring()
    const timer = setInterval(ring, RING_EVERY)
    return () => clearInterval(timer)
  }, [isWaiting, muted, allowed])
  return { isMuted: muted, isAllowed: allowed, setMuted: isMuted.set }
}
