import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { Collect, SyncItem, Synced } from '../../domain/arrivals/action-calls.ts'
import { civilDate } from '../../domain/platform/civil-date.ts'
import { closePage, openPage, refusal, serve } from '../cart/test-app.tsx'
import { useCollectAfter } from './actions/use-collect-after.ts'
import { closeToast, toastStore } from '../ui/toasts.ts'
import { OfflineNotices } from './OfflineNotices.tsx'
import { dropArrivals, readConflicts, useArrivalQueue } from './offline/arrival-store.ts'
import { useVisitActions } from './use-visit-actions.ts'
import { aVisit } from './visit-fixture.ts'

const DAY = civilDate('2027-07-11')
const CASH: Collect = { tender: 'cash', amountCents: 4200 }
const FAMILY = ['C6', 'C10', 'C7'].map((code, index) => ({ visitId: `line:${index + 20}`, code, day: DAY }))
const DONE = { visits: [], actionId: 7, undoUntil: '2027-07-11T09:00:06.000Z', changeCents: 0 }
const DOWN = () => refusal(503, 'database_down')
const LOST = () => 'offline' as const

/** The two presses that take money of a place, as the sheets make them. */
function Desk() {
  const actions = useVisitActions()
  const { arriveAfter } = useCollectAfter(() => undefined)
  const { waiting } = useArrivalQueue()
  const sold = { code: 'D7', words: 'D7 venduto', day: DAY, orderId: 5, bookingIds: [12], actionId: 3, dueCents: 4200 }
  return (
    <>
      <OfflineNotices staleFrom={null} isFetching={false} />
      <output data-kept="">{waiting.map(({ clientId }) => clientId).join(' ')}</output>
      <button type="button" onClick={() => void actions.arrive([{ visitId: 'line:12', code: 'D7', day: DAY }], CASH)}>
        arrive
      </button>
      <button type="button" onClick={() => void actions.arrive(FAMILY, CASH)}>
        family
      </button>
      <button type="button" onClick={() => void arriveAfter(sold, CASH)}>
        sell
      </button>
    </>
  )
}

/** Names of the presses that this device keeps. */
const kept = () => (document.querySelector('[data-kept]')?.textContent ?? '').split(' ').filter(Boolean)
const said = (words: RegExp) => waitFor(() => expect(document.body.textContent).toMatch(words))
/** Answers of `arrive` one after the other; the last one stays. */
const inTurn = (...answers: Answering[]): Answering => {
  let asked = 0
  return (input) => (answers[Math.min(asked++, answers.length - 1)] as Answering)(input)
}

const itemsOf = (input: Record<string, unknown>) => input['items'] as readonly SyncItem[]
/** Answers every arrival that is sent in one way. */
const answered = (result: Synced['result']) => (input: Record<string, unknown>) => ({
  items: itemsOf(input).map(({ clientId }) => ({ clientId, result, reason: null, isCollected: false, visit: null })),
})

type Answering = (input: Record<string, unknown>) => object | 'offline'

async function pressed(
  name: string,
  arrive: Answering,
  { undo: undone = () => ({ visits: [] }), sync = LOST }: { readonly undo?: Answering; readonly sync?: Answering } = {},
) {
  const sent = serve({
    'ges/arrivals/arrive': arrive,
    'ges/arrivals/undo': undone,
    'ges/arrivals/sync': sync,
    'ges/orders/undo': () => ({}),
  })
  await openPage(<Desk />, '/ges/spiaggia')
  fireEvent.click(await screen.findByRole('button', { name }))
  return { sent, asked: () => sent.filter(({ path }) => path === 'ges/arrivals/arrive') }
}
const press = async (name: string, arrive: Answering) => (await pressed(name, arrive)).asked

afterEach(() => {
  for (const { id } of toastStore.get()) closeToast(id, 'closed')
  dropArrivals(new Set(kept()))
  readConflicts()
  closePage()
})

test.each([
  ['arrive', 'offline', /D7: incassati 42,00\s€/],
  ['arrive', 'down', /D7: incassati 42,00\s€/],
  ['sell', 'offline', /D7 venduto, incassati 42,00\s€/],
  ['sell', 'down', /D7 venduto, incassati 42,00\s€/],
] as const)(
  'R-702 B-11 %s: a lost answer (%s) is asked for under the same press, and what is so is said',
  async (name, lost, words) => {
    const asked = await press(
      name,
      inTurn(
        () => (lost === 'down' ? DOWN() : 'offline'),
        () => DONE,
      ),
    )
    await said(words)
    expect(asked()).toHaveLength(2)
    const [first, second] = asked()
    expect(second).toEqual(first)
    expect(first?.key).toBe(first?.input['clientId'])
    expect(document.body.textContent).not.toMatch(/Da incassare/)
    expect(kept()).toEqual([])
  },
)

test.each(['arrive', 'sell'])(
  'B-02 B-11 %s: while nobody answers the money is neither taken nor due: it is kept and asked for',
  async (name) => {
    const asked = await press(name, DOWN)
    await said(/Nessuna risposta dal server per D7/)
    expect(document.body.textContent).not.toMatch(/Da incassare|incassati/)
    expect(kept()).toEqual([asked()[0]?.input['clientId']])
  },
)

test('L5 an arrival that waits names who pressed it, whoever works at the tablet when it is sent', async () => {
  localStorage.setItem('staff_email', 'anna@argo.example')
  const { sent, asked } = await pressed('arrive', LOST, { sync: inTurn(LOST, answered('accepted')) })
  await waitFor(() => expect(kept()).toEqual([asked()[0]?.input['clientId']]))
  localStorage.setItem('staff_email', 'bea@argo.example')
  fireEvent.click(screen.getByRole('button', { name: 'Invia adesso' }))
  await waitFor(() => expect(sent.some(({ path }) => path === 'ges/arrivals/sync')).toBe(true))
  for (const { input } of sent.filter(({ path }) => path === 'ges/arrivals/sync'))
    expect(itemsOf(input)).toMatchObject([{ by: 'anna@argo.example' }])
})

const undo = async () => fireEvent.click(await screen.findByRole('button', { name: 'Annulla' }))

test.each([
  ['nobody answered', inTurn(DOWN), DOWN],
  ['no request got through', LOST, LOST],
  ['was done, and whose undo gets no answer', () => DONE, LOST],
] as const)(
  'B-11 an arrival that %s is taken back at the server under its own press',
  async (_what, arrive, undone) => {
    const { asked, sent } = await pressed('arrive', arrive, { undo: undone, sync: inTurn(LOST, answered('undone')) })
    await waitFor(() => expect(asked().length).toBeGreaterThan(0))
    await undo()
    // Nobody knows yet: the tablet says what it does, and goes on asking.
    await said(/D7: annullato su questo tablet/)
    await said(/1 da inviare D7 annullato/)
    expect(kept()).toEqual([asked()[0]?.input['clientId']])
    fireEvent.click(screen.getByRole('button', { name: 'Invia adesso' }))
    await waitFor(() => expect(kept()).toEqual([]))
    const [first, second] = sent
      .filter(({ path }) => path === 'ges/arrivals/sync')
      .map(({ input }) => itemsOf(input)[0])
    expect(first).toMatchObject({ clientId: asked()[0]?.input['clientId'], takenBackAt: expect.any(String) })
    expect(second).toEqual(first)
    expect(document.body.textContent).not.toMatch(/da guardare/)
  },
)

test('B-11 an undo that the server refuses is said, and stays in sight until it is read', async () => {
  await pressed('arrive', DOWN, { sync: answered('refused') })
  await undo()
  await said(/D7: l’arrivo non si può più annullare/)
  await said(/1 arrivo da guardare/)
  expect(kept()).toEqual([])
})

test.each([
  [
    'already',
    aVisit({ arrivedBy: 'Giada', arrivedAt: '2027-07-11T06:40:00Z' }),
    'C6, C7, C10: già segnati da Giada alle 08:40',
  ],
  ['refused', null, 'C6, C7, C10: non sono stati accettati'],
] as const)(
  'B-02 B-11 the places of a party that come back %s are one line, with their money once',
  async (result, visit, words) => {
    const conflict = (input: Record<string, unknown>) => ({
      items: itemsOf(input).map(({ clientId }) => ({ clientId, result, reason: null, isCollected: false, visit })),
    })
    await pressed('family', LOST, { sync: conflict })
    fireEvent.click(await screen.findByRole('button', { name: 'Invia adesso' }))
    await said(/3 arrivi da guardare/)
    const lines = screen.getAllByRole('listitem').map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))
    expect(lines).toEqual([`${words}. I 42,00 € presi qui non risultano in cassa: registrali o restituiscili.`])
  },
)

test('B-02 a party that the server breaks on is one line, solved with one press', async () => {
  await pressed('family', DOWN, { sync: answered('failed') })
  fireEvent.click(await screen.findByRole('button', { name: 'Invia adesso' }))
  await said(/3 arrivi che il server non riesce a registrare.*C6, C7, C10: visti alle \d\d:\d\d, presi 42,00\s€/)
  fireEvent.click(screen.getByRole('button', { name: 'Risolto, C6, C7, C10' }))
  await waitFor(() => expect(document.body.textContent).not.toMatch(/non riesce a registrare/))
})

test('B-02 what the server breaks on stands aside with its money: it is sent again, or a person has solved it', async () => {
  const broken = answered('failed')
  const { sent } = await pressed('arrive', DOWN, { sync: broken })
  await said(/1 da inviare/)
  fireEvent.click(await screen.findByRole('button', { name: 'Invia adesso' }))
  await said(/1 arrivo che il server non riesce a registrare.*D7: visto alle \d\d:\d\d, presi 42,00\s€/)
  expect(kept()).toEqual([])
  fireEvent.click(screen.getByRole('button', { name: 'Riprova' }))
  await waitFor(() => expect(sent.filter(({ path }) => path === 'ges/arrivals/sync')).toHaveLength(2))
  fireEvent.click(await screen.findByRole('button', { name: /Risolto/ }))
  await waitFor(() => expect(document.body.textContent).not.toMatch(/non riesce a registrare/))
})

test.each(['arrive', 'sell'])(
  'B-11 %s: a refusal of the server is final: it is said and not asked again',
  async (name) => {
    const asked = await press(name, () => refusal(409, 'order_not_payable', 'Non si può incassare'))
    await said(/Non si può incassare/)
    if (name === 'sell') await said(/Da incassare 42,00\s€/)
    expect(asked()).toHaveLength(1)
    expect(kept()).toEqual([])
  },
)
