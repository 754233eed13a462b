import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { BAR_ART } from '../../domain/bar/calls.ts'
import { DISH_NAMES, DishArt } from '../design/art/dishes/DishArt.tsx'

test('R-714 every drawing that a menu can name is there, and no two are the same', () => {
  expect(DISH_NAMES).toEqual(expect.arrayContaining([...BAR_ART]))
  const drawings = DISH_NAMES.map((name) => renderToStaticMarkup(<DishArt name={name} />))
  expect(new Set(drawings).size).toBe(DISH_NAMES.length)
})

test('R-714 an unknown drawing is an empty plate', () => {
  const plate = renderToStaticMarkup(<DishArt name={null} />)
  expect(renderToStaticMarkup(<DishArt name="cacio-e-pepe" />)).toBe(plate)
})
