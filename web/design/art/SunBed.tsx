interface SunBedProps {
  readonly x: number
  readonly y: number
  readonly turn: number
  /** Width; a bed is 2.1 to 2.3 times as long. */
  readonly width: number
  readonly length: number
}

/** A sun bed from above, with its pillow and shadow. */
export function SunBed({ x, y, turn, width, length }: SunBedProps) {
  const [left, top, round] = [-width / 2, -length / 2, width * 0.18]
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`}>
      <rect
        x={left + width * 0.14}
        y={top + length * 0.07}
        width={width}
        height={length}
        rx={round}
        fill="rgba(84,60,20,.22)"
      />
      <rect x={left} y={top} width={width} height={length} rx={round} fill="#FFFFFF" />
      <rect x={left} y={top} width={width} height={length * 0.24} rx={round} fill="#D8ECF4" />
      <path d={`M${left} ${top + length * 0.3}H${-left}`} stroke="#0B2530" strokeOpacity=".12" />
    </g>
  )
}
