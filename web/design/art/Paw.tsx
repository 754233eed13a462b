interface PawProps {
  readonly x?: number
  readonly y?: number
  readonly turn?: number
  /** Scale: 1 is about 20 units wide. */
  readonly size?: number
  readonly fill?: string
  readonly opacity?: number
}

/** A paw print, for tracks in the sand and on canopies. */
export function Paw({ x = 0, y = 0, turn = 0, size = 1, fill = 'currentColor', opacity }: PawProps) {
  return (
    <g
      transform={`translate(${x} ${y}) rotate(${turn}) scale(${size})`}
      fill={fill}
      {...(opacity === undefined ? {} : { opacity })}
    >
      <path d="M0 1.2c3.2 0 6 2.7 6 5.4 0 2.2-1.7 3-3.3 3-1.2 0-1.7-.5-2.7-.5s-1.5.5-2.7.5c-1.6 0-3.3-.8-3.3-3 0-2.7 2.8-5.4 6-5.4z" />
      <ellipse cx="-7" cy="-.6" rx="2.2" ry="3" transform="rotate(-24 -7 -.6)" />
      <ellipse cx="7" cy="-.6" rx="2.2" ry="3" transform="rotate(24 7 -.6)" />
      <ellipse cx="-2.9" cy="-5.4" rx="2.3" ry="3.3" transform="rotate(-7 -2.9 -5.4)" />
      <ellipse cx="2.9" cy="-5.4" rx="2.3" ry="3.3" transform="rotate(7 2.9 -5.4)" />
    </g>
  )
}
