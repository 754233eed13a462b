import { Citrus, Dots, Glass, Ice, Leaves, Plate, Straw } from './dish-parts.tsx'

const ORANGE = ['#F59A2E', '#FFC368'] as const
const LEMON = ['#E6D23F', '#F7EE9E'] as const

export function Spritz() {
  return (
    <>
      <Glass drink="#F06A1D" />
      <Ice />
      <Citrus spot={[50, 28]} r={10} colors={ORANGE} />
      <Straw />
    </>
  )
}

export function Lemonade() {
  return (
    <>
      <Glass drink="#F3E7A0" />
      <Ice />
      <Citrus spot={[50, 28]} r={10} colors={LEMON} />
      <Leaves spots={[[28, 31, 40]]} />
      <Straw />
    </>
  )
}

export function Juice() {
  return (
    <>
      <Glass drink="#F7A928" />
      <Citrus spot={[39, 39]} r={12} colors={ORANGE} />
      <Straw />
    </>
  )
}

export function Cola() {
  return (
    <>
      <Glass drink="#4A2114" />
      <Ice />
      <Citrus spot={[50, 28]} r={8} colors={LEMON} />
      <Straw />
    </>
  )
}

export function IcedCoffee() {
  return (
    <>
      <Glass drink="#8A5A36" />
      <circle cx="39" cy="39" r="18" fill="#D8B48C" />
      <circle cx="39" cy="39" r="11" fill="#E9CDA9" />
      <g fill="#4A2A17">
        <ellipse cx="37" cy="38" rx="2.4" ry="3.4" transform="rotate(30 37 38)" />
        <ellipse cx="43" cy="41" rx="2.4" ry="3.4" transform="rotate(-30 43 41)" />
      </g>
    </>
  )
}

export function Coffee() {
  return (
    <>
      <Plate />
      <circle cx="39" cy="39" r="16" fill="#F3F7F8" />
      <circle cx="39" cy="39" r="13.5" fill="#4A2A17" />
      <circle cx="39" cy="39" r="11" fill="#8B5A34" />
      <path d="M31 37c3-5 10-6 14-2" stroke="#C89A6C" strokeWidth="2.5" fill="none" strokeLinecap="round" />
      <rect x="54" y="36" width="10" height="6" rx="3" fill="#F3F7F8" />
    </>
  )
}

export function Beer() {
  return (
    <>
      <Glass drink="#E9A52A" />
      <circle cx="39" cy="39" r="21.5" fill="#FFF6E0" />
      <g fill="#F4E3B8">
        <circle cx="32" cy="34" r="5" />
        <circle cx="46" cy="42" r="6" />
        <circle cx="37" cy="49" r="4" />
        <circle cx="47" cy="30" r="3.5" />
      </g>
    </>
  )
}

export function Wine() {
  return (
    <>
      <Glass drink="#F2E6B4" />
      <path d="M25 33a16 16 0 0 1 9-9" stroke="#fff" strokeWidth="3" fill="none" strokeLinecap="round" opacity=".8" />
      <circle cx="39" cy="39" r="13" fill="#E8D68F" opacity=".7" />
      <Dots
        spots={[
          [43, 36],
          [36, 43],
          [45, 46],
        ]}
        color="#FFFBE6"
        r={1.4}
      />
    </>
  )
}

export function Water() {
  return (
    <>
      <Glass drink="#BFE7F0" />
      <Ice />
      <Dots
        spots={[
          [31, 46],
          [49, 32],
          [46, 51],
          [27, 38],
        ]}
        color="#fff"
        r={1.6}
      />
    </>
  )
}
