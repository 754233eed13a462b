import { GINGER_COAT } from './DogHead.tsx'
import { LyingDog } from './LyingDog.tsx'
import { Paw } from './Paw.tsx'
import { SandGrain } from './SandGrain.tsx'

/** A dog on its way across the sand (mockup 33, panel 2). */
export function NoOrdersArt() {
  return (
    <svg viewBox="0 0 260 124" aria-hidden="true">
      <defs>
        <SandGrain id="no-orders-q4856" />
      </defs>
      <rect width="260" height="124" fill="var(--l-sand)" />
      <rect width="260" height="124" fill="url(#no-orders-q4856)" />
      <Paw x={40} y={92} turn={60} size={0.42} fill="var(--l-sand-ink)" opacity={0.38} />
      <Paw x={66} y={70} turn={70} size={0.42} fill="var(--l-sand-ink)" opacity={0.38} />
      <Paw x={98} y={62} turn={88} size={0.42} fill="var(--l-sand-ink)" opacity={0.38} />
      <Paw x={130} y={70} turn={100} size={0.42} fill="var(--l-sand-ink)" opacity={0.38} />
      <Paw x={160} y={64} turn={80} size={0.42} fill="var(--l-sand-ink)" opacity={0.38} />
      <Paw x={192} y={50} turn={64} size={0.42} fill="var(--l-sand-ink)" opacity={0.38} />
      <LyingDog x={226} y={36} turn={60} size={0.7} coat={GINGER_COAT} />
    </svg>
  )
}
