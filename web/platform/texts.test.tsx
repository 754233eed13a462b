import { act, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, describe, expect, test } from 'vitest'
import { LANGUAGES } from '../../domain/platform/language.ts'
import { shellTexts } from '../shell/texts.ts'
import { loadLanguage, setLanguage } from './language.ts'
import { defineTexts, loadTexts, plural, useTexts } from './texts.ts'

type Texts = Readonly<Record<string, unknown>>
const modules = import.meta.glob<Texts>(['../**/texts/*.ts', '../../domain/platform/*-texts/{it,en,fr,nl,de}.ts'], {
  eager: true,
})

/** Every key of a catalogue with what stands there: `cart.empty: text`. Functions keep the number of their parameters. */
function shapeOf(texts: unknown, at = ''): string[] {
  if (typeof texts === 'function') return [`${at}: words`]
  if (typeof texts !== 'object' || texts === null)
    return [`${at}: ${typeof texts === 'string' ? 'words' : typeof texts}`]
  return Object.entries(texts).flatMap(([key, value]) => shapeOf(value, at === '' ? key : `${at}.${key}`))
}

const italian = Object.keys(modules).filter((path) => path.endsWith('/it.ts'))

afterEach(async () => {
  await act(() => setLanguage('it'))
})

describe('texts', () => {
  test('R-112 there are catalogues to compare', () => {
    expect(italian.length).toBeGreaterThan(5)
  })

  describe.each(italian)('%s', (path) => {
    test.each(LANGUAGES)('R-112 is complete in %s', (language) => {
      const source = modules[path]?.['it']
      const texts = modules[path.replace(/it\.ts$/, `${language}.ts`)]?.[language]
      expect(shapeOf(texts).toSorted()).toEqual(shapeOf(source).toSorted())
    })
  })

  test('R-112 a change of language changes what is on screen, at once and without a gap', async () => {
    loadLanguage()
    await loadTexts(shellTexts)
    function Words() {
      return <p>{useTexts(shellTexts).tabs.carrello}</p>
    }
    await act(async () => {
      render(
        <Suspense fallback="nothing yet">
          <Words />
        </Suspense>,
      )
    })
    expect(screen.getByText('Carrello')).toBeTruthy()
    const change = setLanguage('de')
    expect(screen.getByText('Carrello')).toBeTruthy()
    await act(() => change)
    expect(screen.getByText('Warenkorb')).toBeTruthy()
    expect(screen.queryByText('nothing yet')).toBeNull()
    expect(document.documentElement.lang).toBe('de')
    expect(localStorage.getItem('locale_lang')).toBe('DE')
  })

  test('R-112 the language changes only when the texts of every open catalogue are there', async () => {
    let arrive: (texts: { de: { word: string } }) => void = () => undefined
    const late = defineTexts<{ word: string }>({
      it: async () => ({ it: { word: 'ombrellone' } }),
      en: async () => ({ en: { word: 'umbrella' } }),
      fr: async () => ({ fr: { word: 'parasol' } }),
      nl: async () => ({ nl: { word: 'parasol' } }),
      de: () => new Promise((resolve) => (arrive = resolve)),
    })
    await loadTexts(late)
    const change = setLanguage('de')
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)))
    expect(document.documentElement.lang).toBe('it')
    arrive({ de: { word: 'Schirm' } })
    await act(() => change)
    expect(document.documentElement.lang).toBe('de')
    expect(await loadTexts(late)).toEqual({ word: 'Schirm' })
  })

  test('R-112 counts take the form of their language', () => {
    const forms = { one: 'one', other: 'other' }
    expect(plural('it', 1, forms)).toBe('one')
    expect(plural('it', 0, forms)).toBe('other')
    expect(plural('fr', 0, forms)).toBe('one')
    expect(plural('de', 2, forms)).toBe('other')
  })
})
