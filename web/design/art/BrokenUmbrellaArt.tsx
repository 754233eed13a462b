import { SandGrain } from './SandGrain.tsx'

/** An umbrella that the wind has turned (mockup 34, panel 1). */
export function BrokenUmbrellaArt() {
  return (
    <svg viewBox="0 0 260 124" aria-hidden="true">
      <defs>
        <SandGrain id="broken-q903" />
      </defs>
      <rect width="260" height="124" fill="var(--l-sand)" />
      <rect width="260" height="124" fill="url(#broken-q903)" />
      <g transform="translate(120 62) scale(0.62) translate(-160 -208)">
        <g stroke="var(--l-sand-ink)" strokeOpacity=".35" strokeWidth="2.6" strokeLinecap="round" fill="none">
          <path d="M24 182h58q14 0 14-12t-12-12q-8 0-10 6M30 204h34M22 230h54q12 0 12 10t-10 10q-6 0-8-5" />
        </g>
        <g transform="translate(10 14) rotate(-18 195 214)" fill="#54390F" stroke="#54390F" opacity=".24">
          <path d="M92 214h124" strokeWidth="9" strokeLinecap="round" />
          <path d="M206 214c8-36 42-56 86-52-26 16-26 88 0 104-44 4-78-16-86-52z" stroke="none" />
        </g>
        <g transform="rotate(-18 195 214)">
          <path d="M92 214h124" stroke="#8A6A3A" strokeWidth="7" strokeLinecap="round" />
          <path d="M206 214c8-36 42-56 86-52-26 16-26 88 0 104-44 4-78-16-86-52z" fill="#C13E0B" />
          <path d="M206 214c6-24 34-37 72-36-9 20-9 52 0 72-38 1-66-12-72-36z" fill="#fff" />
          <path d="M206 214c6-13 32-19 66-18-3 12-3 24 0 36-34 1-60-5-66-18z" fill="#C13E0B" />
        </g>
      </g>
    </svg>
  )
}
