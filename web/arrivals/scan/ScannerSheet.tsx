import { useEffect, useRef, useState, type FormEvent, type RefObject } from 'react'
import type { DayList } from '../../../domain/arrivals/action-calls.ts'
import type { CivilDate } from '../../../domain/platform/civil-date.ts'
import { useOnline } from '../../platform/online.ts'
import { useTexts } from '../../platform/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import { Note } from '../../ui/surfaces.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { arrivalTexts } from '../texts.ts'
import type { VisitActions } from '../use-visit-actions.ts'
import { ScanResult } from './ScanResult.tsx'
import { useCamera, type CameraState } from './use-camera.ts'
import { useScan } from './use-scan.ts'

/** The same pass in front of the camera is one scan for this long, milliseconds. */
const SAME_FOR = 4000

interface ScannerSheetProps {
  readonly day: CivilDate
  readonly list: DayList | null
  readonly actions: VisitActions
  readonly onClose: () => void
}

/** The scanner: camera and typed code with the same answer, one after the other until it is closed (B-02, DESIGN.md section 5). */
export function ScannerSheet({ day, list, actions, onClose }: ScannerSheetProps) {
  const texts = useTexts(arrivalTexts).scan
  const isOnline = useOnline()
  const scan = useScan(day, list)
  const last = useRef({ code: '', at: 0 })
  const isByKeys = useRef(false)
  const step = useStepEntry(scan.answer === null ? 'code' : 'answer', isByKeys)
  const isPaused = scan.answer !== null || scan.isAsking
  const onCode = (code: string) => {
    const isSame = last.current.code === code && performance.now() - last.current.at < SAME_FOR
    if (isSame || isPaused) return
    navigator.vibrate?.(60)
    void scan.check(code)
  }
  const next = () => {
    // What was just answered may still lie in front of the camera.
    last.current = { code: scan.answer?.code ?? '', at: performance.now() }
    isByKeys.current = document.activeElement?.matches(':focus-visible') ?? false
    scan.clear()
  }
  return (
    <Sheet isOpen onClose={onClose} title={texts.title}>
      <div className="scanner">
        <Finder isPaused={isPaused} isHidden={scan.answer !== null} onCode={onCode} />
        {isOnline ? null : (
          <Note tone="warn" icon="wifi-off" role="status">
            {list === null ? texts.noList : texts.offline}
          </Note>
        )}
        <div ref={step} className="holds-focus">
          {scan.answer === null ? (
            <CodeForm isAsking={scan.isAsking} onCheck={(code) => void scan.check(code)} />
          ) : (
            <ScanResult answer={scan.answer} day={day} actions={actions} onNext={next} />
          )}
        </div>
      </div>
    </Sheet>
  )
}

/**
 * The answer takes the field's place, and the field the answer's: the focus goes along, to what is decided next. A finger that asks for
 * the next code gets no keyboard over the camera's picture for it.
 */
function useStepEntry(shown: 'code' | 'answer', isByKeys: RefObject<boolean>): RefObject<HTMLDivElement | null> {
  const step = useRef<HTMLDivElement>(null)
  const before = useRef(shown)
  useEffect(() => {
    if (before.current === shown) return
    before.current = shown
    if (shown === 'answer' || isByKeys.current) step.current?.querySelector<HTMLElement>('button, input')?.focus()
  }, [shown, isByKeys])
  return step
}

interface FinderProps {
  readonly isPaused: boolean
  readonly isHidden: boolean
  readonly onCode: (code: string) => void
}

/** The camera's picture with a frame for the code; in its place the reason where there is none. */
function Finder({ isPaused, isHidden, onCode }: FinderProps) {
  const texts = useTexts(arrivalTexts).scan
  const { state, video, torch, setTorch } = useCamera(isPaused, onCode)
  const failure: Partial<Record<CameraState, string>> = {
    denied: texts.denied,
    missing: texts.missing,
    insecure: texts.insecure,
    busy: texts.busy,
  }
  const reason = failure[state]
  if (reason !== undefined) {
    return isHidden ? null : (
      <Note icon="camera" role="status">
        {reason}
      </Note>
    )
  }
  return (
    <div className="finder" hidden={isHidden}>
      <video ref={video} autoPlay muted playsInline aria-label={texts.camera} />
      <svg viewBox="0 0 100 100" aria-hidden="true">
        <path d="M4 26V12a8 8 0 0 1 8-8h14M74 4h14a8 8 0 0 1 8 8v14M96 74v14a8 8 0 0 1-8 8H74M26 96H12a8 8 0 0 1-8-8V74" />
      </svg>
      <p role="status">{state === 'starting' ? texts.starting : texts.frame}</p>
      {torch === null ? null : (
        <Button size="sm" variant="tint" className="torch" onPress={() => setTorch(!torch)}>
          {torch ? texts.torchOff : texts.torchOn}
        </Button>
      )}
    </div>
  )
}

interface CodeFormProps {
  readonly isAsking: boolean
  readonly onCheck: (code: string) => void
}

/** The code under the QR, or the order's number: for whoever has no camera, and for a wet telephone. */
function CodeForm({ isAsking, onCheck }: CodeFormProps) {
  const texts = useTexts(arrivalTexts).scan
  const [code, setCode] = useState('')
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (code.trim() !== '' && !isAsking) onCheck(code.trim())
  }
  return (
    <form className="code-form" onSubmit={send}>
      <TextField
        label={texts.code}
        value={code}
        maxLength={120}
        autoComplete="off"
        autoCapitalize="characters"
        onChange={setCode}
      />
      <Button type="submit" isBusy={isAsking} isDisabled={code.trim() === ''}>
        {texts.check}
      </Button>
    </form>
  )
}
