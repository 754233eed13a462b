import { useEffect, useId, useMemo, useRef, type KeyboardEvent, type RefObject } from 'react'
import { applyEdit } from '../../../../domain/umbrellas/editor/apply-edit.ts'
import type { BeachEdit, Thing } from '../../../../domain/umbrellas/editor/edits.ts'
import { gapsOf } from '../../../../domain/umbrellas/editor/open-plan.ts'
import { beachOf } from '../../../../domain/umbrellas/editor/plan-problems.ts'
import type { BeachFile } from '../../../../domain/umbrellas/files/beach-file.ts'
import { useTexts } from '../../../platform/texts.ts'
import { useStable } from '../../use-stable.ts'
import { fitCamera, zoomed, type Box, type Camera } from './plan-camera.ts'
import { inBand, originOf } from './plan-points.ts'
import { PlanDrawing } from './PlanDrawing.tsx'
import { editorTexts } from './texts.ts'
import { keyOf, NOTHING, type Selection } from './things.ts'
import { useCanvasPointer, type Gesture } from './use-canvas-pointer.ts'

interface PlanCanvasProps {
  readonly file: BeachFile
  readonly categories: readonly string[]
  readonly faulty: ReadonlySet<string>
  readonly selection: Selection
  readonly onSelect: (selection: Selection) => void
  readonly onEdit: (edit: BeachEdit) => void
  readonly tool: 'select' | 'pan'
  readonly grid: number
  /** Null until the box has a size, and then the whole plan. */
  readonly camera: Camera | null
  readonly onCamera: (camera: Camera, box: Box) => void
  /** What the keys work on. */
  readonly keys: RefObject<HTMLDivElement | null>
}

const ARROWS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
/** One press of an arrow without a grid, in metres. */
const STEP = 0.1

/** The edit that a gesture on the plan means. */
function editOf(file: BeachFile, gesture: Exclude<Gesture, { kind: 'band' }>): BeachEdit | null {
  if (gesture.kind === 'move') return gesture
  const { thing, by } = gesture
  if (thing.kind === 'zone') {
    const zone = file.zones.find(({ id }) => id === thing.id)
    return zone === undefined
      ? null
      : { kind: 'zone', zone: { ...zone, width: zone.width + by.x, height: zone.height + by.y } }
  }
  const walkway = thing.kind === 'walkway' ? file.walkways[thing.index] : undefined
  if (thing.kind !== 'walkway' || walkway === undefined) return null
  const sized = { ...walkway, width: walkway.width + by.x, height: walkway.height + by.y }
  return { kind: 'walkway', index: thing.index, walkway: sized }
}

/** The plan as it is drawn, with everything that fingers, mouse and keys do on it. */
export function PlanCanvas(props: PlanCanvasProps) {
  const { file, categories, faulty, selection, onSelect, onEdit, tool, grid, onCamera, keys } = props
  const texts = useTexts(editorTexts)
  const helpId = useId()
  const box = useRef<HTMLDivElement>(null)
  const size = useRef<Box>({ width: 1, height: 1 })
  const camera = props.camera ?? { x: 0, y: 0, scale: 8 }
  const setCamera = (next: Camera) => onCamera(next, size.current)
  useBoxSize(box, (measured) => {
    size.current = measured
    onCamera(props.camera ?? fitCamera(file, measured), measured)
  })
  const beach = useMemo(() => beachOf(file), [file])
  const gaps = useMemo(() => gapsOf(file, new Set(beach.places.map(({ code }) => code))), [file, beach])
  const pointer = useCanvasPointer({
    camera,
    setCamera,
    tool,
    grid,
    selection,
    onSelect,
    originOf: (thing) => originOf(file, beach, thing),
    inBand: (from, to) => inBand(file, beach, gaps, from, to),
    onDrop: (gesture) => {
      const edit = editOf(file, gesture)
      if (edit !== null) onEdit(edit)
    },
  })
  const { gesture } = pointer
  const shown = useMemo(() => {
    const edit = gesture === null || gesture.kind === 'band' ? null : editOf(file, gesture)
    return edit === null ? file : applyEdit(file, edit)
  }, [file, gesture])
  const shownBeach = useMemo(() => (shown === file ? beach : beachOf(shown)), [shown, file, beach])
  const chosen = useMemo(
    () => new Set([...selection.things.map(keyOf), ...selection.gaps.map((code) => `gap:${code}`)]),
    [selection],
  )
  useWheel(box, (factor, at) => setCamera(zoomed(camera, factor, at)))

  const onKeyDown = (event: KeyboardEvent) => {
    const arrow = ARROWS[event.key]
    if (arrow !== undefined && selection.things.length > 0) {
      const step = (grid > 0 ? grid : STEP) * (event.shiftKey ? 10 : 1)
      onEdit({ kind: 'move', things: selection.things, by: { x: arrow[0] * step, y: arrow[1] * step } })
    } else if (event.key === 'Delete' || event.key === 'Backspace') onEdit({ kind: 'remove', things: selection.things })
    else if (event.key === 'Escape') onSelect(NOTHING)
    else if (event.key === 'a' && (event.ctrlKey || event.metaKey))
      onSelect({ things: beach.places.map(({ code }): Thing => ({ kind: 'place', code })), gaps: [] })
    else if (event.key === '0') setCamera(fitCamera(file, size.current))
    else return
    event.preventDefault()
  }
  return (
    <div ref={box} className="editor-canvas" data-tool={tool}>
      <p id={helpId} hidden>
        {texts.canvasHelp}
      </p>
      <div
        ref={keys}
        role="application"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- an application is worked with the keyboard
        tabIndex={0}
        aria-label={texts.canvas}
        aria-describedby={helpId}
        className="editor-keys"
        onKeyDown={onKeyDown}
      >
        <svg width="100%" height="100%" role="presentation" {...pointer.on}>
          <g transform={`translate(${camera.x} ${camera.y}) scale(${camera.scale})`}>
            <PlanDrawing
              file={shown}
              beach={shownBeach}
              gaps={gaps}
              categories={categories}
              chosen={chosen}
              faulty={faulty}
              grid={grid}
            />
            <ResizeHandle file={shown} selection={selection} />
            {gesture?.kind === 'band' ? (
              <rect
                className="editor-band"
                x={Math.min(gesture.from.x, gesture.to.x)}
                y={Math.min(gesture.from.y, gesture.to.y)}
                width={Math.abs(gesture.to.x - gesture.from.x)}
                height={Math.abs(gesture.to.y - gesture.from.y)}
              />
            ) : null}
          </g>
        </svg>
      </div>
    </div>
  )
}

/** The corner by which the one chosen zone or walkway is made larger. */
function ResizeHandle({ file, selection }: { readonly file: BeachFile; readonly selection: Selection }) {
  const [thing, more] = selection.things
  if (thing === undefined || more !== undefined) return null
  const area =
    thing.kind === 'zone'
      ? file.zones.find(({ id }) => id === thing.id)
      : thing.kind === 'walkway'
        ? file.walkways[thing.index]
        : undefined
  if (area === undefined) return null
  return (
    <circle
      data-thing={`resize:${keyOf(thing)}`}
      className="editor-corner"
      cx={area.x + area.width}
      cy={area.y + area.height}
      r={0.9}
    />
  )
}

function useBoxSize(box: React.RefObject<HTMLDivElement | null>, onSize: (size: Box) => void) {
  const latest = useStable(onSize)
  useEffect(() => {
    const element = box.current
    if (element === null) return
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element
      if (width > 0 && height > 0) latest({ width, height })
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [box, latest])
}

/** The wheel zooms where the mouse is; React's own listener could not keep the page from scrolling. */
function useWheel(
  box: React.RefObject<HTMLDivElement | null>,
  onZoom: (factor: number, at: { x: number; y: number }) => void,
) {
  const latest = useStable(onZoom)
  useEffect(() => {
    const element = box.current
    if (element === null) return
    const turn = (event: WheelEvent) => {
      event.preventDefault()
      const bounds = element.getBoundingClientRect()
      const at = { x: event.clientX - bounds.left, y: event.clientY - bounds.top }
      latest(Math.exp(-event.deltaY / 400), at)
    }
    element.addEventListener('wheel', turn, { passive: false })
    return () => element.removeEventListener('wheel', turn)
  }, [box, latest])
}
