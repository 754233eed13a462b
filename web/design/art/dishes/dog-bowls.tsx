import { Dots, PawMark } from './dish-parts.tsx'

function Bowl({ inside }: { readonly inside: string }) {
  return (
    <>
      <circle cx="42" cy="43" r="27" fill="rgba(11,37,48,.14)" />
      <circle cx="39" cy="39" r="27" fill="#0A5C82" />
      <circle cx="39" cy="39" r="20" fill="#07415D" />
      <circle cx="39" cy="39" r="18.5" fill={inside} />
      <PawMark spot={[39, 61.5]} color="#D8ECF4" />
    </>
  )
}

/** A bowl of fresh water. */
export function WaterBowl() {
  return (
    <>
      <Bowl inside="#9BDDEA" />
      <path d="M28 34q5-4 11 0t11 0" stroke="#fff" strokeWidth="2" fill="none" strokeLinecap="round" opacity=".8" />
    </>
  )
}

/** A bowl of food. */
export function FoodBowl() {
  return (
    <>
      <Bowl inside="#A8703C" />
      <Dots
        spots={[
          [30, 33],
          [38, 29],
          [46, 34],
          [33, 41],
          [41, 38],
          [49, 42],
          [37, 48],
          [45, 48],
          [28, 45],
        ]}
        color="#7C4C22"
        r={3.4}
      />
      <Dots
        spots={[
          [35, 35],
          [44, 43],
          [32, 49],
        ]}
        color="#E2853B"
        r={2.4}
      />
      <Dots
        spots={[
          [42, 32],
          [38, 43],
        ]}
        color="#6FA85A"
        r={2}
      />
    </>
  )
}

/** A biscuit in the form of a bone. */
export function Biscuit() {
  return (
    <g transform="rotate(-24 39 39)">
      <path
        d="M22 30a6 6 0 0 1 7 3h20a6 6 0 1 1 9 6 6 6 0 1 1-9 6H29a6 6 0 1 1-9-6 6 6 0 0 1 2-9z"
        fill="rgba(11,37,48,.14)"
        transform="translate(2.5 3.5)"
      />
      <path d="M22 30a6 6 0 0 1 7 3h20a6 6 0 1 1 9 6 6 6 0 1 1-9 6H29a6 6 0 1 1-9-6 6 6 0 0 1 2-9z" fill="#C98B3F" />
      <Dots
        spots={[
          [32, 39],
          [39, 39],
          [46, 39],
        ]}
        color="#8F5B22"
        r={1.6}
      />
    </g>
  )
}
