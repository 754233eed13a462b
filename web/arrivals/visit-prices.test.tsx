import { screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { Visit } from '../../domain/arrivals/calls.ts'
import { cents } from '../../domain/platform/cents.ts'
import { closePage, openPage, serve } from '../cart/test-app.tsx'
import { VisitPrices } from './VisitPrices.tsx'

afterEach(closePage)

/** What the card reads of the money of a visit: 66 € that nobody has paid. */
const visit = (change: Partial<Visit>) =>
  ({
    visitId: 'line:12',
    code: 'B7',
    part: 'full_day',
    from: '2027-07-11',
    to: '2027-07-11',
    extras: [],
    discounts: [],
    subscriptionId: null,
    orderTotalCents: cents(6600),
    placeCents: cents(6600),
    dueCents: cents(6600),
    state: 'to_collect',
    ...change,
  }) as Visit

test.each([
  ['who is to pay', {}, 'Da incassare'],
  ['who has paid', { dueCents: cents(0), state: 'expected' as const }, 'Pagato'],
  ['who did not come and has paid nothing', { state: 'no_show' as const }, 'Totale'],
])('D6 the sum of %s is called what it is', async (_who, change, name) => {
  serve({})
  await openPage(<VisitPrices party={[visit(change)]} />, '/ges/spiaggia')
  expect((await screen.findByText(name)).parentElement?.textContent).toContain('66,00')
  for (const other of ['Da incassare', 'Pagato', 'Totale'].filter((one) => one !== name))
    expect(screen.queryByText(other)).toBeNull()
})
