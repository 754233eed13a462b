import { Car } from './Car.tsx'

/** One car in its space, seen from above: the picture of a parking line. */
export function CarArt() {
  return (
    <svg width="54" height="54" viewBox="0 0 54 54" aria-hidden="true">
      <rect width="54" height="54" rx="14" fill="#A9A698" />
      <path d="M7 8v46M47 8v46" stroke="#fff" strokeWidth="2" opacity=".85" />
      <g transform="translate(27 28) scale(.66)">
        <Car paint="#0A5C82" />
      </g>
    </svg>
  )
}
