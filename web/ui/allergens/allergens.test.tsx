import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { ALLERGENS } from '../../../domain/platform/allergens.ts'
import { LANGUAGES } from '../../../domain/platform/language.ts'
import { loadTexts } from '../../platform/texts.ts'
import { AllergenChips } from './AllergenChips.tsx'
import { AllergenRows } from './AllergenRows.tsx'
import { ALLERGEN_ICONS } from './allergen-icons.ts'
import { allergenTexts } from './texts.ts'

afterEach(cleanup)

test('B-15 each of the fourteen allergens has its own name in five languages and its own sign', async () => {
  for (const language of LANGUAGES) {
    const { names } = await loadTexts(allergenTexts, language)
    expect(new Set(ALLERGENS.map((allergen) => names[allergen])).size, language).toBe(14)
  }
  expect(new Set(Object.values(ALLERGEN_ICONS)).size).toBe(14)
})

test('B-15 the declaration says what is in it, what may be in it, and that it was frozen', async () => {
  render(<AllergenRows contains={['gluten', 'milk']} traces={['nuts']} isFrozen />)
  expect((await screen.findAllByRole('listitem')).map((row) => row.textContent)).toEqual([
    'Glutine',
    'Latte',
    'Può contenere frutta a gusciotracce',
    'Congelatoall’origine',
  ])
})

test('B-15 a dish without any of them says so', async () => {
  render(<AllergenRows contains={[]} traces={[]} isFrozen={false} />)
  expect((await screen.findByRole('listitem')).textContent).toBe('Non contiene nessuno dei 14 allergeni')
})

test('B-15 chips are read as one sentence, and claims stand apart from allergens', async () => {
  render(<AllergenChips contains={['gluten', 'celery']} claims={['vegano']} />)
  expect(await screen.findByText('Allergeni: glutine, sedano')).toBeTruthy()
  expect(screen.getByText('vegano').className).toBe('v')
})
