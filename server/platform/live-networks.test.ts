import { expect, test } from 'vitest'
import { LiveNetworks } from './live-networks.ts'

const WIFI = '192.0.2.1'
const networks = () => new LiveNetworks((address) => address === WIFI)
/** Opens streams from one address after the other; answers how many found room. */
const opened = (counts: LiveNetworks, addresses: readonly string[]) =>
  addresses.filter((address) => counts.enter(address, 'map', 'july', 20) !== null).length
const from = (address: (index: number) => string, count: number) =>
  Array.from({ length: count }, (_, at) => address(at))

test('M4 a /64 is one network, and its /48 as many as twenty, however many it is cut into', () => {
  expect(
    opened(
      networks(),
      from(() => '2001:db8:1:2::7', 300),
    ),
  ).toBe(200)
  const counts = networks()
  expect(
    opened(
      counts,
      from((at) => `2001:db8:1:${at.toString(16)}::7`, 5_000),
    ),
  ).toBeLessThanOrEqual(4_000)
  expect(
    opened(
      counts,
      from(() => '2001:db8:2:2::7', 20),
    ),
  ).toBe(20)
})

test('M4 states count by /48 too', () => {
  const counts = networks()
  const states = Array.from({ length: 500 }, (_, at) =>
    counts.enter(`2001:db8:1:${at.toString(16)}::7`, 'map', `day ${at}`, 20),
  )
  expect(states.filter((leave) => leave !== null)).toHaveLength(400)
})

test('M4 a hundred networks of strangers leave room for whoever comes next', () => {
  const counts = networks()
  expect(
    opened(
      counts,
      from((at) => `10.0.${at % 100}.1`, 20_000),
    ),
  ).toBeLessThan(8_000)
  expect(opened(counts, ['203.0.113.1', WIFI, '2001:db8:9:9::1'])).toBe(3)
})

test('the beach’s Wi-Fi counts as twenty networks, and a stream that has left makes room once', () => {
  const counts = networks()
  expect(
    opened(
      counts,
      from(() => WIFI, 3_000),
    ),
  ).toBe(3_000)
  const leave = counts.enter('198.51.100.1', 'map', 'july', 1)
  expect(counts.enter('198.51.100.1', 'map', 'august', 1)).toBeNull()
  leave?.()
  expect(counts.enter('198.51.100.1', 'map', 'august', 1)).not.toBeNull()
})
