import { Citrus, Dots, Leaves, Plate } from './dish-parts.tsx'

export function Croissant() {
  return (
    <>
      <Plate />
      <path
        d="M19 47c1-15 12-24 24-22 11 2 17 11 16 22-3 4-9 3-10-2-2-7-6-9-11-8-5 1-6 5-8 10-3 4-10 4-11 0z"
        fill="#C98539"
      />
      <path
        d="M22 46c1-12 10-20 20-18 9 2 14 9 14 18"
        stroke="#EDBB72"
        strokeWidth="4"
        fill="none"
        strokeLinecap="round"
      />
      <path d="M31 27l4 11M43 25l-1 12M54 33l-8 7M23 37l8 6" stroke="#A9692A" strokeWidth="1.8" strokeLinecap="round" />
    </>
  )
}

export function Fruit() {
  return (
    <>
      <Plate />
      <path d="M20 36a20 20 0 0 0 36 12Z" fill="#3F8C5B" />
      <path d="M23.5 37.5a16 16 0 0 0 29 9.5Z" fill="#E8505B" />
      <Dots
        spots={[
          [32, 45],
          [38, 47],
          [37, 51.5],
          [44, 49.5],
        ]}
        color="#3A1318"
        r={1.1}
      />
      <Citrus spot={[50, 29]} r={8} colors={['#F59A2E', '#FFC368']} />
      <Dots
        spots={[
          [33, 26],
          [38.5, 29],
          [33, 32],
          [27, 29],
        ]}
        color="#5B3A8C"
        r={3.6}
      />
      <Leaves spots={[[41, 23, 60]]} />
    </>
  )
}

export function IceCream() {
  return (
    <>
      <circle cx="42" cy="43" r="25" fill="rgba(11,37,48,.14)" />
      <circle cx="39" cy="39" r="25" fill="#F7D7B8" />
      <circle cx="39" cy="39" r="22" fill="#FFF6EA" />
      <circle cx="32" cy="33" r="12" fill="#F6B9C1" />
      <circle cx="46" cy="36" r="12" fill="#FFF0C2" />
      <circle cx="37" cy="47" r="11.5" fill="#7A4B2B" />
      <g fill="#fff" opacity=".35">
        <circle cx="29" cy="30" r="3.5" />
        <circle cx="43" cy="33" r="3.5" />
        <circle cx="34" cy="44" r="3.5" />
      </g>
    </>
  )
}

export function Sorbet() {
  return (
    <>
      <circle cx="42" cy="43" r="25" fill="rgba(11,37,48,.14)" />
      <circle cx="39" cy="39" r="25" fill="#E4F0F2" />
      <circle cx="39" cy="39" r="22" fill="#F7FCFC" />
      <circle cx="34" cy="36" r="13" fill="#F7F0A6" />
      <circle cx="45" cy="45" r="11" fill="#FBF6C9" />
      <g fill="#fff" opacity=".55">
        <circle cx="30" cy="32" r="3.5" />
        <circle cx="43" cy="42" r="3" />
      </g>
      <Citrus spot={[50, 30]} r={7} colors={['#E6D23F', '#F7EE9E']} />
      <Leaves spots={[[28, 49, 60]]} />
    </>
  )
}

export function Lolly() {
  return (
    <g transform="rotate(28 39 39)">
      <rect x="29" y="15" width="24" height="38" rx="11" fill="rgba(11,37,48,.14)" />
      <rect x="35.5" y="46" width="7" height="20" rx="3" fill="#E3C48D" />
      <rect x="27" y="12" width="24" height="38" rx="11" fill="#F06A5D" />
      <path d="M27 32h24v7a11 11 0 0 1-11 11h-2a11 11 0 0 1-11-11z" fill="#F7D25C" />
      <path d="M33 19v22" stroke="#fff" strokeWidth="3" strokeLinecap="round" opacity=".5" />
    </g>
  )
}
