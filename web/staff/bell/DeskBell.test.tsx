import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { StaffRole } from '../../../domain/platform/staff-role.ts'
import { closePage, openPage, refusal, RESORT, serve } from '../../cart/test-app.tsx'
import { EMPTY_UMBRELLA_CART } from '../../umbrellas/use-umbrella-cart.ts'
import { queryClient } from '../../platform/queries.ts'
import { StaffShell } from '../StaffShell.tsx'
import { checks, EVERYTHING, ringing } from './bell-fixture.ts'
import { DeskBell } from './DeskBell.tsx'

const COMMON = {
  'content/resort': () => RESORT,
  'cart/get': () => ({ umbrella: EMPTY_UMBRELLA_CART, orderedAt: null, serverNow: '2027-07-11T08:24:00.000Z' }),
}
async function open(roles: StaffRole[], answers: Parameters<typeof serve>[0] = EVERYTHING) {
  const sent = serve({ ...COMMON, 'ges/staff/me': () => ({ displayName: 'Giada Neri', roles }), ...answers })
  await openPage(
    <StaffShell screen="altro">
      <DeskBell />
    </StaffShell>,
    '/ges/altro',
  )
  return () => sent.map(({ path }) => path).filter((path) => path in EVERYTHING)
}

const bell = (name: string) => screen.findByRole('button', { name })
const rows = () => within(screen.getByRole('dialog', { name: 'Da vedere' })).getAllByRole('link')

describe('DeskBell', () => {
  afterEach(() => {
    vi.useRealTimers()
    closePage()
  })

  test('R-603 a manager reads how much waits, the most urgent first, and each leads to where it is seen to', async () => {
    await open(['manager'])
    fireEvent.click(await bell('Da vedere: 23'))
    await screen.findByRole('dialog', { name: 'Da vedere' })
    expect(rows().map((row) => [row.textContent, row.getAttribute('href')])).toEqual([
      ['Ordini del bar da accettare3', '/ges/bar'],
      ['Ospiti in ritardo2', '/ges/arrivi?filter=late'],
      ['Differenze da chiarire nella cassa1', '/ges/cassa?view=reconciliation'],
      ['Messaggi non consegnati4', '/ges/messaggi'],
      ['Giorni di brutto tempo da decidere1', '/ges/meteo'],
      ['Scontrini da emettere7', '/ges/scontrini'],
      ['Documenti dei cani da controllare5', '/ges/cani'],
    ])
  })

  test('R-603 nobody is asked for, and nothing is counted of, what another role sees to', async () => {
    const asked = await open(['bar'])
    await bell('Da vedere: 3')
    expect(asked()).toEqual(['ges/bar/board'])
  })

  test('R-603 with nothing to do it says so', async () => {
    await open(['bar'], { 'ges/bar/board': () => ringing(0) })
    fireEvent.click(await bell('Da vedere: 0'))
    expect(await screen.findByText('Niente aspetta te, ora.')).toBeTruthy()
  })

  test('R-603 more than before is said to screen readers; the first count and less are not', async () => {
    let received = 1
    await open(['bar'], { 'ges/bar/board': () => ringing(received) })
    await bell('Da vedere: 1')
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).not.toContain('Da vedere: 1')
    received = 2
    await queryClient.refetchQueries()
    await waitFor(() =>
      expect(screen.getAllByRole('status').some(({ textContent }) => textContent?.trim() === 'Da vedere: 2')).toBe(
        true,
      ),
    )
    received = 1
    await queryClient.refetchQueries()
    await bell('Da vedere: 1')
    expect(screen.getAllByRole('status').some(({ textContent }) => textContent?.trim() === 'Da vedere: 1')).toBe(false)
  })

  test('R-603 what cannot be asked is said, and asked again by hand', async () => {
    let isDown = true
    await open(['beach'], {
      ...EVERYTHING,
      'ges/dogs/checks': () => (isDown ? refusal(500, 'unexpected') : checks(5)),
    })
    fireEvent.click(await bell('Da vedere: 2'))
    expect(await screen.findByText(/^Non riesco a controllare tutto/)).toBeTruthy()
    expect(rows()).toHaveLength(1)
    isDown = false
    fireEvent.click(screen.getByRole('button', { name: 'Controlla di nuovo' }))
    await waitFor(() => expect(rows()).toHaveLength(2))
    expect(screen.queryByText(/^Non riesco a controllare tutto/)).toBeNull()
  })
})
