import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { endPages, openPages, startWith } from '../../accounts/page-fixture.tsx'
import { anOrder } from '../order-fixture.ts'
import { FullPass } from './FullPass.tsx'

const ORDER = anOrder({ passCode: 'pass-of-the-order' })
const closed = vi.fn()
const release = vi.fn(async () => undefined)
const request = vi.fn(async () => ({ release }))

beforeEach(() => {
  startWith('Giulia')
  for (const spy of [closed, release, request]) spy.mockClear()
  Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true })
})
afterEach(() => {
  endPages()
  Reflect.deleteProperty(navigator, 'wakeLock')
})

const open = () =>
  openPages('/', { '/': () => <FullPass order={ORDER} passCode="pass-of-the-order" onClose={closed} /> }, {})

test('B-02 the pass over the whole screen holds the code once, and each place with its days', async () => {
  await open()
  expect(await screen.findByRole('dialog', { name: 'Il tuo pass' })).toBeTruthy()
  expect(screen.getAllByRole('img', { name: /^Codice QR dell’ordine/ })).toHaveLength(1)
  const places = screen.getByRole('list', { name: 'I tuoi 2 posti' })
  expect(places.children).toHaveLength(2)
  expect(screen.getByText('Ombrellone C5')).toBeTruthy()
  expect(screen.getByText('Ombrellone C6')).toBeTruthy()
  expect(screen.getByText('2 posti, un solo codice: scorri per vederli')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Chiudi' }))
  expect(closed).toHaveBeenCalledOnce()
})

test('B-02 the screen stays awake while the pass is shown, also after a look elsewhere, and not after it', async () => {
  await open()
  await waitFor(() => expect(request).toHaveBeenCalledExactlyOnceWith('screen'))
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')))
  expect(request).toHaveBeenCalledTimes(2)
  await act(async () => endPages())
  expect(release).toHaveBeenCalled()
})

test('B-02 a device that refuses to stay awake shows the pass all the same', async () => {
  request.mockRejectedValueOnce(new DOMException('saving power', 'NotAllowedError'))
  await open()
  expect(await screen.findByText('Ombrellone C5')).toBeTruthy()
})
