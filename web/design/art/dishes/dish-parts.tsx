/** Where a part lies: centre in the 78 × 78 box, and degrees that it is turned by. */
export type Spot = readonly [x: number, y: number, turn?: number]

const at = ([x, y, turn = 0]: Spot) => `translate(${x} ${y}) rotate(${turn})`

/** A plate with its shadow; food goes on top. */
export function Plate({ color = '#FFFFFF' }: { readonly color?: string }) {
  return (
    <>
      <circle cx="41" cy="42" r="31" fill="rgba(11,37,48,.13)" />
      <circle cx="39" cy="39" r="31" fill="#DCE6E9" />
      <circle cx="39" cy="39" r="29.5" fill={color} />
      <circle cx="39" cy="39" r="21" fill="none" stroke="#DCE6E9" strokeWidth="1.2" />
    </>
  )
}

/** A glass with its shadow and its drink; ice, foam or fruit goes on top. */
export function Glass({ drink }: { readonly drink: string }) {
  return (
    <>
      <circle cx="42" cy="43" r="25" fill="rgba(11,37,48,.15)" />
      <circle cx="39" cy="39" r="25" fill="#F5FAFB" />
      <circle cx="39" cy="39" r="21.5" fill={drink} />
      <circle cx="39" cy="39" r="25" fill="none" stroke="#fff" strokeOpacity=".8" strokeWidth="2" />
    </>
  )
}

/** Three cubes of ice in a glass. */
export function Ice() {
  return (
    <g fill="#fff" opacity=".5">
      <rect x="28" y="30" width="11" height="11" rx="2.5" transform="rotate(18 33 35)" />
      <rect x="41" y="38" width="10" height="10" rx="2.5" transform="rotate(-14 46 43)" />
      <rect x="33" y="45" width="9" height="9" rx="2.5" transform="rotate(40 37 49)" />
    </g>
  )
}

/** A straw across a glass. */
export function Straw() {
  return <path d="M22 58 58 18" stroke="#E4ECEE" strokeWidth="3" strokeLinecap="round" />
}

interface CitrusProps {
  readonly spot: Spot
  readonly r: number
  /** Rind and flesh. */
  readonly colors: readonly [string, string]
}

/** A slice of lemon or orange. */
export function Citrus({ spot, r, colors: [rind, flesh] }: CitrusProps) {
  const half = r * 0.78
  return (
    <g transform={at(spot)}>
      <circle r={r} fill={rind} />
      <circle r={r * 0.8} fill={flesh} />
      <g stroke={rind} strokeWidth="1.1">
        {[0, 45, 90, 135].map((turn) => (
          <path key={turn} d={`M${-half} 0H${half}`} transform={`rotate(${turn})`} />
        ))}
      </g>
    </g>
  )
}

interface ScatterProps {
  readonly spots: readonly Spot[]
  readonly color: string
}

/** Leaves of basil, rosemary or salad. */
export function Leaves({ spots, color = '#3F8C5B' }: { readonly spots: readonly Spot[]; readonly color?: string }) {
  return (
    <g fill={color}>
      {spots.map((spot) => (
        <path key={spot.join()} d="M0-6C4-4 4 3 0 6-4 3-4-4 0-6z" transform={at(spot)} />
      ))}
    </g>
  )
}

/** Small round things of one colour: crumbs, pepper, berries. */
export function Dots({ spots, color, r }: ScatterProps & { readonly r: number }) {
  return (
    <g fill={color}>
      {spots.map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={r} />
      ))}
    </g>
  )
}

/** Cherry tomatoes with their light. */
export function Tomatoes({ spots }: { readonly spots: readonly Spot[] }) {
  return (
    <>
      <Dots spots={spots} color="#D93A2B" r={4} />
      <Dots spots={spots.map(([x, y]) => [x - 1, y - 1] as const)} color="#F58A7E" r={1.2} />
    </>
  )
}

/** Cubes of bread. */
export function Croutons({ spots }: { readonly spots: readonly Spot[] }) {
  return (
    <g fill="#E3BE85">
      {spots.map((spot) => (
        <rect key={spot.join()} x="-4" y="-4" width="8" height="8" rx="2" transform={at(spot)} />
      ))}
    </g>
  )
}

/** Open clams. */
export function Clams({ spots }: { readonly spots: readonly Spot[] }) {
  return (
    <g fill="#D9C3A0" stroke="#7C6242" strokeWidth=".9">
      {spots.map((spot) => (
        <path key={spot.join()} d="M-4 0a4 4 0 0 1 8 0l-4 3z" transform={at(spot)} />
      ))}
    </g>
  )
}

/** A dog's paw as a mark on a bowl. */
export function PawMark({ spot, color }: { readonly spot: Spot; readonly color: string }) {
  return (
    <g transform={`${at(spot)} scale(.26)`} fill={color}>
      <path d="M0 1.2c3.2 0 6 2.7 6 5.4 0 2.2-1.7 3-3.3 3-1.2 0-1.7-.5-2.7-.5s-1.5.5-2.7.5c-1.6 0-3.3-.8-3.3-3 0-2.7 2.8-5.4 6-5.4z" />
      <ellipse cx="-7" cy="-.6" rx="2.2" ry="3" transform="rotate(-24 -7 -.6)" />
      <ellipse cx="7" cy="-.6" rx="2.2" ry="3" transform="rotate(24 7 -.6)" />
      <ellipse cx="-2.9" cy="-5.4" rx="2.3" ry="3.3" transform="rotate(-7 -2.9 -5.4)" />
      <ellipse cx="2.9" cy="-5.4" rx="2.3" ry="3.3" transform="rotate(7 2.9 -5.4)" />
    </g>
  )
}
