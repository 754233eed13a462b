import { Croutons, Dots, Leaves, Plate, Tomatoes, type Spot } from './dish-parts.tsx'

const BREAD: readonly Spot[] = [
  [40.4, 44.2, 33.5],
  [35, 48.3, 116],
  [38, 37.7, 111],
  [39.1, 50.5, 45.6],
  [38, 30.9, 124],
  [34, 36.8, 90],
  [52, 41, 69],
  [47.3, 30.7, 60],
  [37.6, 33.9, 81],
]
const TOMATOES: readonly Spot[] = [
  [54.3, 42],
  [29, 31.9],
  [45.4, 34.2],
  [25.5, 46.9],
  [28.7, 44.7],
  [29.8, 51],
  [32.8, 40.5],
  [29.2, 39.6],
  [52, 42.7],
]
const ONIONS: readonly Spot[] = [
  [53.1, 39.4],
  [27.4, 46.7],
  [42.7, 33.5],
  [30.4, 30.6],
  [27.3, 36.9],
  [39, 45.6],
]
const BASIL: readonly Spot[] = [
  [47.6, 36, 111],
  [35.3, 45.9, 146],
  [32.6, 43.3, 128],
  [46.7, 49.9, 134],
  [41.5, 33.1, 95],
  [42.8, 42.9, 158],
]

export function Panzanella() {
  return (
    <>
      <Plate color="#FFFDF6" />
      <Croutons spots={BREAD} />
      <Tomatoes spots={TOMATOES} />
      <g fill="none" stroke="#B56AA0" strokeWidth="1.6">
        {ONIONS.map(([x, y]) => (
          <circle key={x} cx={x} cy={y} r="3.8" />
        ))}
      </g>
      <Leaves spots={BASIL} />
    </>
  )
}

export function SeaPanzanella() {
  return (
    <>
      <Panzanella />
      <g fill="#9DB3BD" stroke="#6F8995" strokeWidth=".8">
        <path d="M-9 0c4-3 11-3 15 0l4-2v4l-4-2c-4 3-11 3-15 0z" transform="translate(41 27) rotate(24)" />
        <path d="M-9 0c4-3 11-3 15 0l4-2v4l-4-2c-4 3-11 3-15 0z" transform="translate(36 52) rotate(-28)" />
        <path d="M-9 0c4-3 11-3 15 0l4-2v4l-4-2c-4 3-11 3-15 0z" transform="translate(52 46) rotate(74)" />
      </g>
    </>
  )
}

export function Schiacciata() {
  const holes: readonly Spot[] = [
    [43.3, 41.4],
    [42.4, 32.1],
    [45.3, 30.8],
    [29.9, 32.2],
    [48.1, 33.2],
    [43.5, 42.1],
    [40.7, 45.3],
  ]
  return (
    <>
      <Plate />
      <rect x="19" y="23" width="40" height="32" rx="9" transform="rotate(-14 39 39)" fill="#C98B3F" />
      <rect x="21" y="24.5" width="36" height="28" rx="8" transform="rotate(-14 39 39)" fill="#EBC27C" />
      <Dots spots={holes} color="#C98B3F" r={1.9} />
      <Leaves
        spots={[
          [37.8, 44.7, 167],
          [29, 35.2, 31.6],
          [37.5, 45.1, 7.6],
          [34, 30.7, 100],
        ]}
        color="#4D7F4A"
      />
    </>
  )
}

export function Cecina() {
  const pepper: readonly Spot[] = [
    [51.5, 39.5],
    [42.8, 40.3],
    [48.5, 33.8],
    [38.3, 32.9],
    [50.1, 39.7],
    [48.8, 30.7],
    [50.8, 33.4],
    [49.1, 26.7],
    [37.6, 34.8],
    [52.4, 32.8],
  ]
  return (
    <>
      <Plate />
      <path d="M39 14A25 25 0 0 1 62 48L39 39Z" fill="#D99A2B" />
      <path d="M39 18A21 21 0 0 1 58.5 46L39 39Z" fill="#F2C14E" />
      <Dots spots={pepper} color="#5F3F00" r={0.9} />
    </>
  )
}

export function Toast() {
  return (
    <>
      <Plate />
      <g transform="rotate(12 39 39)">
        <path d="M20 52V22l30 30Z" fill="#B97B36" />
        <path d="M22.5 49.5V27l22.5 22.5Z" fill="#F0D09A" />
        <path d="M28 22h26v26Z" fill="#B97B36" />
        <path d="M33.5 24.5H51.5V42.5Z" fill="#F0D09A" />
        <path d="M24 24 52 52" stroke="#F6C945" strokeWidth="3" />
        <path d="M26 22 54 50" stroke="#E58B84" strokeWidth="2" />
      </g>
    </>
  )
}

export function Salad() {
  return (
    <>
      <Plate />
      <Leaves
        spots={[
          [30, 32, 20],
          [38, 28, 80],
          [47, 33, 140],
          [50, 42, 10],
          [44, 49, 60],
          [34, 49, 110],
          [27, 42, 160],
          [38, 39, 30],
        ]}
      />
      <Leaves
        spots={[
          [34, 36, 60],
          [43, 36, 110],
          [41, 45, 20],
          [32, 44, 140],
        ]}
        color="#7DB665"
      />
      <Tomatoes
        spots={[
          [33, 30],
          [48, 38],
          [38, 47],
        ]}
      />
    </>
  )
}

export function Fries() {
  const sticks: readonly Spot[] = [
    [30, 30, 12],
    [36, 27, -18],
    [42, 30, 8],
    [48, 28, 30],
    [33, 37, 60],
    [42, 38, -40],
    [49, 39, 75],
    [36, 46, 20],
    [45, 48, -12],
    [29, 47, -50],
  ]
  return (
    <>
      <Plate />
      <g fill="#F2C14E" stroke="#D39A26" strokeWidth="1">
        {sticks.map(([x, y, turn]) => (
          <rect
            key={`${x} ${y}`}
            x="-2.6"
            y="-9"
            width="5.2"
            height="18"
            rx="1.4"
            transform={`translate(${x} ${y}) rotate(${turn})`}
          />
        ))}
      </g>
      <circle cx="52" cy="53" r="6.5" fill="#DCE6E9" />
      <circle cx="52" cy="53" r="5" fill="#C8261C" />
    </>
  )
}
