import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { instantOf, wallTime, type WallTime } from '../orders/resort-time.ts'
import { addDays, civilDate } from '../platform/civil-date.ts'
import { HOUR, MINUTE } from '../platform/duration.ts'
import { wordsFor } from './broadcast-rules.ts'
import { isReminderDue } from './reminder-rules.ts'

const DAY = civilDate('2027-07-18')
const at = (time: string) => `2027-07-17T${time}` as WallTime

describe('B-13 the reminder of the day before', () => {
  test.each<[string, WallTime, string, boolean]>([
    ['a minute early', at('17:59:59'), '2027-07-01', false],
    ['at its hour', at('18:00:00'), '2027-07-01', true],
    ['late, after the server was down', at('23:59:59'), '2027-07-16', true],
    ['on the day itself', '2027-07-18T00:00:00' as WallTime, '2027-07-01', false],
    ['two days before', '2027-07-16T18:00:00' as WallTime, '2027-07-01', false],
    ['booked on that day', at('18:00:00'), '2027-07-17', false],
  ])('%s', (_case, now, bookedOn, isDue) => {
    expect(isReminderDue({ day: DAY, bookedOn: civilDate(bookedOn) }, now, 18)).toBe(isDue)
  })

  test('hour 0 never reminds', () => {
    expect(isReminderDue({ day: DAY, bookedOn: civilDate('2027-07-01') }, at('18:00:00'), 0)).toBe(false)
  })

  /** The wall's time every ten minutes of two days, as the zone shows it. */
  const walls = (from: string) => {
    const start = Date.parse(instantOf(civilDate(from), 0))
    const format = new Intl.DateTimeFormat('sv-SE', {
      timeZone: 'Europe/Rome',
      dateStyle: 'short',
      timeStyle: 'medium',
    })
    return Array.from({ length: (49 * HOUR) / (10 * MINUTE) }, (_, index) =>
      format.format(start + index * 10 * MINUTE).replace(' ', 'T'),
    ) as WallTime[]
  }

  test.each(['2027-03-27', '2027-10-30', '2027-07-17', '2027-12-31'])(
    'around the nights of %s it is due from its hour to midnight without a gap, whatever the hour',
    (from) => {
      const minutes = walls(from)
      fc.assert(
        fc.property(fc.integer({ min: 1, max: 23 }), fc.integer({ min: 1, max: 60 }), (hour, ago) => {
          const eve = addDays(civilDate(from), 0)
          const stay = { day: addDays(eve, 1), bookedOn: addDays(eve, -ago) }
          const due = minutes.map((now) => isReminderDue(stay, now, hour))
          const wanted = minutes.map((now) => now >= wallTime(eve, hour) && now < wallTime(stay.day, 0))
          expect(due).toEqual(wanted)
          expect(due.some(Boolean)).toBe(true)
        }),
        { numRuns: 40 },
      )
    },
  )
})

test('B-13 each guest reads their language, else Italian, else what was written', () => {
  const words = (title: string) => ({ title, text: 'Il mare è mosso' })
  const texts = { it: words('Mare mosso'), de: words('Hoher Seegang') }
  expect(wordsFor(texts, 'de')).toMatchObject({ title: 'Hoher Seegang', language: 'de' })
  expect(wordsFor(texts, 'nl')).toMatchObject({ title: 'Mare mosso', language: 'it' })
  expect(wordsFor({ fr: words('Mer agitée') }, 'nl')).toMatchObject({ language: 'fr' })
  expect(wordsFor({}, 'it')).toBeNull()
})
