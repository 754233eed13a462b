import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { answering, endPages, openPages, startWith } from '../accounts/page-fixture.tsx'
import { RESORT } from '../content/resort-fixture.ts'
import { getResort } from '../../domain/content/calls.ts'
import { LANGUAGES } from '../../domain/platform/language.ts'
import { loadTexts } from '../platform/texts.ts'
import { SandboxBar } from './SandboxBar.tsx'
import { shellTexts } from './texts.ts'

beforeEach(() => startWith('nobody'))
afterEach(() => {
  cleanup()
  endPages()
})

const open = (isPaymentSandbox: boolean) =>
  openPages(
    '/tabs/home',
    { '/tabs/home': SandboxBar },
    answering(getResort, () => ({ ...RESORT, isPaymentSandbox })),
  )

test('R-111 every page says that payments are not real while they run against the sandbox', async () => {
  await open(true)
  expect((await screen.findByRole('complementary')).textContent).toBe('Pagamenti di prova: nessun addebito')
})

test('R-111 where money moves nothing is said', async () => {
  const { seen } = await open(false)
  expect(seen(getResort)).toHaveLength(1)
  expect(screen.queryByRole('complementary')).toBeNull()
})

test('R-111 the words exist in every language', async () => {
  const words = await Promise.all(LANGUAGES.map(async (language) => (await loadTexts(shellTexts, language)).sandbox))
  expect(new Set(words).size).toBe(LANGUAGES.length)
})
