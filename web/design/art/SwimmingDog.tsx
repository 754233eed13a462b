import { DogHead, GREY_COAT, type DogCoat } from './DogHead.tsx'

interface SwimmingDogProps {
  readonly x: number
  readonly y: number
  readonly turn: number
  readonly size: number
  readonly coat?: DogCoat
}

/** A dog that swims, from above, with its wake. */
export function SwimmingDog({ x, y, turn, size, coat = GREY_COAT }: SwimmingDogProps) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn}) scale(${size})`}>
      <path
        d="M-13-6C-17 12-24 32-34 52M13-6C17 12 24 32 34 52"
        stroke="#fff"
        strokeOpacity=".55"
        strokeWidth="2.2"
        fill="none"
        strokeLinecap="round"
      />
      <path
        d="M-8 18C-10 32-14 44-19 56M8 18C10 32 14 44 19 56M0 28V48"
        stroke="#fff"
        strokeOpacity=".32"
        strokeWidth="1.8"
        fill="none"
        strokeLinecap="round"
      />
      <path
        d="M-14-30c2-12 9-16 14-16s12 4 14 16"
        stroke="#fff"
        strokeOpacity=".6"
        strokeWidth="2"
        fill="none"
        strokeLinecap="round"
      />
      <path d="M-9-16C-10 0-8 14 0 22 8 14 10 0 9-16z" fill={coat.body} />
      <DogHead coat={coat} />
    </g>
  )
}
