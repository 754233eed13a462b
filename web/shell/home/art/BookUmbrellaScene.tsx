import { Canopy } from '../../../design/art/Canopy.tsx'
import { LyingDog } from '../../../design/art/LyingDog.tsx'
import { Paw } from '../../../design/art/Paw.tsx'
import { SandGrain } from '../../../design/art/SandGrain.tsx'
import { SunBed } from '../../../design/art/SunBed.tsx'

/** The sand of the card that leads to the umbrellas (mockup 04). */
export function BookUmbrellaScene() {
  return (
    <svg viewBox="0 0 358 128" aria-hidden="true" preserveAspectRatio="xMaxYMid slice">
      <defs>
        <SandGrain id="book-bsd" />
      </defs>
      <rect width="358" height="128" fill="var(--l-sand)" />
      <rect width="358" height="128" fill="url(#book-bsd)" />
      <SunBed x={262} y={58} turn={0} width={17} length={36} />
      <SunBed x={284} y={58} turn={0} width={17} length={36} />
      <Canopy x={272} y={42} r={30} turn={11.5} segments={16} colors={['#0A5C82', '#FFFFFF']} />
      <Canopy x={340} y={22} r={30} turn={11.5} segments={16} colors={['#0A5C82', '#FFFFFF']} />
      <SunBed x={330} y={122} turn={0} width={17} length={36} />
      <Canopy x={336} y={104} r={30} turn={11.5} segments={16} colors={['#C13E0B', '#FFFFFF']} />
      <Canopy x={268} y={124} r={30} turn={11.5} segments={16} colors={['#0A5C82', '#FFFFFF']} />
      <LyingDog x={222} y={92} turn={40} size={0.62} />
      <Paw x={206} y={114} turn={40} size={0.26} fill="var(--l-sand-ink)" opacity={0.4} />
      <Paw x={196} y={124} turn={40} size={0.26} fill="var(--l-sand-ink)" opacity={0.4} />
    </svg>
  )
}
