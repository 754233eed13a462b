/** Colours of a dog from above: its back and head, and its ears and legs. */
export interface DogCoat {
  readonly body: string
  readonly ears: string
}

export const GREY_COAT: DogCoat = { body: '#A9A39A', ears: '#8C867D' }
export const GINGER_COAT: DogCoat = { body: '#D9A45B', ears: '#B47F3B' }
export const BROWN_COAT: DogCoat = { body: '#8A4B22', ears: '#5F2F12' }

interface DogHeadProps {
  readonly coat: DogCoat
  readonly collar?: string
}

/** A dog's head from above, looking up, with its collar below; drawn on a body. */
export function DogHead({ coat: { body, ears }, collar = '#C13E0B' }: DogHeadProps) {
  return (
    <>
      <path d="M-7.5-17.5q7.5 4 15 0" stroke={collar} strokeWidth="3.2" fill="none" strokeLinecap="round" />
      <ellipse cx="0" cy="-27" rx="9.5" ry="11" fill={body} />
      <path
        d="M-8-33c-5 0-7.5 5.5-6.5 11 .6 3 3.6 3 5 .6 1.5-3 2.5-7 1.5-11.6zM8-33c5 0 7.5 5.5 6.5 11-.6 3-3.6 3-5 .6-1.5-3-2.5-7-1.5-11.6z"
        fill={ears}
      />
      <ellipse cx="0" cy="-36" rx="5.2" ry="6" fill={body} />
      <ellipse cx="0" cy="-40.5" rx="2.6" ry="1.9" fill="#22201E" />
    </>
  )
}
