import { SwimmingDog } from '../../../design/art/SwimmingDog.tsx'

/** Width of one tile of the shore in pixels: a whole number of waves, so that tiles meet unseen. */
const TILE = 390
const HALF_WAVE = TILE / 6

/** Everything above a wavy edge at `y`: waves of `rise` and `fall` pixels, in turn. */
function above(y: number, rise: number, fall: number): string {
  const wave = `q${HALF_WAVE / 2} ${rise} ${HALF_WAVE} 0q${HALF_WAVE / 2} ${-fall} ${HALF_WAVE} 0`
  return `M0 ${y}${wave.repeat(3)}V0H0Z`
}

const RIPPLES =
  'M150 122q13.1-4 26.1 0t26.1 0M166.7 136.6q8.6-4 17.2 0t17.2 0M320 158.5q11-4 22 0t22 0M96 178.7q8.3-4 16.6 0t16.6 0M217.8 191.6q8.9-4 17.8 0t17.8 0M20 104q9.9-4 19.8 0t19.8 0'

/** Sea, shore and sand from above, as wide as the page; the figures stay around the middle. */
export function HeroArt({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} width="100%" height="330" aria-hidden="true">
      <defs>
        <linearGradient id="home-sea" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="var(--l-sea-deep)" />
          <stop offset=".75" stopColor="var(--l-sea)" />
          <stop offset="1" stopColor="var(--l-sea-shallow)" />
        </linearGradient>
        <pattern id="home-shore" width={TILE} height="330" patternUnits="userSpaceOnUse">
          <rect width={TILE} height="330" fill="var(--l-sand)" />
          <path d={above(296, 5.2, 5)} fill="var(--l-sand-wet)" opacity=".55" />
          <path d={above(277, 7.4, 5.6)} fill="var(--l-sand-wet)" />
          <path d={above(262, 5.4, 8)} fill="var(--l-foam)" />
          <path d={above(253, 4.8, 7.4)} fill="var(--l-sea-shallow)" />
          <path d={above(253, 4.8, 7.4)} fill="var(--l-foam)" opacity=".35" />
          <path d={above(240, 4.8, 5)} fill="url(#home-sea)" />
          <path d={RIPPLES} fill="none" stroke="#fff" strokeOpacity=".34" strokeWidth="1.6" strokeLinecap="round" />
        </pattern>
      </defs>
      <rect width="100%" height="330" fill="url(#home-shore)" />
      <svg x="50%" overflow="visible">
        <SwimmingDog x={31} y={222} turn={285} size={0.66} />
        <Swimmer />
        <RescueBoat />
      </svg>
    </svg>
  )
}

function Swimmer() {
  return (
    <g transform="translate(-131 226) rotate(18) scale(.62)">
      <ellipse cx="4" cy="5" rx="12" ry="8" fill="rgba(84,60,20,.22)" />
      <ellipse rx="11.5" ry="6.5" fill="#F0B429" />
      <circle cx="-10.5" cy="1" r="3.4" fill="#E0A983" />
      <circle cx="10.5" cy="1" r="3.4" fill="#E0A983" />
      <circle cy="-1" r="5.8" fill="#4A2F1B" />
    </g>
  )
}

/** The lifeguard's rowing catamaran. */
function RescueBoat() {
  return (
    <g transform="translate(161 258) rotate(14) scale(.62)">
      <ellipse cx="3" cy="4" rx="17" ry="34" fill="rgba(11,37,48,.20)" />
      <path d="M-14-30c-5 8-5 52 0 60h5c4-8 4-52 0-60zM9-30c-4 8-4 52 0 60h5c5-8 5-52 0-60z" fill="#C8261C" />
      <g fill="#fff">
        <rect x="-12" y="-16" width="24" height="5" rx="1.5" />
        <rect x="-12" y="-3" width="24" height="7" rx="1.5" />
        <rect x="-12" y="13" width="24" height="5" rx="1.5" />
      </g>
      <path d="M12 0 30-12M-12 0-30-12" stroke="#E9C48C" strokeWidth="2.6" strokeLinecap="round" />
    </g>
  )
}
