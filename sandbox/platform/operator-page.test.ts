// @vitest-environment happy-dom
import path from 'node:path'
import type { Window } from 'happy-dom'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import * as z from 'zod'
import { json } from './exchange.ts'
import { command, CommandRefused, type ProviderFactory, type World } from './provider.ts'
import { openSandbox, type Sandbox } from './sandbox.ts'

let world: World
let [state, heard] = ['pending', 0]
const provider: ProviderFactory = (given) => {
  world = given
  return {
    name: 'stripe',
    routes: [{ method: 'POST', path: '/v1/hook', answer: () => json(200, { nth: (heard += 1) }) }],
    commands: [
      command('stripe/end', z.strictObject({ id: z.string(), ok: z.boolean() }), ({ ok }) => {
        if (!ok) throw new CommandRefused('not now')
        state = 'paid'
      }),
    ],
    owns: () => false,
    failure: (status) => json(status, {}),
    rows: () => [
      {
        provider: 'stripe',
        id: 'pi_1',
        state,
        amount: '45.00 EUR',
        actions: [
          { label: 'Pay', command: 'stripe/end', input: { id: 'pi_1', ok: true } },
          { label: 'Refuse', command: 'stripe/end', input: { id: 'pi_1', ok: false } },
        ],
      },
    ],
    collections: {},
    reset: () => void (state = 'pending'),
  }
}

let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await openSandbox({ host: '127.0.0.1', port: 0, providers: [provider] })
  const { happyDOM } = window as unknown as Window
  happyDOM.setURL(`${sandbox.url}/`)
  // Without its head, since the style would be fetched and the script run twice.
  const page = (await (await fetch('/')).text()).replaceAll(/<(link|script)[^>]*>/g, '')
  document.body.append(...new DOMParser().parseFromString(page, 'text/html').querySelectorAll('header, main'))
  await import(path.join(import.meta.dirname, 'operator-page.js'))
})
afterAll(async () => {
  // The page looks every second: its last look ends before the document goes.
  const again = vi.spyOn(globalThis, 'setTimeout').mockImplementation(() => 0 as never)
  await vi.waitFor(() => expect(again).toHaveBeenCalled(), { timeout: 5_000 })
  again.mockRestore()
  await (window as unknown as Window).happyDOM.abort()
  await sandbox.close()
})

const text = (id: string) => document.querySelector(`#${id}`)?.textContent ?? ''
function press(label: string): void {
  const button = [...document.querySelectorAll('button')].find((one) => one.textContent === label)
  if (button === undefined) throw new Error(`no button ${label}`)
  button.click()
}

describe('the operator page', () => {
  test('a payment is listed with its buttons, and a press obeys', async () => {
    expect(text('rows')).toContain('pi_1pending45.00 EUR')
    press('Pay')
    await vi.waitFor(() => expect(text('rows')).toContain('pi_1paid'))
  })

  test('a refused command says why until the next press', async () => {
    press('Refuse')
    await vi.waitFor(() => expect(text('trouble')).toBe('stripe/end: "not now"'))
    press('Pay')
    expect(text('trouble')).toBe('')
  })

  test('49 deliveries are held, sent and sent again', async () => {
    press('Hold')
    await vi.waitFor(() => expect(text('mode')).toBe('hold'))
    const write = () => ({ headers: {}, body: '{}' })
    world.webhooks.send({ provider: 'stripe', id: 'evt_1', type: 'paid', url: `${sandbox.url}/v1/hook`, write })
    await vi.waitFor(() => expect(text('deliveries')).toContain('held'))
    press('Send held')
    await vi.waitFor(() => expect(text('deliveries')).toContain('done1 try, last 200'))
    press('Send again')
    await vi.waitFor(() => expect(heard).toBe(2))
    expect(world.webhooks.resend('evt_0')).toBe(0)
  })

  test('the clock moves on, and everything is forgotten after a question', async () => {
    const before = world.clock.now()
    press('+ 1 day')
    await vi.waitFor(() => expect(world.clock.now() - before).toBeGreaterThan(86_000_000))
    const confirm = vi.fn<() => boolean>().mockReturnValueOnce(false).mockReturnValueOnce(true)
    vi.stubGlobal('confirm', confirm)
    press('Forget everything')
    press('Drop')
    await vi.waitFor(() => expect(text('mode')).toBe('drop'))
    expect(text('deliveries')).toContain('evt_1')
    press('Forget everything')
    await vi.waitFor(() => expect(text('deliveries')).toBe('No event yet.'))
    expect(world.clock.now() - before).toBeLessThan(60_000)
  })

  test('style and script are served, and nothing else', async () => {
    const types = await Promise.all(
      ['/_operator.js', '/_operator.css', '/_operator.txt'].map(async (path) => {
        const reply = await fetch(path)
        return [reply.status, reply.headers.get('content-type')]
      }),
    )
    expect(types.map(([status]) => status)).toEqual([200, 200, 404])
    expect(types[0]?.[1]).toContain('text/javascript')
  })
})
