import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'

/** How the camera stands; all but the first two end with typing the code. */
export type CameraState = 'starting' | 'running' | 'denied' | 'missing' | 'busy' | 'insecure'

/** Milliseconds between two looks at the picture: an answer within a second, and a tablet that stays cool. */
const LOOK_EVERY = 140
/** Side of the square that is looked at, in px: a pass fills it at arm's length. */
const SIDE = 560

interface Camera {
  readonly state: CameraState
  readonly video: RefObject<HTMLVideoElement | null>
  /** Whether the light is on; null where the camera has none. */
  readonly torch: boolean | null
  readonly setTorch: (isOn: boolean) => void
}

/** What a failed request for a camera means to a person. */
export function cameraFailure(error: unknown): CameraState {
  const name = error instanceof DOMException ? error.name : ''
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'denied'
  if (name === 'NotReadableError' || name === 'AbortError') return 'busy'
  return 'missing'
}

/** The rear camera while the scanner is open; `onCode` hears what every readable frame says. Paused, it looks at nothing. */
export function useCamera(isPaused: boolean, onCode: (code: string) => void): Camera {
  const video = useRef<HTMLVideoElement>(null)
  const [state, setState] = useState<CameraState>('starting')
  const [stream, setStream] = useState<MediaStream | null>(null)
  const [isTorchOn, setTorchOn] = useState(false)

  useEffect(() => {
    const opening = openCamera()
    let isOver = false
    opening.then(
      (opened) => {
        if (isOver) return
        setStream(opened)
        setState('running')
      },
      (error: unknown) => {
        if (!isOver) setState(error === 'insecure' ? 'insecure' : cameraFailure(error))
      },
    )
    return () => {
      isOver = true
      opening.then(
        (stream) => stream.getTracks().forEach((one) => one.stop()),
        () => undefined,
      )
    }
  }, [])

  // The picture may come after the camera has answered, and a browser may not begin one by itself that it holds for hidden.
  useEffect(() => {
    const shown = video.current
    if (stream === null || shown === null || shown.srcObject === stream) return
    shown.srcObject = stream
    // Refused only where the sheet is closed meanwhile.
    void shown.play().catch(() => undefined)
  })

  const onRead = useEffectEvent(onCode)
  const isLooking = state === 'running' && !isPaused
  useEffect(() => {
    if (!isLooking) return
    let isOver = false
    let timer: ReturnType<typeof setTimeout> | undefined
    void makeReader().then(function look(read) {
      if (isOver) return
      void read(video.current).then((code) => {
        if (isOver) return
        if (code !== null) onRead(code)
        timer = setTimeout(() => look(read), LOOK_EVERY)
      })
    })
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [isLooking])

  const track = stream?.getVideoTracks()[0] ?? null
  const hasTorch = track !== null && hasLight(track)
  return {
    state,
    video,
    torch: hasTorch ? isTorchOn : null,
    setTorch: (isOn) => {
      // A light that does not answer stays as it was.
      void track?.applyConstraints({ advanced: [{ torch: isOn } as MediaTrackConstraintSet] }).then(
        () => setTorchOn(isOn),
        () => undefined,
      )
    },
  }
}

async function openCamera(): Promise<MediaStream> {
  // Browsers offer no camera at all to a page that came without encryption.
  if (!globalThis.isSecureContext || !('mediaDevices' in navigator)) throw 'insecure'
  return navigator.mediaDevices.getUserMedia({
    audio: false,
    video: { facingMode: { ideal: 'environment' }, width: { ideal: 1280 }, height: { ideal: 720 } },
  })
}

function hasLight(track: MediaStreamTrack): boolean {
  const able = track.getCapabilities?.() as (MediaTrackCapabilities & { torch?: boolean }) | undefined
  return able?.torch === true
}

type Read = (video: HTMLVideoElement | null) => Promise<string | null>

interface NativeDetector {
  detect(image: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>
}
interface NativeDetectorType {
  new (options: { formats: string[] }): NativeDetector
  getSupportedFormats(): Promise<readonly string[]>
}

/** The browser's own reader where it has one, else ours; its code comes only now. */
async function makeReader(): Promise<Read> {
  const { BarcodeDetector: Native } = globalThis as { readonly BarcodeDetector?: NativeDetectorType }
  if (Native !== undefined && (await Native.getSupportedFormats()).includes('qr_code')) {
    const detector = new Native({ formats: ['qr_code'] })
    return async (video) => (isReady(video) ? ((await detector.detect(video))[0]?.rawValue ?? null) : null)
  }
  const { readQr } = await import('./read-qr.ts')
  const canvas = document.createElement('canvas')
  canvas.width = SIDE
  canvas.height = SIDE
  const context = canvas.getContext('2d', { willReadFrequently: true })
  return async (video) => {
    if (!isReady(video) || context === null) return null
    const side = Math.min(video.videoWidth, video.videoHeight)
    const [x, y] = [(video.videoWidth - side) / 2, (video.videoHeight - side) / 2]
    context.drawImage(video, x, y, side, side, 0, 0, SIDE, SIDE)
    return readQr(context.getImageData(0, 0, SIDE, SIDE))
  }
}

function isReady(video: HTMLVideoElement | null): video is HTMLVideoElement {
  return video !== null && video.readyState >= 2 && video.videoWidth > 0
}
