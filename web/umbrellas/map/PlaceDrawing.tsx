import { memo } from 'react'
import { Use, symbolId, variantOf } from './MapSymbols.tsx'
import { LOOK_INK, type PlaceLook } from './place-look.ts'
import styles from './map.module.css'

/** Where the number stands: higher when the dogs stand below it. */
function baselineOf(hasCompany: boolean, isGazebo: boolean): number {
  if (hasCompany) return isGazebo ? 0 : 1.5
  return isGazebo ? 5 : 4.5
}

/** One place in one state, centred on 0 0: its symbol, its number and the accessible badge. */
export const PlaceDrawing = memo(function PlaceDrawing(props: {
  look: PlaceLook
  isGazebo: boolean
  isSmall: boolean
  text: string
  dogs: number
  isAccessible: boolean
}) {
  const { look, isGazebo, isSmall, text, dogs, isAccessible } = props
  const box = isGazebo ? 72 : 48
  const variant = variantOf(look, isGazebo, dogs, isSmall)
  return (
    <>
      <Use href={symbolId.place(look, isGazebo, variant)} size={box} />
      {look === 'blocked' ? null : (
        <use
          href={`#${symbolId.number(text)}`}
          className={look === 'booked' ? styles['quiet'] : styles['lively']}
          y={baselineOf(typeof variant === 'number', isGazebo)}
          fontSize={isGazebo ? 15 : 13}
          fill={LOOK_INK[look]}
        />
      )}
      {isAccessible && <Use href={symbolId.accessible(isGazebo)} size={box} />}
    </>
  )
})
