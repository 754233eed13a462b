import { describe, expect, test } from 'vitest'
import { intParameter, stringParameter } from './parameters.ts'
import { privacyUrl } from './privacy-url.ts'
import { umbrellaSeason } from './season.ts'
import { parseSetting, readTypedSetting, settingsFrom } from './setting-value.ts'
import { SETTING_KEYS, SETTINGS, type SettingKey } from './settings.ts'

const context = { linkHosts: ['www.bagnoargo.example'] }
const defaults = settingsFrom(new Map()).settings

describe('R-901 the table of settings', () => {
  test('every id is used once, from 1001 on', () => {
    const ids = SETTING_KEYS.map((key) => SETTINGS[key].id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(Math.min(...ids)).toBe(1001)
  })

  test.each(SETTING_KEYS)('%s accepts its own default', (key) => {
    expect(parseSetting(key, SETTINGS[key].default, context)).toEqual(SETTINGS[key].default)
  })

  test('R-902 the constants of the specification are the defaults', () => {
    expect(defaults).toMatchObject({
      maintenance: false,
      holdMinutes: 8,
      maxUmbrellas: 5,
      largeDogOverTenthsKg: 140,
      cashCutoffMorning: 10,
      cashCutoffAfternoon: 15,
      cashCutoffNoon: 12,
      servicePercent: 0,
      restaurantLunchCutoff: 11,
      restaurantDinnerOnlyCutoff: 12,
      restaurantLastCutoff: 20,
    })
  })

  test.each([
    ['umbrellaSeasonFrom', 1001],
    ['umbrellaSeasonTo', 1002],
    ['restaurantOneSeasonFrom', 1003],
    ['restaurantOneSeasonTo', 1004],
    ['maintenance', 1005],
    ['restaurantTwoSeasonFrom', 1006],
    ['restaurantTwoSeasonTo', 1007],
    ['restaurantOneActive', 1008],
    ['restaurantTwoActive', 1009],
    ['cashCutoffMorning', 1010],
    ['cashCutoffAfternoon', 1011],
    ['conditionsWithPayment', 1012],
    ['conditionsWithoutPayment', 1013],
    ['privacyUrlIt', 1014],
    ['privacyUrlEn', 1015],
    ['accountDeletion', 1016],
  ] as const)('R-704 %s is parameter %i and public', (key, id) => {
    expect(SETTINGS[key].id).toBe(id)
    expect(SETTINGS[key].publicAs).not.toBeNull()
  })
})

describe('what a setting accepts', () => {
  const junk = [undefined, {}, [1], Number.NaN, Number.POSITIVE_INFINITY, 1e99, -1, 0.5, '8', '\u0000', 'x'.repeat(600)]

  test.each(SETTING_KEYS.filter((key) => SETTINGS[key].kind === 'whole'))(
    '%s refuses everything but a whole number in its range',
    (key) => {
      for (const value of [...junk, null, true]) expect(parseSetting(key, value, context)).toBeUndefined()
    },
  )

  test.each<[SettingKey, unknown, unknown]>([
    ['holdMinutes', 1, 1],
    ['holdMinutes', 0, undefined],
    ['holdMinutes', 60, 60],
    ['holdMinutes', 61, undefined],
    ['maxUmbrellas', 6, undefined],
    ['maintenance', 1, true],
    ['maintenance', false, false],
    ['maintenance', 2, undefined],
    ['maintenance', 'true', undefined],
    ['umbrellaSeasonFrom', '2026-06-01', '2026-06-01'],
    ['umbrellaSeasonFrom', '2026-02-30', undefined],
    ['umbrellaSeasonFrom', null, null],
    ['umbrellaSeasonFrom', '', undefined],
    ['minimumVersionIos', '4.0.0-beta.1', '4.0.0-beta.1'],
    ['minimumVersionIos', 'latest', undefined],
    ['conditionsWithPayment', 'terms-2', 'terms-2'],
    ['conditionsWithPayment', '../secrets', undefined],
    ['resortName', 'Lido\nSud', undefined],
    ['resortName', 'x'.repeat(61), undefined],
    ['trustedPrefixes', ['192.0.2.0/24', '2001:db8::/64'], ['192.0.2.0/24', '2001:db8::/64']],
    ['trustedPrefixes', ['everyone'], undefined],
    ['trustedPrefixes', ['203.0.113.7', '10.0.0.0/8', 'fd00::/8'], ['203.0.113.7', '10.0.0.0/8', 'fd00::/8']],
    ['trustedPrefixes', ['0.0.0.0/0'], undefined],
    ['trustedPrefixes', ['192.0.0.0/15'], undefined],
    ['trustedPrefixes', ['10.0.0.0/7'], undefined],
    ['trustedPrefixes', ['172.0.0.0/12'], undefined],
    ['trustedPrefixes', ['192.0.2.256'], undefined],
    ['trustedPrefixes', ['192.0.2.0/33'], undefined],
    ['trustedPrefixes', ['::/0'], undefined],
    ['trustedPrefixes', ['::ffff:0:0/96'], undefined],
    ['trustedPrefixes', ['2000::/3'], undefined],
    ['trustedPrefixes', ['2001:db8::/47'], undefined],
    ['linkHosts', ['bad host'], undefined],
    ['resortPosition', '43.2871, 10.5230', '43.2871, 10.5230'],
    ['resortPosition', '-33.9,151.2', '-33.9,151.2'],
    ['resortPosition', '', ''],
    ['resortPosition', '91, 10', undefined],
    ['resortPosition', '43.2871, 181', undefined],
    ['resortPosition', '43,2871, 10,5230', undefined],
    ['resortPosition', '43.2871', undefined],
  ])('%s given %j becomes %j', (key, given, expected) => {
    expect(parseSetting(key, given, context)).toEqual(expected)
  })

  test.each([
    ['https://www.bagnoargo.example/privacy?lang=it#top', true],
    ['', true],
    ['http://www.bagnoargo.example/', false],
    ['https://evil.example/', false],
    ['https://www.bagnoargo.example@evil.example/', false],
    ['https://www.bagnoargo.example.evil.example/', false],
    ['https:\\\\www.bagnoargo.example/', false],
    ['//www.bagnoargo.example/', false],
    ['javascript:alert(1)', false],
    ['https://www.bagnoargo.example/"onload=x', false],
    ['https://www.bagnoargo.example/\n', false],
  ])('R-219 a link %j is accepted: %s', (value, accepted) => {
    expect(parseSetting('privacyUrlIt', value, context) !== undefined).toBe(accepted)
  })

  test('a stored value that does not fit stays at its default and is named', () => {
    const stored = new Map<string, unknown>([
      ['holdMinutes', 'soon'],
      ['maxUmbrellas', 3],
      ['gone', 1],
      ['webcamFrameUrl', 'https://cam.example/'],
    ])
    const { settings, unfit } = settingsFrom(stored)
    expect(settings.holdMinutes).toBe(8)
    expect(settings.maxUmbrellas).toBe(3)
    expect(settings.webcamFrameUrl).toBe('')
    expect(unfit.toSorted()).toEqual(['holdMinutes', 'webcamFrameUrl'])
  })

  test('typed values are read by the kind of their setting', () => {
    expect(readTypedSetting('holdMinutes', '12')).toBe(12)
    expect(readTypedSetting('holdMinutes', 'twelve')).toBe('twelve')
    expect(readTypedSetting('maintenance', 'true')).toBe(true)
    expect(readTypedSetting('umbrellaSeasonFrom', '')).toBeNull()
    expect(readTypedSetting('linkHosts', 'a.example, b.example')).toEqual(['a.example', 'b.example'])
    expect(readTypedSetting('resortName', '42')).toBe('42')
  })
})

describe('R-702 R-703 the allow-list of parameters', () => {
  const INTERNAL = [
    'trustedPrefixes',
    'linkHosts',
    'heldSharePercent',
    'sessionMaxDays',
    'maxHeldPerPrefix',
    'minimumVersionIos',
  ] as const

  test.each(INTERNAL)('%s is answered by neither call', (key) => {
    expect(intParameter(defaults, SETTINGS[key].id)).toBeNull()
    expect(stringParameter(defaults, SETTINGS[key].id)).toBeNull()
  })

  test('a parameter answers only as its own type', () => {
    expect(intParameter(defaults, 1005)).toBe(0)
    expect(stringParameter(defaults, 1005)).toBeNull()
    expect(intParameter(defaults, 1012)).toBeNull()
    expect(stringParameter(defaults, 1012)).toEqual({ kind: 'page', slug: 'conditions-with-payment' })
    expect(intParameter(defaults, 999)).toBeNull()
  })

  test('R-903 a season that is not set is unknown, never a date of years ago', () => {
    expect(stringParameter(defaults, 1002)).toBeNull()
    const { settings } = settingsFrom(new Map([['umbrellaSeasonTo', '2026-09-15']]))
    expect(stringParameter(settings, 1002)).toMatchObject({ text: '2026-09-15' })
  })
})

test.each([
  [null, null, null],
  ['2026-06-01', null, null],
  [null, '2026-09-15', null],
  ['2026-09-15', '2026-06-01', null],
  ['2026-06-01', '2026-06-01', { from: '2026-06-01', to: '2026-06-01' }],
  ['2026-06-01', '2026-09-15', { from: '2026-06-01', to: '2026-09-15' }],
])('R-903 season from %s to %s is %j', (from, to, expected) => {
  const { settings } = settingsFrom(
    new Map([
      ['umbrellaSeasonFrom', from],
      ['umbrellaSeasonTo', to],
    ]),
  )
  expect(umbrellaSeason(settings)).toEqual(expected)
})

test('R-219 the policy is the resort’s link, or the app’s own page', () => {
  const own = { privacyUrlIt: '', privacyUrlEn: 'https://www.bagnoargo.example/privacy' }
  expect(privacyUrl(own, 'it', 'https://app.example')).toBe('https://app.example/trattamentodati?language=it')
  expect(privacyUrl(own, 'en', 'https://app.example')).toBe('https://www.bagnoargo.example/privacy')
})
