import type { PlaceLook } from './place-look.ts'

/** Fill of the held state: a pattern's url, defined once per drawing. */
interface Hatched {
  readonly hatch: string
}

const ribs = (a: number, b: number) =>
  `M0 0L${a} ${b}M0 0L${b} ${a}M0 0L-${b} ${a}M0 0L-${a} ${b}M0 0L-${a} -${b}M0 0L-${b} -${a}M0 0L${b} -${a}M0 0L${a} -${b}`
const octagon = (a: number, b: number) =>
  `${a},${b} ${b},${a} -${b},${a} -${a},${b} -${a},-${b} -${b},-${a} ${b},-${a} ${a},-${b}`

function FreeUmbrella() {
  return (
    <>
      <circle cx="3" cy="4" r="16.5" fill="var(--l-shadow)" />
      <polygon
        points={octagon(16.6, 6.9)}
        fill="var(--m-free)"
        stroke="var(--m-free)"
        strokeWidth="1.5"
        strokeLinejoin="round"
      />
      <path d={ribs(16.6, 6.9)} stroke="var(--m-free-rib)" strokeWidth="1.1" fill="none" />
      <path d="M-16.6-6.9-6.9-16.6 6.9-16.6 0 0Z" fill="#fff" opacity=".1" />
    </>
  )
}

function MyUmbrella() {
  return (
    <>
      <circle cx="3.5" cy="5" r="20" fill="var(--l-shadow)" />
      <polygon points={octagon(21.2, 8.8)} fill="var(--m-mine-edge)" />
      <polygon points={octagon(20.1, 8.3)} fill="var(--m-mine-ring)" />
      <polygon points={octagon(17.6, 7.3)} fill="var(--m-mine)" />
      <path d={ribs(17.6, 7.3)} stroke="rgba(255,255,255,.26)" strokeWidth="1.1" fill="none" />
    </>
  )
}

function HeldUmbrella({ hatch }: Hatched) {
  return (
    <>
      <polygon
        points={octagon(15.7, 6.5)}
        fill={hatch}
        stroke="var(--m-held-edge)"
        strokeWidth="1.6"
        strokeLinejoin="round"
      />
      <circle r="9.8" fill="var(--m-held)" />
    </>
  )
}

function BlockedUmbrella() {
  return (
    <>
      <circle r="13" fill="none" stroke="var(--m-blocked-edge)" strokeWidth="1.5" strokeDasharray="3.6 3.2" />
      <path d="M-4 0H4" stroke="var(--m-blocked-ink)" strokeWidth="2" strokeLinecap="round" />
    </>
  )
}

/** An umbrella from above, centred on 0 0 in a box of 48 (DESIGN.md §4). */
export function UmbrellaShape({ look, hatch }: { look: PlaceLook } & Hatched) {
  if (look === 'free') return <FreeUmbrella />
  if (look === 'mine') return <MyUmbrella />
  if (look === 'held') return <HeldUmbrella hatch={hatch} />
  if (look === 'blocked') return <BlockedUmbrella />
  return <circle r="13.5" fill="var(--m-booked)" stroke="var(--m-booked-edge)" strokeWidth="1" />
}

const GAZEBO_BODY = { x: -27, y: -27, width: 54, height: 54, rx: 7, strokeWidth: 1.5 } as const
const GAZEBO_QUIET = { x: -24, y: -24, width: 48, height: 48, rx: 7, strokeWidth: 1.5 } as const

/** A gazebo from above, centred on 0 0 in a box of 72. */
export function GazeboShape({ look, hatch }: { look: PlaceLook } & Hatched) {
  if (look === 'booked') return <rect {...GAZEBO_QUIET} fill="var(--m-booked)" stroke="var(--m-booked-edge)" />
  if (look === 'blocked') {
    return (
      <>
        <rect {...GAZEBO_QUIET} fill="none" stroke="var(--m-blocked-edge)" strokeDasharray="4 3.5" />
        <path d="M-8 0H8" stroke="var(--m-blocked-ink)" strokeWidth="2.5" strokeLinecap="round" />
      </>
    )
  }
  if (look === 'held') {
    return (
      <>
        <rect {...GAZEBO_BODY} fill={hatch} stroke="var(--m-held-edge)" />
        <circle r="14" fill="var(--m-held)" />
      </>
    )
  }
  const isMine = look === 'mine'
  const fill = isMine ? 'var(--m-mine)' : 'var(--m-free)'
  return (
    <>
      <rect x="-23" y="-22" width="54" height="54" rx="7" fill="var(--l-shadow)" />
      {isMine && <rect x="-31" y="-31" width="62" height="62" rx="10" fill="var(--m-mine-edge)" />}
      {isMine && <rect x="-29.8" y="-29.8" width="59.6" height="59.6" rx="9" fill="var(--m-mine-ring)" />}
      <rect {...GAZEBO_BODY} fill={fill} stroke={isMine ? 'var(--m-mine-edge)' : fill} />
      <path d="M-27-27 27 27M27-27-27 27" stroke="var(--m-free-rib)" strokeWidth="1.3" />
      <path d="M-27-27H27L0 0Z" fill="#fff" opacity=".09" />
    </>
  )
}

const BADGE_STROKE = { fill: 'none', strokeWidth: 1.9, strokeLinecap: 'round', strokeLinejoin: 'round' } as const

/** The check of a place that is mine, or the clock of one that another guest is choosing. */
export function StateBadge({ look, isGazebo }: { look: 'mine' | 'held'; isGazebo: boolean }) {
  const out = isGazebo ? 25 : look === 'mine' ? 14 : 13
  const ink = look === 'mine' ? '#5E1D02' : '#5F3F00'
  return (
    <g transform={`translate(${out} -${out})`}>
      <circle r="7.4" fill="#fff" stroke={look === 'mine' ? ink : '#7A4F00'} strokeWidth="1.4" />
      <path {...BADGE_STROKE} stroke={ink} d={look === 'mine' ? 'M-3 .2-.8 2.4 3.2-2.2' : 'M0-3.4V.2L2.4 1.8'} />
    </g>
  )
}

/** The square badge of an accessible place, bottom left, added to any state. */
export function AccessibleBadge({ isGazebo }: { isGazebo: boolean }) {
  const [x, y] = isGazebo ? [-25, 25] : [-14, 13.5]
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect
        x="-8"
        y="-8"
        width="16"
        height="16"
        rx="4.5"
        fill="var(--m-acc)"
        stroke="var(--m-acc-ink)"
        strokeWidth="1.4"
      />
      <g {...BADGE_STROKE} strokeWidth={1.5} stroke="var(--m-acc-ink)">
        <circle cx="-.6" cy="-4.6" r=".7" fill="var(--m-acc-ink)" />
        <path d="M-.6-2.4V1H2.6L4.2 4M-.6-1H2" />
        <path d="M-2.8-.4a3.3 3.3 0 1 0 4.6 3.6" />
      </g>
    </g>
  )
}

/** One paw, about 24 wide, centred on 0 0: a single path, because the map has hundreds. */
const PAW =
  'M0 1.2c3.2 0 6 2.7 6 5.4 0 2.2-1.7 3-3.3 3-1.2 0-1.7-.5-2.7-.5s-1.5.5-2.7.5c-1.6 0-3.3-.8-3.3-3 0-2.7 2.8-5.4 6-5.4zM-9.01 0.29A2.2 3 -24 1 1 -4.99 -1.49A2.2 3 -24 1 1 -9.01 0.29zM4.99 -1.49A2.2 3 24 1 1 9.01 0.29A2.2 3 24 1 1 4.99 -1.49zM-5.18 -5.12A2.3 3.3 -7 1 1 -0.62 -5.68A2.3 3.3 -7 1 1 -5.18 -5.12zM0.62 -5.68A2.3 3.3 7 1 1 5.18 -5.12A2.3 3.3 7 1 1 0.62 -5.68z'
/** One person from the chest up, about 20 wide, centred on 0 0: humans only. */
const PERSON = 'M-4.6-4.6a4.6 4.6 0 1 1 9.2 0a4.6 4.6 0 1 1-9.2 0zM-8.5 10c0-5 3.6-8 8.5-8s8.5 3 8.5 8z'

/** Who fits on a place, below its number: paws for the dogs it takes, a person where there are none. */
export function CompanyShape({ dogs, isGazebo, ink }: { dogs: number; isGazebo: boolean; ink: string }) {
  if (dogs === 0)
    return (
      <path d={PERSON} fill={ink} transform={`translate(0 ${isGazebo ? 12 : 8.6}) scale(${isGazebo ? 0.5 : 0.38})`} />
    )
  const [y, scale, step] = isGazebo ? [11, 0.36, 9] : dogs === 1 ? [8.6, 0.4, 0] : [8.6, 0.34, 8.4]
  return (
    <>
      {Array.from({ length: dogs }, (_, index) => (
        <path
          key={index}
          d={PAW}
          fill={ink}
          opacity=".95"
          transform={`translate(${(index - (dogs - 1) / 2) * step} ${y}) scale(${scale})`}
        />
      ))}
    </>
  )
}
