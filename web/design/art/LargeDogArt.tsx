import { LyingDog } from './LyingDog.tsx'

/** A large dog from above (mockup 05b). */
export function LargeDogArt() {
  return (
    <svg viewBox="-36 -36 72 60" aria-hidden="true" className="dog-top">
      <LyingDog x={0} y={0} turn={90} size={0.86} />
    </svg>
  )
}
