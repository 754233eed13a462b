import { Citrus, Clams, Leaves, Plate, type Spot } from './dish-parts.tsx'

const CLAMS: readonly Spot[] = [
  [44, 41.8, 36.7],
  [43, 31, 22.6],
  [46.3, 29.5, 15.6],
  [28.4, 31.1, 136],
  [49.6, 32.2, 45.9],
  [43.7, 41.5, 107.6],
  [44.3, 42.7, 25.2],
  [47.1, 29.3, 110],
]
const PARSLEY: readonly Spot[] = [
  [41, 46.4, 115],
  [37.5, 46.3, 167],
  [26.2, 34.2, 31.6],
  [37, 46.8, 7.6],
  [32.6, 28.4, 100],
]

export function Spaghetti() {
  return (
    <>
      <Plate />
      <g fill="none" stroke="#EFC77A" strokeWidth="2.6" strokeLinecap="round">
        {Array.from({ length: 9 }, (_, index) => (
          <ellipse
            key={index}
            cx="39"
            cy="39"
            rx={5 + 1.3 * index}
            ry={17 - 1.2 * index}
            transform={`rotate(${41 * index} 39 39)`}
          />
        ))}
      </g>
      <Clams spots={CLAMS} />
      <Leaves spots={PARSLEY} />
    </>
  )
}

export function Tuna() {
  return (
    <>
      <Plate />
      <g transform="rotate(-18 39 39)">
        {[19, 29.5, 40, 50.5].map((x) => (
          <g key={x}>
            <rect x={x} y="28" width="8.5" height="22" rx="3" fill="#B9A68A" />
            <rect x={x + 1.4} y="30.5" width="5.7" height="17" rx="2" fill="#C43B4C" />
          </g>
        ))}
      </g>
      <Leaves
        spots={[
          [24, 52, 60],
          [56, 26, -20],
        ]}
      />
    </>
  )
}

export function Tart() {
  return (
    <>
      <Plate />
      <circle cx="39" cy="39" r="22" fill="#D9A45B" />
      <circle cx="39" cy="39" r="18.5" fill="#A3203A" />
      <g stroke="#E3B870" strokeWidth="3">
        <path d="M22 29H56M29 22V56" />
        <path d="M22 39H56M39 22V56" />
        <path d="M22 49H56M49 22V56" />
      </g>
    </>
  )
}

/** Fish stew of Livorno. */
export function Cacciucco() {
  const mussels = [
    [45, 27],
    [27, 44],
    [46, 49],
  ] as const
  return (
    <>
      <Plate />
      <circle cx="39" cy="39" r="22" fill="#B4381F" />
      <circle cx="39" cy="39" r="19" fill="#CB4B2C" />
      <g fill="#F7A58C" stroke="#D9694B" strokeWidth="1">
        {['translate(31 33) rotate(20)', 'translate(47 37) rotate(-40)', 'translate(37 48) rotate(90)'].map((place) => (
          <path key={place} d="M-7 2c0-6 9-8 13-3-3 0-6 1-7 5z" transform={place} />
        ))}
      </g>
      {mussels.map(([x, y]) => (
        <g key={x}>
          <ellipse cx={x} cy={y} rx="5" ry="3.4" fill="#2A2F38" />
          <ellipse cx={x} cy={y - 0.4} rx="3.4" ry="1.9" fill="#F0B26B" />
        </g>
      ))}
      <Leaves spots={[[38, 37, 30]]} />
    </>
  )
}

/** A sea bream. */
export function Bream() {
  return (
    <>
      <Plate />
      <path d="M16 40c8-13 30-14 38-1l9-7c-2 5-2 10 0 15l-9-6c-8 12-30 12-38-1z" fill="#9DB3BD" />
      <path d="M20 40c8-9 24-9 32-1" stroke="#6F8995" strokeWidth="1.6" fill="none" />
      <circle cx="23" cy="38.5" r="1.8" fill="#0B2530" />
      <Citrus spot={[42, 54]} r={6.5} colors={['#E6D23F', '#F7EE9E']} />
      <Leaves spots={[[30, 26, 70]]} />
    </>
  )
}

/** Mixed fried fish. */
export function FriedFish() {
  const rings: readonly Spot[] = [
    [31, 33],
    [44, 30],
    [48, 42],
    [34, 46],
  ]
  return (
    <>
      <Plate />
      <g fill="none" stroke="#D9A441" strokeWidth="4">
        {rings.map(([x, y]) => (
          <circle key={x} cx={x} cy={y} r="5.4" />
        ))}
      </g>
      <g fill="#C98B3F">
        <path d="M-9 0c4-3 11-3 15 0l4-2v4l-4-2c-4 3-11 3-15 0z" transform="translate(39 38) rotate(30)" />
        <path d="M-9 0c4-3 11-3 15 0l4-2v4l-4-2c-4 3-11 3-15 0z" transform="translate(43 51) rotate(-20)" />
      </g>
      <Citrus spot={[27, 51]} r={5.5} colors={['#E6D23F', '#F7EE9E']} />
    </>
  )
}
