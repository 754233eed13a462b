import type { ReactNode } from 'react'
import type { ServiceArt as ArtName } from '../../domain/services/service-kinds.ts'
import styles from './services.module.css'

const SAND = 'var(--l-sand)'
const SEA = '#8CC4D4'
const TILE = '#D5DEE0'
const SHADE = 'rgba(84, 60, 20, .2)'

/** Ground of each drawing, and what lies on it, seen from above on 54 × 54. */
const ARTS: Readonly<Record<ArtName, { readonly ground: string; readonly thing: ReactNode }>> = {
  cushion: {
    ground: SAND,
    thing: (
      <g transform="rotate(-12 27 27)">
        <rect x="13" y="17" width="32" height="24" rx="8" fill={SHADE} />
        <rect x="11" y="15" width="32" height="24" rx="8" fill="#C13E0B" />
        <path d="M17 15v24M27 15v24M37 15v24" stroke="#fff" strokeWidth="3" opacity=".9" />
      </g>
    ),
  },
  towel: {
    ground: SAND,
    thing: (
      <g transform="rotate(-8 27 27)">
        <rect x="17" y="9" width="24" height="40" fill={SHADE} />
        <rect x="15" y="7" width="24" height="40" fill="#fff" />
        <path d="M15 11h24M15 21h24M15 31h24M15 41h24" stroke="#0A5C82" strokeWidth="5" />
      </g>
    ),
  },
  shower: {
    ground: TILE,
    thing: (
      <>
        <path d="M0 18h54M0 36h54M18 0v54M36 0v54" stroke="#fff" strokeWidth="1.5" opacity=".8" />
        <circle cx="27" cy="27" r="13" fill="#0A5C82" />
        <circle cx="27" cy="27" r="10" fill="#E9F2F4" />
        <path
          d="M27 21v0M27 27v0M27 33v0M21 27v0M33 27v0M23 23v0M31 31v0M31 23v0M23 31v0"
          stroke="#0A5C82"
          strokeWidth="2.6"
          strokeLinecap="round"
        />
      </>
    ),
  },
  dog_shower: {
    ground: TILE,
    thing: (
      <>
        <path d="M0 18h54M0 36h54M18 0v54M36 0v54" stroke="#fff" strokeWidth="1.5" opacity=".8" />
        <rect x="10" y="12" width="34" height="30" rx="9" fill="#6FB4C7" />
        <g fill="#0B2530">
          <ellipse cx="27" cy="31" rx="6.5" ry="5.4" />
          <ellipse cx="18.6" cy="26.4" rx="2.6" ry="3.4" />
          <ellipse cx="35.4" cy="26.4" rx="2.6" ry="3.4" />
          <ellipse cx="23.6" cy="21.4" rx="2.6" ry="3.4" />
          <ellipse cx="30.4" cy="21.4" rx="2.6" ry="3.4" />
        </g>
      </>
    ),
  },
  locker: {
    ground: '#B98A57',
    thing: (
      <>
        <rect x="9" y="10" width="16" height="34" rx="3" fill="#EDF2F2" />
        <rect x="29" y="10" width="16" height="34" rx="3" fill="#0A5C82" />
        <circle cx="21" cy="27" r="2" fill="#0B2530" />
        <circle cx="33" cy="27" r="2" fill="#fff" />
        <path d="M12 15h8M12 19h8M32 15h8M32 19h8" stroke="#8AA3A8" strokeWidth="1.6" />
      </>
    ),
  },
  sup: {
    ground: SEA,
    thing: (
      <g transform="rotate(28 27 27)">
        <ellipse cx="27" cy="27" rx="8.5" ry="23" fill="#fff" />
        <ellipse cx="27" cy="27" rx="5.5" ry="19" fill="#E8B04A" />
        <path d="M40 10v34" stroke="#0B2530" strokeWidth="2" strokeLinecap="round" />
        <ellipse cx="40" cy="44" rx="3" ry="5" fill="#0B2530" />
      </g>
    ),
  },
  pedalo: {
    ground: SEA,
    thing: (
      <g transform="rotate(18 27 27)">
        <rect x="12" y="6" width="10" height="42" rx="5" fill="#C13E0B" />
        <rect x="32" y="6" width="10" height="42" rx="5" fill="#C13E0B" />
        <rect x="14" y="19" width="26" height="17" rx="4" fill="#fff" />
        <path d="M18 24h7M29 24h7M18 31h7M29 31h7" stroke="#0A5C82" strokeWidth="4" strokeLinecap="round" />
      </g>
    ),
  },
  canoe: {
    ground: SEA,
    thing: (
      <g transform="rotate(-32 27 27)">
        <path d="M27 2c9 12 9 38 0 50c-9-12-9-38 0-50Z" fill="#2F6B4F" />
        <ellipse cx="27" cy="19" rx="4" ry="5.500" fill="#0B2530" opacity=".65" />
        <ellipse cx="27" cy="35" rx="4" ry="5.500" fill="#0B2530" opacity=".65" />
        <path d="M12 27h30" stroke="#F2E2BF" strokeWidth="2.400" strokeLinecap="round" />
      </g>
    ),
  },
  other: {
    ground: SAND,
    thing: <circle cx="27" cy="27" r="11" fill="#0A5C82" />,
  },
}

/** The picture of a service, seen from above like everything on the beach. */
export function ServiceArt({ art }: { readonly art: ArtName }) {
  const { ground, thing } = ARTS[art]
  return (
    <svg className={styles['art']} width="54" height="54" viewBox="0 0 54 54" aria-hidden="true">
      <rect width="54" height="54" fill={ground} />
      {thing}
    </svg>
  )
}
