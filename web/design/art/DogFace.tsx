/** Colours and ears of one dog: ground, head, ears, muzzle, eyes, whether the ears stand. */
interface DogLook {
  readonly ground: string
  readonly head: string
  readonly ears: string
  readonly muzzle: string
  readonly eyes: string
  readonly hasStandingEars: boolean
}

const LOOKS: readonly DogLook[] = [
  { ground: '#D8ECF4', head: '#A39E97', ears: '#857F78', muzzle: '#B9B4AD', eyes: '#D7A647', hasStandingEars: false },
  { ground: '#FFF0C9', head: '#D9A45B', ears: '#B47F3B', muzzle: '#EBC68D', eyes: '#2A1A10', hasStandingEars: false },
  { ground: '#E4ECEE', head: '#23292C', ears: '#15191B', muzzle: '#4B5357', eyes: '#C98A3B', hasStandingEars: true },
  { ground: '#FCE6DB', head: '#8A4B22', ears: '#5F2F12', muzzle: '#C07F4B', eyes: '#2A1A10', hasStandingEars: false },
  { ground: '#D9F0E3', head: '#EDE3D4', ears: '#CDBDA5', muzzle: '#FFFFFF', eyes: '#2A1A10', hasStandingEars: true },
]

/** The same name always has the same face. */
function lookOf(name: string): DogLook {
  const sum = Array.from(name.trim().toLowerCase()).reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0)
  return LOOKS[(sum + 1) % LOOKS.length] ?? (LOOKS[0] as DogLook)
}

/** A dog's face in a circle, chosen by its name. Decorative: the name stands beside it. */
export function DogFace({ name, size = 44 }: { readonly name: string; readonly size?: number }) {
  const look = lookOf(name)
  return (
    <svg className="dogface" width={size} height={size} viewBox="0 0 48 48" aria-hidden="true">
      <circle cx="24" cy="24" r="24" fill={look.ground} />
      {look.hasStandingEars ? (
        <path d="M12 21C8 15 9 8 13 8c4 1 7 4 8 7zM36 21c4-6 3-13-1-13-4 1-7 4-8 7z" fill={look.ears} />
      ) : null}
      <path
        d="M24 10c8.5 0 12.5 6 12.5 13.5C36.5 33 31 41 24 41S11.5 33 11.5 23.500C11.5 16 15.5 10 24 10z"
        fill={look.head}
      />
      {look.hasStandingEars ? null : (
        <path
          d="M13 15c-6-1-8.5 5-7.5 12 .5 4 4.5 5 7 1.5 2-3 3-8 3-12zM35 15c6-1 8.5 5 7.5 12-.5 4-4.5 5-7 1.5-2-3-3-8-3-12z"
          fill={look.ears}
        />
      )}
      <ellipse cx="24" cy="33" rx="7.5" ry="7" fill={look.muzzle} />
      <circle cx="18" cy="23.5" r="2" fill={look.eyes} />
      <circle cx="30" cy="23.5" r="2" fill={look.eyes} />
      <circle cx="18" cy="23.5" r="1.05" fill="#15100C" />
      <circle cx="30" cy="23.5" r="1.05" fill="#15100C" />
      <path d="M20.8 29.500c0-1.6 1.4-2.3 3.2-2.300s3.2.7 3.2 2.300c0 1.7-1.8 3-3.2 3s-3.2-1.3-3.2-3z" fill="#4B4440" />
      <path
        d="M24 32.500v2.300M24 34.800c-1.2 1.6-3 1.6-4 .7M24 34.800c1.2 1.6 3 1.6 4 .7"
        stroke="#4B4440"
        strokeWidth="1.2"
        fill="none"
        strokeLinecap="round"
      />
    </svg>
  )
}
