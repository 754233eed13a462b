import { Paw } from './Paw.tsx'
import { SandGrain } from './SandGrain.tsx'

/** A towel that nobody has taken yet (mockup 33, panel 1). */
export function EmptyCartArt() {
  return (
    <svg viewBox="0 0 260 124" aria-hidden="true">
      <defs>
        <SandGrain id="empty-cart-q2192" />
      </defs>
      <rect width="260" height="124" fill="var(--l-sand)" />
      <rect width="260" height="124" fill="url(#empty-cart-q2192)" />
      <g transform="translate(112 62) rotate(-8)">
        <rect x="-19" y="-34.5" width="42" height="74" fill="rgba(84,60,20,.2)" />
        <rect x="-21" y="-37" width="42" height="15.1" fill="#0A5C82" />
        <rect x="-21" y="-22.2" width="42" height="15.1" fill="#FFFFFF" />
        <rect x="-21" y="-7.4" width="42" height="15.1" fill="#0A5C82" />
        <rect x="-21" y="7.4" width="42" height="15.1" fill="#FFFFFF" />
        <rect x="-21" y="22.2" width="42" height="15.1" fill="#0A5C82" />
      </g>
      <Paw x={160} y={34} turn={20} size={0.42} fill="var(--l-sand-ink)" opacity={0.38} />
      <Paw x={178} y={60} turn={28} size={0.42} fill="var(--l-sand-ink)" opacity={0.38} />
      <Paw x={166} y={88} turn={12} size={0.42} fill="var(--l-sand-ink)" opacity={0.38} />
    </svg>
  )
}
