import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { getResort } from '../../domain/content/calls.ts'
import { cents } from '../../domain/platform/cents.ts'
import { getAvailability, getPlan, lockUmbrellas } from '../../domain/umbrellas/calls.ts'
import { getOwnPlaces } from '../../domain/umbrellas/own-calls.ts'
import { answering, arrivedAt, endPages, GIULIA, openPages, startWith, type Answer } from '../accounts/page-fixture.tsx'
import { RESORT } from '../content/resort-fixture.ts'
import { problem } from '../platform/fake-server.ts'
import { fakeStream } from '../platform/fake-stream.ts'
import { signIn } from '../platform/session.ts'
import { preloadSheets } from '../ui/Sheet.tsx'
import { availabilityWith, lineOn, PLAN, placeOf } from './map/test-beach.ts'
import type { OwnPlaces } from './map/own-places.ts'
import { UmbrellaMapPage } from './UmbrellaMapPage.tsx'

const BRANCH = '/tabs/main-page-ombrelloni'
const PAGES = { [`${BRANCH}/new-search-loader`]: UmbrellaMapPage, [`${BRANCH}/checkout-ombrellone`]: UmbrellaMapPage }
const LIST = `${BRANCH}/new-search-loader?from=2026-07-18&to=2026-07-19&part=full_day&people=2&view=list&zone=human-zone`
const NOW = '2026-07-17T09:00:00.000Z'

const own = (change: Partial<OwnPlaces> = {}): OwnPlaces => {
  return { booked: [], paused: [], pausedUntil: null, serverNow: NOW, ...change }
}

/** The beach as a list, which shows the same places as the map. */
async function openBeach(
  at: string,
  mine: OwnPlaces,
  more: Record<string, Answer> = {},
  letters: Record<string, string> = {},
) {
  fakeStream('places')
  await preloadSheets()
  const opened = await openPages(at, PAGES, {
    ...answering(getPlan, () => PLAN),
    ...answering(getAvailability, () => availabilityWith(letters)),
    ...answering(getResort, () => ({ ...RESORT, today: '2026-07-17' })),
    ...answering(getOwnPlaces, () => mine),
    ...more,
  })
  await screen.findByRole('list', { name: 'Elenco dei posti' }, { timeout: 5000 })
  return opened
}

const place = (code: string) => screen.getByRole('button', { name: new RegExp(`^${code}, `) })
const press = (element: HTMLElement) => act(async () => fireEvent.click(element))

afterEach(endPages)

describe('what a person sees of their own', () => {
  beforeEach(() => startWith('Giulia'))

  test('R-405 a place whose hold ran out is not offered: it says until when, and the nearest free ones', async () => {
    const until = new Date(Date.parse(NOW) + 14 * 60_000).toISOString()
    await openBeach(LIST, own({ paused: [{ umbrellaId: placeOf('C20').id, until }] }))
    expect(place('C20').getAttribute('aria-label')).toContain('di nuovo libero per te alle 11:14')
    await press(place('C20'))
    const sheet = within(await screen.findByRole('dialog', { name: 'C20 torna libero per te alle 11:14' }))
    expect(sheet.queryByRole('button', { name: /^Aggiungi/ })).toBeNull()
    await press(sheet.getByRole('button', { name: /^C21/ }))
    expect(await screen.findByRole('heading', { name: 'Ombrellone C21' })).toBeTruthy()
  })

  test('R-405 after several carts that ran out the button is not live, and says from when', async () => {
    await openBeach(LIST, own({ pausedUntil: new Date(Date.parse(NOW) + 40 * 60_000).toISOString() }))
    await press(place('C20'))
    const sheet = within(await screen.findByRole('dialog'))
    expect(sheet.getByText(/puoi scegliere un posto di nuovo dalle 11:40/)).toBeTruthy()
    expect((await sheet.findByRole<HTMLButtonElement>('button', { name: /^Aggiungi al carrello/ })).disabled).toBe(true)
  })

  test('B-20 a refusal stays in its sheet while what is one’s own cannot be read', async () => {
    let ask = () => {}
    let asked = 0
    await openBeach(LIST, own(), {
      'umbrellas/own': () =>
        asked++ === 0 ? problem(503, 'try_again') : new Promise((resolve) => (ask = () => resolve(own()))),
      ...answering(lockUmbrellas, () => problem(500, 'defect')),
    })
    await press(place('C20'))
    await press(await within(await screen.findByRole('dialog')).findByRole('button', { name: /^Aggiungi al carrello/ }))
    await waitFor(() => expect(asked).toBe(2))
    expect(screen.getByRole('list', { name: 'Elenco dei posti' })).toBeTruthy()
    await act(async () => ask())
    expect(await within(await screen.findByRole('dialog')).findByText('words of defect')).toBeTruthy()
  })

  test('R-101 one’s own paid place is one’s own on that day, and a tap opens its pass', async () => {
    await openBeach(LIST, own({ booked: [{ umbrellaId: placeOf('A20').id, orderId: 7 }] }), {}, { A20: 'b' })
    expect(place('A20').getAttribute('aria-label')).toContain('prenotato da te')
    await press(place('A20'))
    expect(await arrivedAt()).toBe('/tabs/contact/riepilogo?order=7')
  })
})

describe('B-07 the best place, before it is held', () => {
  beforeEach(() => startWith('Giulia'))
  const cart = { isEmpty: false, lines: [lineOn('A17')], totalCents: cents(10_400), expiresAt: NOW }

  test('a card with the price, what its row asks for, and something cheaper; one more press holds it', async () => {
    const { seen } = await openBeach(
      LIST,
      own(),
      answering(lockUmbrellas, () => ({ cart, serverNow: NOW })),
    )
    await press(await screen.findByRole('button', { name: 'Prendi il posto migliore' }))
    const sheet = within(await screen.findByRole('dialog', { name: /^A\d+$/ }))
    expect(sheet.getByText(/^prima fila, \d+ m dal mare$/)).toBeTruthy()
    expect(sheet.getByText('In fila A serve almeno 1 tra lettino e sdraio per posto.')).toBeTruthy()
    expect(sheet.getByRole<HTMLInputElement>('switch', { name: /lettino/ }).checked).toBe(true)
    expect(sheet.getByRole<HTMLInputElement>('switch', { name: /sdraio/ }).checked).toBe(false)
    expect(seen(lockUmbrellas)).toHaveLength(0)
    await press(sheet.getByRole('button', { name: /^Più economico/ }))
    const cheaper = within(await screen.findByRole('dialog', { name: /^B\d+$/ }))
    expect(cheaper.getByRole<HTMLInputElement>('switch', { name: /lettino/ }).checked).toBe(false)
    await press(cheaper.getByRole('button', { name: /^Tienilo per me\s*88,00\s€$/ }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(seen(lockUmbrellas)).toHaveLength(1)
    // It is there for the next one too.
    expect(screen.getByRole('button', { name: /^Prendi/ })).toBeTruthy()
  })

  test('somebody was faster: it is said, and nothing is held', async () => {
    const refused = () => problem(409, 'umbrella_taken', { data: { codes: ['A17'] } })
    await openBeach(LIST, own(), { [lockUmbrellas.path]: refused })
    await press(await screen.findByRole('button', { name: 'Prendi il posto migliore' }))
    await press(await screen.findByRole('button', { name: /^Tienilo per me/ }))
    expect((await screen.findByRole('alert')).textContent).not.toBe('')
  })
})

describe('B-31 the open beach', () => {
  beforeEach(() => startWith('nobody'))

  test('a visitor sees places and prices; to add one asks for the login, which comes back to that place', async () => {
    const { seen } = await openBeach(LIST, own())
    expect(place('C20').getAttribute('aria-label')).toContain('44 euro al giorno')
    await press(place('C20'))
    const sheet = within(await screen.findByRole('dialog'))
    expect(sheet.getByText('Ti chiediamo di accedere: poi torni qui.')).toBeTruthy()
    await press(await sheet.findByRole('button', { name: /^Aggiungi al carrello/ }))
    const went = new URL(await arrivedAt(), 'http://localhost')
    expect([went.pathname, went.searchParams.get('login')]).toEqual(['/welcome', '1'])
    const next = new URL(went.searchParams.get('next') ?? '', 'http://localhost')
    expect(next.pathname).toBe(`${BRANCH}/checkout-ombrellone`)
    expect(next.searchParams.get('place')).toBe('C20')
    expect(seen(lockUmbrellas)).toHaveLength(0)
    expect(seen(getOwnPlaces)).toHaveLength(0)
  })

  test('after it the same place’s sheet is open', async () => {
    signIn(GIULIA)
    await openBeach(LIST.replace('new-search-loader', 'checkout-ombrellone') + '&place=C20', own())
    expect(await screen.findByRole('heading', { name: 'Ombrellone C20' })).toBeTruthy()
  })
})
