import { screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { Visit } from '../../domain/arrivals/calls.ts'
import { cents } from '../../domain/platform/cents.ts'
import { closePage, openPage, serve } from '../cart/test-app.tsx'
import { ArrivalCard } from './ArrivalRow.tsx'

afterEach(closePage)

/** What the card of an order reads of a visit: 66 € that nobody has paid. */
const visit = (change: Partial<Visit>) =>
  ({
    visitId: 'line:12',
    day: '2027-07-11',
    code: 'B7',
    holder: 'Marta Bindi',
    placeKind: 'large_dog',
    part: 'full_day',
    from: '2027-07-11',
    to: '2027-07-11',
    people: 2,
    dogs: [],
    extras: [],
    method: 'cash',
    subscriptionId: null,
    isSuspended: false,
    isReleased: false,
    orderTotalCents: cents(6600),
    dueCents: cents(6600),
    state: 'to_collect',
    arrivedAt: null,
    ...change,
  }) as Visit

const HERE = '2027-07-11T07:40:00Z'
const PAID = { dueCents: cents(0) }

test.each([
  ['is expected and owes', {}, /66,00\s€contanti/],
  ['is here and pays later', { arrivedAt: HERE }, /66,00\s€Arrivo 09:40/],
  ['has paid', { state: 'expected' as const, ...PAID }, /Pagato66,00\s€/],
  ['did not come and has paid nothing', { state: 'no_show' as const }, /(?<!Pagato)66,00\s€/],
])('B-11 the list says of who %s how the money stands', async (_who, change, words) => {
  serve({})
  await openPage(
    <ArrivalCard party={[visit(change)]} isBusy={false} arrive={async () => 'done'} onOpen={() => undefined} />,
    '/ges/arrivi',
  )
  expect((await screen.findByRole('article', { name: 'B7' })).textContent).toMatch(words)
})
