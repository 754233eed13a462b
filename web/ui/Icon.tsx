import { ICONS, type IconName } from './icons.ts'

export type { IconName } from './icons.ts'

interface IconProps {
  readonly name: IconName
  /** Side in pixels; 22 by default. */
  readonly size?: number
  /** Width of the stroke on the 24 grid; 1.9 by default, 2.2 for emphasis. */
  readonly stroke?: number
  readonly className?: string
}

/** A decorative outline icon in the colour of its text; words beside it or a label carry the meaning. */
export function Icon({ name, size = 22, stroke = 1.9, className = '' }: IconProps) {
  return (
    <svg
      className={`i ${className}`}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={stroke}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={ICONS[name]} />
    </svg>
  )
}
