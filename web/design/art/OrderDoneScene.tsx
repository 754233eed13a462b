import { Canopy } from './Canopy.tsx'
import { LyingDog } from './LyingDog.tsx'
import { Paw } from './Paw.tsx'

/** The shore behind a completed order (mockup 12). */
export function OrderDoneScene() {
  return (
    <svg viewBox="0 0 390 320" aria-hidden="true" preserveAspectRatio="xMidYMin slice">
      <rect width="390" height="320" fill="var(--l-sand)" />
      <defs>
        <linearGradient id="done-ksea" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="var(--l-sea-deep)" />
          <stop offset="0.8" stopColor="var(--l-sea)" />
          <stop offset="1" stopColor="var(--l-sea-shallow)" />
        </linearGradient>
      </defs>
      <path
        d="M-20 194q54.6 3.7 109.2 0q54.6 -4.8 109.2 0q54.6 5.3 109.2 0q54.6 -6.4 109.2 0q54.6 7.3 109.2 0V-10H-20Z"
        fill="var(--l-sand-wet)"
        opacity=".55"
      />
      <path
        d="M-20 177.8q46.2 6.5 92.4 0q46.2 -6.5 92.4 0q46.2 5.8 92.4 0q46.2 -6.2 92.4 0q46.2 6.7 92.4 0V-10H-20Z"
        fill="var(--l-sand-wet)"
      />
      <path
        d="M-20 164q42 6.6 84 0q42 -6.4 84 0q42 6.9 84 0q42 -6.1 84 0q42 5.3 84 0q42 -6.4 84 0V-10H-20Z"
        fill="var(--l-foam)"
      />
      <path
        d="M-20 155q42 5.9 84 0q42 -5.8 84 0q42 6.2 84 0q42 -5.5 84 0q42 4.8 84 0q42 -5.8 84 0V-10H-20Z"
        fill="var(--l-sea-shallow)"
      />
      <path
        d="M-20 155q42 5.9 84 0q42 -5.8 84 0q42 6.2 84 0q42 -5.5 84 0q42 4.8 84 0q42 -5.8 84 0V-10H-20Z"
        fill="var(--l-foam)"
        opacity=".35"
      />
      <path
        d="M-20 142q42 5.2 84 0q42 -3.6 84 0q42 5.6 84 0q42 -4.4 84 0q42 4.2 84 0q42 -3.1 84 0V-10H-20Z"
        fill="url(#done-ksea)"
      />
      <g fill="none" stroke="#fff" strokeOpacity=".34" strokeWidth="1.6" strokeLinecap="round"></g>
      <Canopy x={52} y={250} r={46} turn={11.4} segments={16} colors={['#0A5C82', '#FFFFFF']} />
      <Canopy x={344} y={236} r={48} turn={11.4} segments={16} colors={['#C13E0B', '#FFFFFF']} />
      <LyingDog x={206} y={226} turn={96} size={0.72} />
      <Paw x={150} y={222} turn={96} size={0.3} fill="var(--l-sand-ink)" opacity={0.35} />
      <Paw x={136} y={230} turn={96} size={0.3} fill="var(--l-sand-ink)" opacity={0.35} />
      <Paw x={122} y={221} turn={96} size={0.3} fill="var(--l-sand-ink)" opacity={0.35} />
    </svg>
  )
}
