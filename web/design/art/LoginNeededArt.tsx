import { Canopy } from './Canopy.tsx'
import { Paw } from './Paw.tsx'
import { SandGrain } from './SandGrain.tsx'

/** One canopy that waits (mockup 33, panel 4). */
export function LoginNeededArt() {
  return (
    <svg viewBox="0 0 260 124" aria-hidden="true">
      <defs>
        <SandGrain id="login-q3139" />
      </defs>
      <rect width="260" height="124" fill="var(--l-sand)" />
      <rect width="260" height="124" fill="url(#login-q3139)" />
      <Canopy x={130} y={70} r={48} turn={11.4} segments={16} colors={['#0A5C82', '#FFFFFF']} />
      <Paw x={40} y={40} turn={20} size={0.42} fill="var(--l-sand-ink)" opacity={0.38} />
      <Paw x={210} y={96} turn={12} size={0.42} fill="var(--l-sand-ink)" opacity={0.38} />
      <Paw x={220} y={70} turn={20} size={0.42} fill="var(--l-sand-ink)" opacity={0.38} />
    </svg>
  )
}
