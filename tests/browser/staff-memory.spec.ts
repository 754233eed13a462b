import type { CDPSession, Page } from '@playwright/test'
import { CALL_PREFIX } from '../../domain/platform/call.ts'
import { aBoard, aBoardOrder } from '../../web/bar/staff/board-fixture.ts'
import { GIADA, openDesk } from './support/staff.ts'
import { expect, test } from './support/test.ts'

/** Orders on the board at a time, and those that each answer brings. */
const OPEN = 50
const BATCH = 50
const ORDERS = 5_000
/** Where the first measurement is made: by then everything has been drawn once. */
const SETTLED = 500
/** Batches over which the least is taken. */
const DRAWN = 5
/** What a day may leave behind: the heap of 4,500 orders more. */
const MOST_GROWTH_BYTES = 1_500_000
const MOST_MORE_NODES = 300
const MOST_MORE_LISTENERS = 60

/** The board after `seen` orders: the newest are open, those before them delivered. */
function boardAfter(seen: number) {
  const orderOf = (number: number) => {
    const isOpen = number > seen - OPEN
    const status = !isOpen ? 'delivered' : number > seen - 10 ? 'received' : number > seen - 30 ? 'preparing' : 'ready'
    const at = new Date(Date.now() - (seen - number) * 1000).toISOString()
    return aBoardOrder({
      orderId: number,
      ticket: number,
      code: `${'ABCDEFGH'[number % 8]}${(number % 24) + 1}`,
      status,
      note: number % 3 === 0 ? `Nota ${number}` : null,
      receivedAt: at,
      readyAt: status === 'ready' ? at : null,
      deliveredAt: status === 'delivered' ? at : null,
      promisedAt: new Date(Date.now() + 600_000).toISOString(),
    })
  }
  const numbers = Array.from({ length: Math.min(seen, OPEN + 40) }, (_, index) => seen - index).toReversed()
  return aBoard(numbers.map(orderOf), { serverNow: new Date().toISOString() })
}

/** What the page holds after a full collection. */
async function held(cdp: CDPSession) {
  await cdp.send('HeapProfiler.collectGarbage')
  await cdp.send('HeapProfiler.collectGarbage')
  const { usedSize } = await cdp.send('Runtime.getHeapUsage')
  const { nodes, jsEventListeners } = await cdp.send('Memory.getDOMCounters')
  return { bytes: usedSize, nodes, listeners: jsEventListeners }
}

interface DayDriver {
  /** Brings the board from `from` to `to` orders, as fast as it draws them. */
  bring(from: number, to: number): Promise<void>
}

/**
 * Runs in the page: the stream and the board's call are the test's own, so that a whole day goes by in seconds. `boardAfter`
 * answers the board after so many orders.
 */
function driveTheDay({ path, batch }: { readonly path: string; readonly batch: number }) {
  const streams = new Set<EventTarget>()
  class FakeEventSource extends EventTarget {
    constructor(url: string) {
      super()
      if (url.includes('barBoard')) streams.add(this)
    }
    close() {
      streams.delete(this)
    }
  }
  const { fetch } = globalThis
  let seen = 0
  const boardAfter = (count: number): Promise<string> =>
    (globalThis as unknown as { boardAfter: (count: number) => Promise<string> }).boardAfter(count)
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  const isDrawn = () => document.querySelector(`article[aria-label$=" ${seen}"]`) !== null
  Object.assign(globalThis, {
    EventSource: FakeEventSource,
    fetch: async (input: string, init?: RequestInit) =>
      input.endsWith(path) ? new Response(await boardAfter(seen)) : fetch(input, init),
    day: {
      async bring(from: number, to: number) {
        for (seen = from; seen <= to; seen += batch) {
          for (const stream of streams) stream.dispatchEvent(new MessageEvent('barBoard', { data: '{"change":1}' }))
          while (!isDrawn()) await frame()
        }
        seen -= batch
      },
    },
  })
}

const bring = (page: Page, from: number, to: number) =>
  page.evaluate(([start, end]) => (globalThis as unknown as { day: DayDriver }).day.bring(start, end), [
    from,
    to,
  ] as const)

/**
 * The least of what the page holds over the next batches: until it is drawn once more, React keeps the state of the board before,
 * now and then with its hundred listeners. What is left behind for good is there every time.
 */
async function leastHeld(page: Page, cdp: CDPSession, seen: number) {
  let least = { bytes: Infinity, nodes: Infinity, listeners: Infinity }
  for (let batch = 1; batch <= DRAWN; batch += 1) {
    // One after the other: each draws the board anew.
    // oxlint-disable-next-line no-await-in-loop
    await bring(page, seen + batch * BATCH, seen + batch * BATCH)
    // oxlint-disable-next-line no-await-in-loop
    const now = await held(cdp)
    least = {
      bytes: Math.min(least.bytes, now.bytes),
      nodes: Math.min(least.nodes, now.nodes),
      listeners: Math.min(least.listeners, now.listeners),
    }
  }
  return least
}

test('B-08: a day of 5,000 orders leaves no memory, no nodes and no listeners behind', async ({ page }) => {
  await page.setViewportSize({ width: 1180, height: 820 })
  await page.exposeFunction('boardAfter', (seen: number) => JSON.stringify(boardAfter(seen)))
  await page.addInitScript(driveTheDay, { path: `${CALL_PREFIX}/ges/bar/board`, batch: BATCH })
  await page.route(`**${CALL_PREFIX}/ges/bar/accept`, (route) => {
    const { orderId } = route.request().postDataJSON() as { orderId: number }
    return route.fulfill({ json: { order: aBoardOrder({ orderId, ticket: orderId }) } })
  })
  await openDesk(page, '/ges/bar', GIADA)
  await page.getByRole('region', { name: 'In preparazione' }).waitFor()
  const acceptOne = async () => {
    await page.getByRole('button', { name: 'Accetta' }).first().click()
    await page.getByText(/accettato/).waitFor()
    await page.getByText(/accettato/).waitFor({ state: 'detached' })
  }
  const cdp = await page.context().newCDPSession(page)
  const after = async (from: number, to: number) => {
    await bring(page, from, to)
    await acceptOne()
    return leastHeld(page, cdp, to)
  }
  const early = await after(BATCH, SETTLED)
  const late = await after(SETTLED + (DRAWN + 1) * BATCH, ORDERS)
  const growth = {
    bytes: late.bytes - early.bytes,
    nodes: late.nodes - early.nodes,
    listeners: late.listeners - early.listeners,
  }
  test.info().annotations.push({ type: 'memory', description: JSON.stringify({ early, late }) })
  expect(growth.bytes, JSON.stringify({ early, late })).toBeLessThan(MOST_GROWTH_BYTES)
  expect(growth.nodes, JSON.stringify({ early, late })).toBeLessThan(MOST_MORE_NODES)
  expect(growth.listeners, JSON.stringify({ early, late })).toBeLessThan(MOST_MORE_LISTENERS)
})
