import { expect, test } from 'vitest'
import { chooseParts, runParts, type Part } from './parts.ts'

const part = (name: string, run: Part['run'], limit = 1_000): Part => ({ name, limit, run })
const quick = (name: string) => part(name, async () => `${name} is fast`)
const names = (parts: readonly Part[]) => parts.map(({ name }) => name)

/** Runs them with what was printed and what was ended, in order; times are left out. */
async function run(...parts: Part[]) {
  const said: string[] = []
  const failed = await runParts(parts, (text) => void said.push(text), 30)
  return { failed, said: said.filter((text) => !text.endsWith(' s\n')) }
}

test('without a name all parts run, with names only these, in the order of the parts', () => {
  const parts = [quick('locks'), quick('orders'), quick('bar')]
  expect(names(chooseParts(parts, []))).toEqual(['locks', 'orders', 'bar'])
  expect(names(chooseParts(parts, ['bar', 'locks']))).toEqual(['locks', 'bar'])
})

test('an unknown name is an error that lists the names', () => {
  expect(() => chooseParts([quick('locks'), quick('bar')], ['bar', 'lock'])).toThrow(
    'unknown: lock; the parts are locks, bar',
  )
})

test('each part prints before the next one begins', async () => {
  const said: string[] = []
  const late = part('late', async () => `after ${said.length} lines`)
  await runParts([quick('early'), late], (text) => void said.push(text))
  expect(said[0]).toBe('early is fast')
  expect(said[2]).toBe('after 2 lines')
})

test('a part that never ends fails by its name, what it started is ended, and the rest goes on', async () => {
  const ended: string[] = []
  const stuck = part(
    'stuck',
    (ends) => {
      ends(async () => void ended.push('first'))
      ends(async () => void ended.push('second'))
      return new Promise(() => undefined)
    },
    20,
  )
  const { failed, said } = await run(stuck, quick('next'))
  expect(failed).toEqual(['stuck'])
  expect(said).toEqual(['FAILED  stuck: not done after 0.02 s', 'next is fast'])
  expect(ended).toEqual(['second', 'first'])
})

test('a part that throws fails and its things are ended; one that succeeds ends them too', async () => {
  const ended: string[] = []
  const broken = part('broken', async (ends) => {
    ends(async () => void ended.push('broken'))
    throw new Error('no guests')
  })
  const fine = part('fine', async (ends) => {
    ends(async () => void ended.push('fine'))
    return 'fine'
  })
  const { failed, said } = await run(broken, fine)
  expect(failed).toEqual(['broken'])
  expect(said).toEqual(['FAILED  broken: no guests', 'fine'])
  expect(ended).toEqual(['broken', 'fine'])
})

test('what a part starts after its time is ended at once', async () => {
  let open = () => {}
  const gate = new Promise<void>((resolve) => (open = resolve))
  const ended: string[] = []
  const slow = part(
    'slow',
    async (ends) => {
      await gate
      ends(async () => void ended.push('late server'))
      return ''
    },
    10,
  )
  await run(slow)
  open()
  await expect.poll(() => ended).toEqual(['late server'])
})

test('a part whose things do not end is a failed part', async () => {
  const clinging = part('clinging', async (ends) => {
    ends(() => new Promise(() => undefined))
    return 'figures'
  })
  const { failed, said } = await run(clinging)
  expect(failed).toEqual(['clinging'])
  expect(said).toEqual(['figures', 'FAILED  clinging: did not end what it started within 0.03 s'])
})
