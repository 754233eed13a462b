import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { BAR_ART } from '../../domain/bar/calls.ts'
import { DISH_NAMES, DishArt } from '../design/art/dishes/DishArt.tsx'

afterEach(cleanup)

test('R-714 every drawing that a menu can name is there, and no two are the same', () => {
  expect(DISH_NAMES).toEqual(expect.arrayContaining([...BAR_ART]))
  const drawings = DISH_NAMES.map((name) => render(<DishArt name={name} />).container.innerHTML)
  expect(new Set(drawings).size).toBe(DISH_NAMES.length)
})

test('R-714 an unknown drawing is an empty plate', () => {
  const plate = render(<DishArt name={null} />).container.innerHTML
  expect(render(<DishArt name="cacio-e-pepe" />).container.innerHTML).toBe(plate)
})
