import { GINGER_COAT } from '../../design/art/DogHead.tsx'
import { SwimmingDog } from '../../design/art/SwimmingDog.tsx'
import { symbolId } from './MapSymbols.tsx'
import { glintPaths, shorePath } from './sea-paths.ts'

function Swimmer({ cap, transform }: { cap: string; transform: string }) {
  return (
    <g transform={transform}>
      <ellipse cx="4" cy="5" rx="12" ry="8" fill="rgba(84,60,20,.22)" />
      <ellipse rx="11.5" ry="6.5" fill={cap} />
      <circle cx="-10.5" cy="1" r="3.4" fill="#E0A983" />
      <circle cx="10.5" cy="1" r="3.4" fill="#E0A983" />
      <circle cy="-1" r="5.8" fill="#4A2F1B" />
    </g>
  )
}

/** The rope of buoys that marks the dogs' bathing area. */
function Buoys({ from, to, y, drop }: { from: number; to: number; y: number; drop: number }) {
  const count = Math.max(2, Math.round((to - from) / 24))
  return (
    <>
      <path
        d={`M${from} ${y}L${to} ${y + drop}`}
        stroke="#fff"
        strokeOpacity=".6"
        strokeWidth="1.2"
        strokeDasharray="2 3"
      />
      {Array.from({ length: count + 1 }, (_, index) => (
        <circle
          key={index}
          cx={from + ((to - from) * index) / count}
          cy={y + (drop * index) / count}
          r="2.8"
          fill={index % 2 === 0 ? '#E8541E' : '#fff'}
        />
      ))}
    </>
  )
}

/**
 * The sea with its shore, up to about y = 110 at zoom 1 (mockups 06 and 40). `edge` is the water's edge,
 * `dogsX` the middle of the dogs' bathing area, if there is one.
 */
export function SeaArt(props: { left: number; right: number; edge: number; width: number; dogsX: number | null }) {
  const { left, right, edge, width, dogsX } = props
  const top = -400
  const shore = (y: number, half: number, swell: number, seed: number) =>
    shorePath(left, right, y, half, swell, seed, top)
  return (
    <>
      <path d={shore(edge + 33, 44, 5, 11)} fill="var(--l-sand-wet)" opacity=".55" />
      <path d={shore(edge + 20, 38, 6, 23)} fill="var(--l-sand-wet)" />
      <path d={shore(edge + 9, 34, 6, 5)} fill="var(--l-foam)" />
      <path d={shore(edge, 34, 5.4, 5)} fill="var(--l-sea-shallow)" />
      <path d={shore(edge, 34, 5.4, 5)} fill="var(--l-foam)" opacity=".35" />
      <path d={shore(edge - 13, 34, 4, 5)} fill={`url(#${symbolId.sea})`} />
      <g fill="none" stroke="#fff" strokeOpacity=".34" strokeWidth="1.6" strokeLinecap="round">
        {glintPaths(left, right, 12, edge - 25, Math.round((right - left) / 62)).map((path) => (
          <path key={path} d={path} />
        ))}
      </g>
      {dogsX !== null && (
        <>
          <Buoys from={dogsX - 213} to={dogsX + 127} y={20} drop={10} />
          <SwimmingDog x={dogsX - 127} y={edge - 23} turn={140} size={0.42} />
          <SwimmingDog x={dogsX + 66} y={edge - 30} turn={210} size={0.36} coat={GINGER_COAT} />
        </>
      )}
      <Swimmer cap="#F0B429" transform={`translate(${width * 0.6} ${edge - 24}) rotate(20) scale(.5)`} />
      <Swimmer cap="#C13E0B" transform={`translate(${width * 0.84} ${edge - 34}) rotate(-30) scale(.5)`} />
    </>
  )
}
