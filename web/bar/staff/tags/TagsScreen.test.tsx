import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { closePage, openPage, refusal, RESORT, serve } from '../../../cart/test-app.tsx'
import { EMPTY_UMBRELLA_CART } from '../../../umbrellas/use-umbrella-cart.ts'
import { TagsScreen } from './TagsScreen.tsx'

const tagOf = (code: string) => ({
  code,
  row: code.slice(0, 1),
  tag: `${code}.2027.x`,
  url: `https://bagno.example/ombrellone?tag=${code}.2027.x`,
})
const TAGS = {
  validFor: '2027',
  tags: ['A1', 'A2', 'B1', ...Array.from({ length: 9 }, (_, at) => `C${at + 1}`)].map(tagOf),
}

async function open(address = '/ges/cartelli', answers: Parameters<typeof serve>[0] = {}) {
  history.replaceState(null, '', address)
  const sent = serve({
    'content/resort': () => RESORT,
    'cart/get': () => ({ umbrella: EMPTY_UMBRELLA_CART, orderedAt: null, serverNow: '2027-07-11T10:45:00.000Z' }),
    'ges/bar/placeTags': () => TAGS,
    ...answers,
  })
  await openPage(<TagsScreen />, address)
  await screen.findByRole('heading', { level: 1, name: 'Cartelli QR' })
  return sent
}

const codesOf = (region: HTMLElement) =>
  within(region)
    .getAllByRole('img')
    .map((picture) => picture.getAttribute('aria-label'))

/** What is printed: nothing but while the browser prints. */
const paper = () => document.querySelector<HTMLElement>('.printed')

afterEach(() => {
  closePage()
  history.replaceState(null, '', '/')
})

test('B-08 the first sheet is shown, and all of them are there while the browser prints', async () => {
  await open()
  const preview = await screen.findByRole('region', { name: 'Anteprima del primo foglio' })
  expect(codesOf(preview)).toHaveLength(8)
  expect(within(preview).getAllByText(RESORT.name)).toHaveLength(8)
  const print = vi.fn<() => void>()
  vi.stubGlobal('print', print)
  fireEvent.click(screen.getByRole('button', { name: 'Stampa 2 fogli' }))
  expect(print).toHaveBeenCalledOnce()
  expect(paper()).toBeNull()
  act(() => void dispatchEvent(new Event('beforeprint')))
  expect(paper()?.querySelectorAll('.tag-sheet')).toHaveLength(2)
  expect(codesOf(paper() ?? document.body)).toHaveLength(12)
  act(() => void dispatchEvent(new Event('afterprint')))
  expect(paper()).toBeNull()
})

test('B-08 rows and the number to a sheet are chosen, and stand in the address', async () => {
  await open()
  fireEvent.click(await screen.findByRole('button', { name: 'Fila B' }))
  fireEvent.click(screen.getByRole('button', { name: 'Fila A' }))
  fireEvent.click(screen.getByRole('radio', { name: '1' }))
  expect(screen.getByRole('button', { name: 'Stampa 3 fogli' })).toBeTruthy()
  const preview = screen.getByRole('region', { name: 'Anteprima del primo foglio' })
  expect(codesOf(preview)).toEqual(['QR di A1'])
  expect(within(preview).getByText('Scan the code and order from here').getAttribute('lang')).toBe('en')
  expect(location.search).toBe('?rows=A%2CB&size=1')
})

test('B-08 a day asks for tags of that day; one that is over prints nothing', async () => {
  const sent = await open(`/ges/cartelli?day=${RESORT.today}`)
  await screen.findByRole('button', { name: 'Stampa 2 fogli' })
  expect(sent.find(({ path }) => path === 'ges/bar/placeTags')?.input).toEqual({ day: RESORT.today })
  fireEvent.change(screen.getByLabelText('Giorno'), { target: { value: '2020-01-01' } })
  expect(await screen.findByText(/^Questo giorno è passato/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Stampa 2 fogli' }).hasAttribute('disabled')).toBe(true)
})

test('B-08 without an answer it says so and asks again', async () => {
  let isBroken = true
  await open('/ges/cartelli', {
    'ges/bar/placeTags': () => (isBroken ? refusal(403, 'not_allowed', 'Non puoi farlo.') : TAGS),
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Riprova' }))
  isBroken = false
  fireEvent.click(await screen.findByRole('button', { name: 'Riprova' }))
  expect(await screen.findByRole('button', { name: 'Stampa 2 fogli' })).toBeTruthy()
})
