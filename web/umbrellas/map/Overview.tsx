import { memo } from 'react'
import { Button } from 'react-aria-components/Button'
import { Icon } from '../../ui/Icon.tsx'
import type { ZoneArea } from './areas.ts'
import { overviewGeometry, type OverviewGeometry } from './overview-geometry.ts'
import { LANDMARK_SIGNS } from './landmark-signs.ts'
import type { BeachLayout } from './map-layout.ts'
import { OverviewGround, PineWood } from './MapGround.tsx'
import { symbolId, Use } from './MapSymbols.tsx'
import type { PlaceLook } from './place-look.ts'
import { SeaArt } from './SeaArt.tsx'
import styles from './map.module.css'

/** All places as small symbols; one `use` each, nothing to tap. */
const Dots = memo(function Dots({ layout, looks }: { layout: BeachLayout; looks: ReadonlyMap<number, PlaceLook> }) {
  return (
    <>
      {[...looks].map(([id, look]) => {
        const laid = layout.byId.get(id)
        return laid === undefined ? null : (
          <Use
            key={id}
            href={symbolId.place(look, laid.isGazebo, 'plain')}
            x={laid.x}
            y={laid.y}
            size={laid.isGazebo ? 72 : 48}
          />
        )
      })}
    </>
  )
})

/** Bar, restaurant, showers: signs among the pines, as far as they have room. */
function Signs({
  layout,
  names,
  geometry,
}: {
  layout: BeachLayout
  names: readonly string[]
  geometry: OverviewGeometry
}) {
  const marks = layout.landmarks
    .filter((mark) => LANDMARK_SIGNS[mark.kind] !== undefined && mark.y > geometry.lastRow)
    .toSorted((a, b) => a.x - b.x)
  return (
    <>
      {marks.slice(0, 4).map((mark, index, all) => (
        <div
          key={mark.index}
          className={`${styles['label']} ${styles['poi']}`}
          style={{
            transform: `translate(${(geometry.width * (index + 0.5)) / all.length}px,${geometry.pines + 18 + (index % 2) * 10}px) translate(-50%,-50%)`,
          }}
          aria-hidden="true"
        >
          <span>
            <Icon name={LANDMARK_SIGNS[mark.kind] ?? 'pin'} size={19} stroke={2} />
          </span>
          <em>{names[mark.index]}</em>
        </div>
      ))}
    </>
  )
}

/** Zoom 0 (mockup 06b): the whole beach, on which the zones are the buttons. Sizes in px of the box. */
export function Overview(props: {
  layout: BeachLayout
  areas: readonly ZoneArea[]
  looks: ReadonlyMap<number, PlaceLook>
  /** Names of the landmarks, by their index in the plan. */
  names: readonly string[]
  width: number
  height: number
  detail: (area: ZoneArea) => string
  onEnter: (area: ZoneArea) => void
}) {
  const { layout, areas, looks, names, width, height, detail, onEnter } = props
  const geometry = overviewGeometry(layout, width, height)
  const dogSwim = layout.landmarks.find((mark) => mark.kind === 'dog_swimming')
  return (
    <div className={styles['over']} data-map-control>
      <svg width={width} height={height} aria-hidden="true">
        <g transform={`translate(${geometry.left} ${geometry.top}) scale(${geometry.scale})`}>
          <OverviewGround layout={layout} />
          <Dots layout={layout} looks={looks} />
        </g>
        {areas
          .filter((area) => area.isVeiled)
          .map((area) => (
            <rect key={area.id} {...geometry.project(area.bounds)} rx="8" className={styles['veil']} />
          ))}
        <SeaArt
          left={-20}
          right={width + 20}
          edge={geometry.shore}
          width={width}
          dogsX={dogSwim === undefined ? null : Math.max(120, geometry.left + dogSwim.x * geometry.scale)}
        />
        {layout.landmarks.map((mark) =>
          mark.kind === 'lifeboat' ? (
            <Use
              key={mark.index}
              href={symbolId.lifeboat}
              x={geometry.left + mark.x * geometry.scale}
              y={geometry.shore + 28}
              size={26}
            />
          ) : null,
        )}
        <PineWood
          left={0}
          right={width}
          from={geometry.pines + 8}
          rows={Math.max(2, Math.ceil((height - geometry.pines) / 42))}
        />
      </svg>
      <Signs layout={layout} names={names} geometry={geometry} />
      {areas.map((area) => (
        <Button
          key={area.id}
          className={styles['zone'] ?? ''}
          style={geometry.buttonBox(area)}
          data-zone={area.id}
          data-suited={area.isVeiled ? undefined : true}
          data-gazebo={area.isGazebo || undefined}
          onPress={() => onEnter(area)}
        >
          <b>{area.name}</b>
          <span>{detail(area)}</span>
        </Button>
      ))}
    </div>
  )
}
