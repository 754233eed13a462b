import { Car } from './Car.tsx'
import { PineShape } from '../umbrellas/map/landscape.tsx'
import styles from './parking.module.css'

const CARS = [
  { x: 45, paint: '#0A5C82' },
  { x: 153, paint: '#F2F4F4' },
  { x: 261, paint: '#C13E0B' },
]

/** Where the pines stand, how large, and which of the two. */
const TREES = [
  [22, 20, 0.83, 0],
  [84, 12, 0.77, 1],
  [150, 22, 0.8, 0],
  [222, 10, 0.83, 1],
  [290, 20, 0.87, 0],
  [346, 14, 0.77, 1],
] as const

/** The car park seen from above: pines, cars, and the space that waits for yours (mockup 25). */
export function ParkingScene() {
  return (
    <div className={styles['scene']}>
      <svg viewBox="0 0 358 132" aria-hidden="true">
        <rect width="358" height="132" fill="var(--l-grass)" />
        <rect y="34" width="358" height="98" className={styles['asphalt']} />
        <path
          d="M18 62v70M72 62v70M126 62v70M180 62v70M234 62v70M288 62v70M342 62v70"
          stroke="#fff"
          strokeWidth="2.5"
          opacity=".85"
        />
        {CARS.map(({ x, paint }) => (
          <g key={x} transform={`translate(${x} 104)`}>
            <Car paint={paint} />
          </g>
        ))}
        <g transform="translate(207 104)">
          <rect x="-21" y="-36" width="42" height="72" rx="8" fill="none" stroke="var(--m-mine)" strokeWidth="3.5" />
          <circle r="13" fill="var(--m-mine)" />
          <path
            d="M-5 0-1.5 3.600 5.500-3.600"
            stroke="var(--m-mine-ink)"
            strokeWidth="2.600"
            fill="none"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </g>
        {TREES.map(([x, y, scale, variant]) => (
          <g key={x} transform={`translate(${x} ${y}) scale(${scale})`}>
            <PineShape variant={variant} />
          </g>
        ))}
      </svg>
    </div>
  )
}
