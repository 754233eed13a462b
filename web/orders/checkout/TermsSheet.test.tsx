import { screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { closePage, openPage, RESORT, serve } from '../../cart/test-app.tsx'
import { EMPTY_UMBRELLA_CART } from '../../umbrellas/use-umbrella-cart.ts'
import { TermsSheet } from './TermsSheet.tsx'

afterEach(closePage)

test('B-19 R-509 the conditions of sale lead to the rule of bad weather', async () => {
  serve({
    'content/resort': () => RESORT,
    'cart/get': () => ({ umbrella: EMPTY_UMBRELLA_CART, orderedAt: null, serverNow: '2027-07-11T08:24:00.000Z' }),
    'content/page': ({ slug, version }: Record<string, unknown>) => ({
      slug,
      version,
      language: 'it',
      title: 'Condizioni di vendita',
      markdown: 'Vendiamo **posti**.',
    }),
  })
  await openPage(
    <TermsSheet slug="conditions-with-payment" version="v1.24-50" isOpen onClose={() => undefined} />,
    '/carrello',
  )
  expect(await screen.findByText('posti')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Se il tempo è brutto' }).getAttribute('href')).toBe('/tabs/contact/meteo')
})
