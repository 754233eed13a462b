import { describe, expect, test } from 'vitest'
import { civilDate } from '../platform/civil-date.ts'
import { SETTING_KEYS, SETTINGS, type Settings } from '../settings/settings.ts'
import { closedAltogether, closedReason, isSwitchedOn, restaurantSeason, type RestaurantOpening } from './closed.ts'

const [TODAY, LATER] = [civilDate('2027-07-11'), civilDate('2027-07-15')]
const open: RestaurantOpening = {
  isActive: true,
  platforms: ['ios', 'other'],
  season: { from: civilDate('2027-06-01'), to: civilDate('2027-09-15') },
  suspendedUntil: null,
}
const suspended = { ...open, suspendedUntil: civilDate('2027-07-14') }
const defaults = Object.fromEntries(SETTING_KEYS.map((key) => [key, SETTINGS[key].default])) as unknown as Settings

describe('R-103 R-903 why a restaurant takes no bookings', () => {
  test.each([
    { name: 'open', opening: open, reason: null },
    { name: 'switched off', opening: { ...open, isActive: false }, reason: 'inactive' },
    { name: 'not on this platform', opening: { ...open, platforms: ['android'] as const }, reason: 'platform' },
    { name: 'suspended', opening: suspended, reason: 'suspended' },
    { name: 'on the last day of a suspension', opening: { ...open, suspendedUntil: TODAY }, reason: 'suspended' },
    { name: 'suspended until yesterday', opening: { ...open, suspendedUntil: civilDate('2027-07-10') }, reason: null },
    { name: 'without a season', opening: { ...open, season: null }, reason: 'season' },
    {
      name: 'season over',
      opening: { ...open, season: { from: civilDate('2026-06-01'), to: civilDate('2027-07-10') } },
      reason: 'season',
    },
  ])('$name', ({ opening, reason }) => {
    expect(closedReason(opening, TODAY, 'other')).toBe(reason)
    expect(closedAltogether(opening, TODAY, 'other')).toBe(reason)
  })

  test('the day after a suspension is open; a season that begins later is open from its first day', () => {
    expect(closedReason(suspended, LATER, 'ios')).toBeNull()
    const next = { ...open, season: { from: LATER, to: LATER } }
    expect([closedReason(next, TODAY, 'ios'), closedAltogether(next, TODAY, 'ios')]).toEqual(['season', null])
  })

  test('R-903 the season of the first restaurant is its own, and may be one day long', () => {
    const day = civilDate('2027-06-01')
    const settings = { ...defaults, restaurantOneSeasonFrom: day, restaurantOneSeasonTo: day }
    expect([restaurantSeason(1, settings), restaurantSeason(2, settings)]).toEqual([{ from: day, to: day }, null])
    expect(restaurantSeason(1, { ...settings, restaurantOneSeasonTo: null })).toBeNull()
    expect(restaurantSeason(1, { ...settings, restaurantOneSeasonFrom: null })).toBeNull()
  })

  test('R-903 the seasons and flags are the settings of each restaurant; a missing or reversed one is closed', () => {
    const [from, to] = [civilDate('2027-06-01'), civilDate('2027-09-15')]
    const settings = {
      ...defaults,
      restaurantTwoActive: true,
      restaurantTwoSeasonFrom: from,
      restaurantTwoSeasonTo: to,
    }
    expect([isSwitchedOn(1, settings), isSwitchedOn(2, settings)]).toEqual([false, true])
    expect([restaurantSeason(1, settings), restaurantSeason(2, settings)]).toEqual([null, { from, to }])
    expect(restaurantSeason(2, { ...settings, restaurantTwoSeasonTo: civilDate('2027-05-01') })).toBeNull()
  })
})
