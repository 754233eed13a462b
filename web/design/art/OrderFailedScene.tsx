import { SandGrain } from './SandGrain.tsx'

/** The umbrella in the wind behind a failed order (mockup 13). */
export function OrderFailedScene() {
  return (
    <svg viewBox="0 0 390 300" aria-hidden="true" preserveAspectRatio="xMidYMin slice">
      <defs>
        <SandGrain id="failed-kd" />
      </defs>
      <rect width="390" height="300" fill="var(--l-sand)" />
      <rect width="390" height="300" fill="url(#failed-kd)" />
      <defs>
        <linearGradient id="failed-xsea" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="var(--l-sea-deep)" />
          <stop offset="0.8" stopColor="var(--l-sea)" />
          <stop offset="1" stopColor="var(--l-sea-shallow)" />
        </linearGradient>
      </defs>
      <path
        d="M-20 132q45.5 8.2 91 0q45.5 -5.9 91 0q45.5 5.9 91 0q45.5 -6.8 91 0q45.5 10.9 91 0V-10H-20Z"
        fill="var(--l-sand-wet)"
        opacity=".55"
      />
      <path
        d="M-20 112.6q38.5 8.8 77 0q38.5 -8.3 77 0q38.5 9.6 77 0q38.5 -9.1 77 0q38.5 10.2 77 0q38.5 -9.8 77 0V-10H-20Z"
        fill="var(--l-sand-wet)"
      />
      <path
        d="M-20 96q35 12 70 0q35 -9 70 0q35 8.9 70 0q35 -8.8 70 0q35 10 70 0q35 -14.1 70 0q35 10.6 70 0V-10H-20Z"
        fill="var(--l-foam)"
      />
      <path
        d="M-20 87q35 10.8 70 0q35 -8.1 70 0q35 8 70 0q35 -7.9 70 0q35 9 70 0q35 -12.7 70 0q35 9.6 70 0V-10H-20Z"
        fill="var(--l-sea-shallow)"
      />
      <path
        d="M-20 87q35 10.8 70 0q35 -8.1 70 0q35 8 70 0q35 -7.9 70 0q35 9 70 0q35 -12.7 70 0q35 9.6 70 0V-10H-20Z"
        fill="var(--l-foam)"
        opacity=".35"
      />
      <path
        d="M-20 74q35 6.8 70 0q35 -10.3 70 0q35 6.6 70 0q35 -5.5 70 0q35 7.9 70 0q35 -5.6 70 0q35 6.5 70 0V-10H-20Z"
        fill="url(#failed-xsea)"
      />
      <g fill="none" stroke="#fff" strokeOpacity=".34" strokeWidth="1.6" strokeLinecap="round">
        <path d="M288.4 54.4q13.3 -4 26.6 0t26.6 0" />
        <path d="M174.1 53.5q15.5 -4 31 0t31 0" />
        <path d="M230.9 58.8q15.2 -4 30.4 0t30.4 0" />
      </g>
      <g transform="translate(10 14) rotate(-18 195 214)" fill="#54390F" stroke="#54390F" strokeWidth="0" opacity=".24">
        <path d="M92 214h124" strokeWidth="9" strokeLinecap="round" />
        <path d="M206 214c8-36 42-56 86-52-26 16-26 88 0 104-44 4-78-16-86-52z" />
      </g>
      <g transform="rotate(-18 195 214)">
        <path d="M92 214h124" stroke="#8A6A3A" strokeWidth="7" strokeLinecap="round" />
        <path d="M206 214c8-36 42-56 86-52-26 16-26 88 0 104-44 4-78-16-86-52z" fill="#C13E0B" />
        <path d="M206 214c6-24 34-37 72-36-9 20-9 52 0 72-38 1-66-12-72-36z" fill="#fff" />
        <path d="M206 214c6-13 32-19 66-18-3 12-3 24 0 36-34 1-60-5-66-18z" fill="#C13E0B" />
      </g>
      <g stroke="var(--l-sand-ink)" strokeOpacity=".35" strokeWidth="2.6" strokeLinecap="round" fill="none">
        <path d="M24 182h58q14 0 14-12t-12-12q-8 0-10 6M30 204h34M22 230h54q12 0 12 10t-10 10q-6 0-8-5" />
      </g>
    </svg>
  )
}
