import { describe, expect, test } from 'vitest'
import { civilDate } from '../../domain/platform/civil-date.ts'
import { calendarFile, type CalendarFile } from './calendar-file.ts'

const FILE: CalendarFile = {
  id: 'BA-7K3M-Q2XT',
  stays: [
    {
      number: 1,
      from: civilDate('2027-07-18'),
      to: civilDate('2027-07-19'),
      part: 'full_day',
      title: 'Bagno Argo: C5 e C6, giornata intera',
      description: '2 lettini; con Nebbia, ordine BA-7K3M-Q2XT\nMostra il QR',
    },
  ],
  sequence: 0,
  location: 'Viale del Mare 1, Forte dei Marmi',
  url: 'http://localhost:3000/riepilogo?order=7',
  writtenAt: '2027-07-11T08:24:05.250Z',
  remindAt: '2027-07-18T07:00:00.000Z',
  reminder: 'Arriva entro le 10:00',
}

const lines = (file: CalendarFile) => calendarFile(file).split('\r\n')
const octets = (line: string) => new TextEncoder().encode(line).length

describe('calendarFile', () => {
  test('B-02 is one VCALENDAR with whole days, the end exclusive, and instants in UTC', () => {
    const written = lines(FILE)
    expect(written[0]).toBe('BEGIN:VCALENDAR')
    expect(written.at(-2)).toBe('END:VCALENDAR')
    expect(written).toContain('DTSTART;VALUE=DATE:20270718')
    expect(written).toContain('DTEND;VALUE=DATE:20270720')
    expect(written).toContain('DTSTAMP:20270711T082405Z')
    expect(written).toContain('TRIGGER;VALUE=DATE-TIME:20270718T070000Z')
    expect(written.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1)
  })

  test('B-02 a table begins at its hour, in UTC, and has no end', () => {
    const stay = { ...FILE.stays[0]!, at: '2027-07-18T11:00:00.000Z' }
    const written = lines({ ...FILE, stays: [stay] })
    expect(written).toContain('DTSTART:20270718T110000Z')
    expect(written.some((line) => line.startsWith('DTEND'))).toBe(false)
  })

  test('B-02 has no reminder when nothing is due', () => {
    expect(calendarFile({ ...FILE, remindAt: null })).not.toContain('VALARM')
  })

  test('B-02 every stay is an event of its own, with the reminder on the first only', () => {
    const stay = FILE.stays[0]!
    const text = calendarFile({
      ...FILE,
      stays: [stay, { ...stay, number: 2, from: civilDate('2027-08-31'), to: civilDate('2027-08-31') }],
    })
    expect(text).toContain('UID:BA-7K3M-Q2XT-1@battigia')
    expect(text).toContain('UID:BA-7K3M-Q2XT-2@battigia')
    expect(text).toContain('DTEND;VALUE=DATE:20270901')
    expect(text.split('BEGIN:VALARM')).toHaveLength(2)
  })

  test('B-02 commas, semicolons, backslashes and line ends are escaped', () => {
    const text = calendarFile({ ...FILE, location: 'Via A\\B, 1; mare' })
    expect(text).toContain('LOCATION:Via A\\\\B\\, 1\\; mare')
    expect(text).toContain('BA-7K3M-Q2XT\\nMostra')
  })

  test('B-02 long lines are folded at 75 octets, never inside a character, and unfold to the same', () => {
    const title = `Città ${'àèìòù🐕'.repeat(20)}`
    const text = calendarFile({ ...FILE, stays: [{ ...FILE.stays[0]!, title }] })
    expect(Math.max(...text.split('\r\n').map(octets))).toBeLessThanOrEqual(75)
    expect(text.replaceAll('\r\n ', '')).toContain(`SUMMARY:${title}`)
  })

  test('B-02 every line ends with CRLF', () => {
    expect(calendarFile(FILE).replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  })
})
