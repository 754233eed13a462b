import { memo } from 'react'
import type { Thing } from '../../../../domain/umbrellas/editor/edits.ts'
import type { Point } from '../../../../domain/umbrellas/editor/open-plan.ts'
import type { BeachFile } from '../../../../domain/umbrellas/files/beach-file.ts'
import type { Beach } from '../../../../domain/umbrellas/files/resort-model.ts'
import { useLanguage } from '../../../platform/language.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { LANDMARK_SIGNS } from '../../map/landmark-signs.ts'
import { keyOf } from './things.ts'

export interface PlanDrawingProps {
  readonly file: BeachFile
  readonly beach: Beach
  readonly gaps: readonly (Point & { readonly code: string })[]
  /** Categories in the resort's order: each has its own look. */
  readonly categories: readonly string[]
  /** Keys of what is chosen, and of what is wrong. */
  readonly chosen: ReadonlySet<string>
  readonly faulty: ReadonlySet<string>
  /** Metres between the lines of the grid; 0 is none. */
  readonly grid: number
}

/** What one needs to draw a thing: its key for the pointer, and whether it is chosen or wrong. */
function marks(props: PlanDrawingProps, thing: Thing) {
  const key = keyOf(thing)
  return {
    'data-thing': key,
    ...(props.chosen.has(key) ? { 'data-chosen': '' } : {}),
    ...(props.faulty.has(key) ? { 'data-faulty': '' } : {}),
  }
}

/** The plan in metres: sand, sea, zones, walkways, rows, blocks, places, gaps and landmarks. */
export const PlanDrawing = memo(function PlanDrawing(props: PlanDrawingProps) {
  return (
    <>
      <Ground {...props} />
      <Areas {...props} />
      <Handles {...props} />
      <Places {...props} />
      <Landmarks {...props} />
    </>
  )
})

function Ground(props: PlanDrawingProps) {
  const { file, grid } = props
  const { width, height, waterline, seaSide } = file
  const sea = seaSide === 'north' ? { y: 0, height: waterline } : { y: waterline, height: height - waterline }
  return (
    <>
      {grid > 0 ? (
        <pattern id="editor-grid" width={Math.max(1, grid)} height={Math.max(1, grid)} patternUnits="userSpaceOnUse">
          <path d={`M${Math.max(1, grid)} 0H0V${Math.max(1, grid)}`} className="editor-grid" />
        </pattern>
      ) : null}
      <rect width={width} height={height} className="editor-sand" />
      <rect y={sea.y} width={width} height={Math.max(0, sea.height)} className="editor-sea" />
      {grid > 0 ? <rect width={width} height={height} fill="url(#editor-grid)" /> : null}
      <g {...marks(props, { kind: 'waterline' })} className="editor-waterline">
        <line x1={0} x2={width} y1={waterline} y2={waterline} className="reach" />
        <line x1={0} x2={width} y1={waterline} y2={waterline} className="line" />
      </g>
    </>
  )
}

function Areas(props: PlanDrawingProps) {
  const { file } = props
  const language = useLanguage()
  return (
    <>
      {file.zones.map(({ id, name, x, y, width, height }) => (
        <g key={id} {...marks(props, { kind: 'zone', id })} className="editor-zone">
          <rect x={x} y={y} width={width} height={height} rx={0.6} />
          <text x={x + 0.4} y={y + 0.8}>
            {name[language]}
          </text>
        </g>
      ))}
      {file.walkways.map(({ x, y, width, height }, index) => (
        <g key={`${index} ${x} ${y}`} {...marks(props, { kind: 'walkway', index })} className="editor-walkway">
          <rect x={x} y={y} width={width} height={height} />
        </g>
      ))}
    </>
  )
}

function Handles(props: PlanDrawingProps) {
  const { file } = props
  return (
    <>
      {file.rows.map(({ id, y }) => (
        <g key={id} {...marks(props, { kind: 'row', id })} className="editor-row">
          <rect x={-3.4} y={y - 1.1} width={2.6} height={2.2} rx={0.5} />
          <text x={-2.1} y={y + 0.42}>
            {id}
          </text>
        </g>
      ))}
      {Object.entries(file.columns).map(([columns, runs], line) =>
        runs.map((run, index) => (
          <g
            key={`${columns} ${run.first} ${run.x}`}
            {...marks(props, { kind: 'run', columns, index })}
            className="editor-run"
          >
            <rect
              x={run.x - 1}
              y={-1.6 - 1.6 * line}
              width={(run.last - run.first) * run.step + 2}
              height={1.2}
              rx={0.4}
            />
            <text x={run.x + ((run.last - run.first) * run.step) / 2} y={-0.75 - 1.6 * line}>
              {run.first}–{run.last}
            </text>
          </g>
        )),
      )}
    </>
  )
}

function Places(props: PlanDrawingProps) {
  const { beach, gaps, categories, chosen } = props
  const gazebos = new Set(beach.rows.filter((row) => row.hasGazebos).map((row) => row.id))
  return (
    <>
      {gaps.map(({ code, x, y }) => (
        <g
          key={code}
          data-thing={`gap:${code}`}
          {...(chosen.has(`gap:${code}`) ? { 'data-chosen': '' } : {})}
          className="editor-gap"
        >
          <circle cx={x} cy={y} r={1} />
        </g>
      ))}
      {beach.places.map(({ code, row, x, y, category, isAccessible, isBookable }) => {
        const reach = gazebos.has(row) ? 1.6 : 1.15
        return (
          <g
            key={code}
            {...marks(props, { kind: 'place', code })}
            className="editor-place"
            data-look={isBookable ? categories.indexOf(category) % 6 : 'out'}
            transform={`translate(${x} ${y})`}
          >
            {gazebos.has(row) ? (
              <rect x={-reach} y={-reach} width={2 * reach} height={2 * reach} rx={0.4} />
            ) : (
              <circle r={reach} />
            )}
            <text y={0.32}>{code}</text>
            {isAccessible ? <circle className="mark" cx={reach * 0.75} cy={-reach * 0.75} r={0.42} /> : null}
          </g>
        )
      })}
    </>
  )
}

function Landmarks(props: PlanDrawingProps) {
  return props.file.landmarks.map(({ kind, x, y }, index) => (
    <g
      key={`${index} ${x} ${y}`}
      {...marks(props, { kind: 'landmark', index })}
      className="editor-landmark"
      transform={`translate(${x} ${y})`}
    >
      <circle r={1.2} />
      <g transform="translate(-0.75 -0.75)">
        <Icon name={LANDMARK_SIGNS[kind] ?? 'flag'} size={1.5} stroke={2.4} />
      </g>
    </g>
  ))
}
