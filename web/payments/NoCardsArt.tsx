import { Paw } from '../design/art/Paw.tsx'
import { SandGrain } from '../design/art/SandGrain.tsx'

/** A card on the sand that nobody has put away yet. */
export function NoCardsArt() {
  return (
    <svg viewBox="0 0 260 124" aria-hidden="true">
      <defs>
        <SandGrain id="no-cards-q7315" />
      </defs>
      <rect width="260" height="124" fill="var(--l-sand)" />
      <rect width="260" height="124" fill="url(#no-cards-q7315)" />
      <Paw x={36} y={88} turn={60} size={0.42} fill="var(--l-sand-ink)" opacity={0.38} />
      <Paw x={62} y={68} turn={72} size={0.42} fill="var(--l-sand-ink)" opacity={0.38} />
      <g transform="translate(138 62) rotate(-8)">
        <rect x="-47" y="-29" width="98" height="63" rx="9" fill="var(--l-shadow)" />
        <rect x="-49" y="-32" width="98" height="63" rx="9" fill="var(--c-primary)" />
        <rect x="-49" y="-21" width="98" height="12" fill="var(--c-on-primary)" opacity="0.28" />
        <rect x="-39" y="0" width="18" height="14" rx="3" fill="var(--l-sand)" />
        <rect x="-39" y="20" width="46" height="4" rx="2" fill="var(--c-on-primary)" opacity="0.7" />
      </g>
    </svg>
  )
}
