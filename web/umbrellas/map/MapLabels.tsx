import { memo, type CSSProperties, type Ref } from 'react'
import { Icon } from '../../ui/Icon.tsx'
import type { ZoneArea } from './areas.ts'
import { LANDMARK_SIGNS } from './landmark-signs.ts'
import { FIRST_ROW, WATER_EDGE, type BeachLayout } from './map-layout.ts'
import styles from './map.module.css'

/** A place on the beach, in px of the layout, that keeps its size at every scale. */
function at(x: number, y: number): CSSProperties {
  return { '--x': x, '--y': y } as CSSProperties
}

/** Row letters with the lowest price of a day, pinned to the left edge. Decorative: each place says both. */
export const RowLabels = memo(function RowLabels({
  layout,
  prices,
  ref,
}: {
  layout: BeachLayout
  prices: ReadonlyMap<string, string>
  ref: Ref<HTMLDivElement>
}) {
  const lastRow = layout.rows.at(-1)?.y ?? 0
  return (
    <div className={styles['rows']} aria-hidden="true">
      <div ref={ref} style={{ '--shore': WATER_EDGE + 30, '--inland': lastRow + 40 } as CSSProperties}>
        {layout.rows.map((row) => (
          <div key={row.id} style={at(0, row.y)}>
            <b>{row.id}</b>
            {prices.get(row.id)}
          </div>
        ))}
      </div>
    </div>
  )
})

export interface MapLabelsProps {
  readonly layout: BeachLayout
  readonly areas: readonly ZoneArea[]
  /** Names of the landmarks, by their index in the plan. */
  readonly names: readonly string[]
  readonly firstRowText: string
  /** Reason of a veil, by zone. */
  readonly reasons: ReadonlyMap<string, string>
  /** Names of zones above them, where the whole beach is in view. */
  readonly showsZones: boolean
  readonly ref: Ref<HTMLDivElement>
}

/** Signs and labels over the beach, which keep their size at every zoom. */
export const MapLabels = memo(function MapLabels({
  layout,
  areas,
  names,
  firstRowText,
  reasons,
  showsZones,
  ref,
}: MapLabelsProps) {
  const lastRow = layout.rows.at(-1)?.y ?? 0
  return (
    <div ref={ref} className={styles['labels']} aria-hidden="true">
      {layout.landmarks.map((mark) => {
        const name = names[mark.index] ?? ''
        if (mark.kind === 'dog_swimming') {
          return (
            <div key={mark.index} className={styles['label']} style={at(mark.x - 36, 54)}>
              <span className={styles['pill']} data-tone="water">
                {name}
              </span>
            </div>
          )
        }
        const sign = LANDMARK_SIGNS[mark.kind]
        return sign === undefined ? null : (
          <div
            key={mark.index}
            className={`${styles['label']} ${styles['poi']}`}
            data-compact={mark.y < lastRow || undefined}
            style={at(mark.x, mark.y)}
          >
            <span>
              <Icon name={sign} size={mark.y < lastRow ? 15 : 19} stroke={2} />
            </span>
            {mark.y < lastRow ? null : <em>{name}</em>}
          </div>
        )
      })}
      {showsZones ? null : (
        <div className={styles['label']} style={at(126, FIRST_ROW - 24)}>
          <span className={styles['note']}>{firstRowText}</span>
        </div>
      )}
      {areas.map((area) => (
        <ZoneLabels key={area.id} area={area} reason={reasons.get(area.id) ?? ''} showsZones={showsZones} />
      ))}
    </div>
  )
})

function ZoneLabels({ area, reason, showsZones }: { area: ZoneArea; reason: string; showsZones: boolean }) {
  const { bounds } = area
  const middle = bounds.x + bounds.width / 2
  return (
    <>
      {showsZones && !area.isGazebo ? (
        <div className={styles['label']} style={at(bounds.x + bounds.width * 0.24, bounds.y - 14)}>
          <span className={styles['pill']}>{area.name}</span>
        </div>
      ) : null}
      {area.isVeiled && reason !== '' ? (
        <div
          className={styles['label']}
          style={at(middle, area.isGazebo ? bounds.y + bounds.height / 2 : bounds.y + 282)}
        >
          <span className={styles['pill']} data-tone="ink">
            {reason}
          </span>
        </div>
      ) : null}
    </>
  )
}
