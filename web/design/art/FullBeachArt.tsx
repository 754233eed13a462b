import { SandGrain } from './SandGrain.tsx'

/** Places that are all taken (mockup 33, panel 3). */
export function FullBeachArt() {
  return (
    <svg viewBox="0 0 260 124" aria-hidden="true">
      <defs>
        <SandGrain id="full-beach-q599" />
      </defs>
      <rect width="260" height="124" fill="var(--l-sand)" />
      <rect width="260" height="124" fill="url(#full-beach-q599)" />
      <circle cx="40" cy="40" r="20" fill="var(--m-booked)" stroke="var(--m-booked-edge)" />
      <circle cx="98" cy="34" r="20" fill="var(--m-booked)" stroke="var(--m-booked-edge)" />
      <circle cx="156" cy="42" r="20" fill="var(--m-booked)" stroke="var(--m-booked-edge)" />
      <circle cx="214" cy="36" r="20" fill="var(--m-booked)" stroke="var(--m-booked-edge)" />
      <circle cx="66" cy="92" r="20" fill="var(--m-booked)" stroke="var(--m-booked-edge)" />
      <circle cx="126" cy="96" r="20" fill="var(--m-booked)" stroke="var(--m-booked-edge)" />
      <circle cx="186" cy="92" r="20" fill="var(--m-booked)" stroke="var(--m-booked-edge)" />
    </svg>
  )
}
