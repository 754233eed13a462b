import { DogHead, GREY_COAT, type DogCoat } from './DogHead.tsx'

interface LyingDogProps {
  readonly x: number
  readonly y: number
  /** Degrees, clockwise; 0 looks up. */
  readonly turn: number
  readonly size: number
  readonly coat?: DogCoat
  readonly collar?: string
  /** With both pairs of legs to the same side. */
  readonly isOnItsSide?: boolean
}

/** A dog stretched out on the sand, seen from above; drawn inside a scene. */
export function LyingDog({ x, y, turn, size, coat = GREY_COAT, collar, isOnItsSide = false }: LyingDogProps) {
  const { body, ears } = coat
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn}) scale(${size})`}>
      <g opacity=".24" transform="translate(6 8)" fill="#54390F">
        <ellipse cx="0" cy="6" rx="13" ry="26" />
        <ellipse cx="0" cy="-29" rx="10" ry="13" />
      </g>
      <g fill={ears}>{isOnItsSide ? <SideLegs /> : <SpreadLegs />}</g>
      <path d="M0 28c3 8 10 9 11 17" stroke={ears} strokeWidth="4.5" fill="none" strokeLinecap="round" />
      <path d="M-10-18C-14-4-14 16-10 26-6 32 6 32 10 26 14 16 14-4 10-18-4-22 4-22-10-18z" fill={body} />
      <path d="M0-14v40" stroke={ears} strokeWidth="3" strokeLinecap="round" opacity=".35" />
      <DogHead coat={coat} {...(collar === undefined ? {} : { collar })} />
    </g>
  )
}

function SpreadLegs() {
  return (
    <>
      <rect x="-14" y="-16" width="7" height="13" rx="3.5" transform="rotate(18 -10 -10)" />
      <rect x="7" y="-20" width="7" height="13" rx="3.5" transform="rotate(-12 10 -14)" />
      <rect x="-14" y="16" width="7" height="13" rx="3.5" transform="rotate(-10 -10 22)" />
      <rect x="7" y="12" width="7" height="13" rx="3.5" transform="rotate(14 10 18)" />
    </>
  )
}

function SideLegs() {
  return (
    <>
      <rect x="8" y="-14" width="16" height="6.5" rx="3.2" transform="rotate(14 8 -12)" />
      <rect x="8" y="14" width="16" height="6.5" rx="3.2" transform="rotate(-6 8 16)" />
    </>
  )
}
