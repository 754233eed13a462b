interface CanopyProps {
  /** Centre and radius in the units of the scene. */
  readonly x: number
  readonly y: number
  readonly r: number
  /** Degrees that the first seam is turned by. */
  readonly turn?: number
  readonly segments?: number
  /** Colours of the two kinds of segment. */
  readonly colors?: readonly [string, string]
}

const STRIPES = ['#0A5C82', '#FFFFFF'] as const

/** A point on a circle around the origin, to one decimal. */
function at(radius: number, degrees: number): string {
  const angle = (degrees * Math.PI) / 180
  return `${Math.round(radius * Math.cos(angle) * 10) / 10} ${Math.round(radius * Math.sin(angle) * 10) / 10}`
}

/** One of the drawings' parasols from above: stripes, light from the upper left, a shadow on the sand. */
export function Canopy({ x, y, r, turn = 11.4, segments = 16, colors = STRIPES }: CanopyProps) {
  const step = 360 / segments
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle cx={r * 0.22} cy={r * 0.26} r={r} fill="rgba(84,60,20,.30)" />
      {Array.from({ length: segments }, (_, index) => (
        <path
          key={index}
          d={`M0 0L${at(r, turn + index * step)}Q${at(r * 0.955, turn + (index + 0.5) * step)} ${at(r, turn + (index + 1) * step)}Z`}
          fill={colors[index % 2 === 0 ? 0 : 1]}
        />
      ))}
      <path d={`M${-r} 0A${r} ${r} 0 0 1 0 ${-r}L0 0Z`} fill="#fff" opacity=".10" />
      <path d={`M${at(r, 3)}A${r} ${r} 0 0 1 ${at(r, 96)}L0 0Z`} fill="#04222F" opacity=".13" />
      <circle r={r * 0.07} fill="#fff" />
      <circle r={r * 0.037} fill="#0B2530" />
    </g>
  )
}
