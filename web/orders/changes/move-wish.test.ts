import { expect, test } from 'vitest'
import { PLAN, placeOf } from '../../umbrellas/map/test-beach.ts'
import { isChanged, moveWish } from './move-wish.ts'

const dog = (name: string) => ({ name, size: 'large' as const })
const line = {
  people: 2,
  dogs: [dog('Nebbia')],
  extras: [
    { id: 'sun_bed' as const, quantity: 1 },
    { id: 'extra_seat' as const, quantity: 1 },
  ],
}

test('R-306 to R-309 everything that the place offers and takes goes along', () => {
  const wish = moveWish(PLAN, placeOf('A1'), line)
  expect(wish).toEqual(line)
  expect(isChanged(wish, line)).toBe(false)
})

test('R-307 R-309 what is not offered there, and who does not fit, stays behind, and it is said', () => {
  const wish = moveWish(PLAN, placeOf('B17'), { ...line, people: 5 })
  expect(wish).toEqual({ people: 2, dogs: [], extras: [{ id: 'sun_bed', quantity: 1 }] })
  expect(isChanged(wish, line)).toBe(true)
})

test('R-513 beds that the place needs at least are added', () => {
  expect(moveWish(PLAN, placeOf('A20'), { people: 1, dogs: [], extras: [] }).extras).toEqual([
    { id: 'sun_bed', quantity: 1 },
  ])
})
