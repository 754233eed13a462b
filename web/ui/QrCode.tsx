import { encode } from 'uqr'

interface QrCodeProps {
  /** What a scanner reads. */
  readonly text: string
  /** What it is, in words. */
  readonly label: string
  /** Side in pixels; 200 by default. */
  readonly size?: number
}

/** A QR code, dark on white in both themes so that every scanner reads it, with its quiet zone. */
export function QrCode({ text, label, size = 200 }: QrCodeProps) {
  const { data, size: side } = encode(text, { ecc: 'M', border: 2 })
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return (
    <svg
      role="img"
      aria-label={label}
      width={size}
      height={size}
      viewBox={`0 0 ${side} ${side}`}
      shapeRendering="crispEdges"
    >
      <rect width={side} height={side} fill="#fff" />
      <path d={path} fill="#0B2530" />
    </svg>
  )
}
