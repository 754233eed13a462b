import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SECOND } from '../../../domain/platform/duration.ts'
import { startAppWorker, waitingVersion } from './app-update.ts'

const told: unknown[] = []
const waiting = Object.assign(new EventTarget(), {
  state: 'installed',
  postMessage: (message: unknown) => told.push(message),
})
const registration = Object.assign(new EventTarget(), { active: {}, installing: null, waiting })

beforeEach(() => {
  vi.useFakeTimers()
  const worker = Object.assign(new EventTarget(), { controller: {}, register: async () => registration })
  Object.defineProperty(navigator, 'serviceWorker', { value: worker, configurable: true })
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      observe(): void {}
      disconnect(): void {}
    },
  )
})
afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker')
  history.replaceState(null, '', '/')
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('R-401 a version that waits since the last start is not taken under somebody who has come to pay meanwhile', async () => {
  history.replaceState(null, '', '/tabs/home')
  startAppWorker()
  // The browser has time, and the page waits for a quiet moment.
  await vi.advanceTimersByTimeAsync(1.2 * SECOND)
  history.replaceState(null, '', '/tabs/carrello/pagamenti-card')
  await vi.advanceTimersByTimeAsync(10 * SECOND)
  expect(told).toEqual([])
  // It is announced once that page is left.
  expect(waitingVersion.get()).toBe(waiting)
})
