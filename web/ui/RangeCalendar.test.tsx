import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { Suspense, useState } from 'react'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { loadLanguage, setLanguage } from '../platform/language.ts'
import { loadTexts } from '../platform/texts.ts'
import type { DayRange } from './day-range.ts'
import { RangeCalendar, type DayState } from './RangeCalendar.tsx'
import { uiTexts } from './texts.ts'

const STATES: Readonly<Record<string, DayState>> = { '2026-07-25': 'full', '2026-07-16': 'few', '2026-07-28': 'closed' }
const changed = vi.fn<(range: DayRange) => void>()
const shown = vi.fn<(weeks: DayRange) => void>()

function July({ states }: { readonly states: Readonly<Record<string, DayState>> }) {
  const [value, setValue] = useState<DayRange | null>(null)
  return (
    <RangeCalendar
      label="Quando venite?"
      value={value}
      onChange={(range) => {
        changed(range)
        setValue(range)
      }}
      minDay="2026-07-11"
      maxDay="2026-09-13"
      dayState={(day) => (day < '2026-07-11' ? 'past' : (states[day] ?? 'many'))}
      onShown={shown}
    />
  )
}

async function show(states = STATES) {
  render(
    <Suspense fallback={null}>
      <July states={states} />
    </Suspense>,
  )
  await act(async () => undefined)
}

const dayButton = (name: RegExp) => screen.getByRole('button', { name })

function press(key: string) {
  const focused = document.activeElement
  if (!focused) throw new Error('nothing has the focus')
  fireEvent.keyDown(focused, { key })
  fireEvent.keyUp(focused, { key })
}

beforeAll(async () => {
  loadLanguage()
  await loadTexts(uiTexts)
})

beforeEach(() => {
  changed.mockClear()
  shown.mockClear()
})

afterEach(cleanup)

describe('calendar', () => {
  test('R-512 a range is chosen with the keyboard alone', async () => {
    await show()
    act(() => dayButton(/11 luglio 2026/).focus())
    press('ArrowDown')
    press('Enter')
    // Choosing the first day moves on to the next one, the 19th.
    press('ArrowRight')
    press('Enter')
    expect(changed).toHaveBeenLastCalledWith({ from: '2026-07-18', to: '2026-07-20' })
  })

  test('R-512 a range that is chosen backwards is in order', async () => {
    await show()
    fireEvent.click(dayButton(/19 luglio 2026/))
    fireEvent.click(dayButton(/17 luglio 2026/))
    expect(changed).toHaveBeenLastCalledWith({ from: '2026-07-17', to: '2026-07-19' })
  })

  test('R-512 past, full and closed days cannot be chosen, and say so', async () => {
    await show()
    for (const name of [/ 10 luglio 2026/, /25 luglio 2026/, /28 luglio 2026/]) fireEvent.click(dayButton(name))
    expect(changed).not.toHaveBeenCalled()
    expect(dayButton(/25 luglio 2026/).getAttribute('aria-label')).toContain('al completo')
    expect(dayButton(/28 luglio 2026/).getAttribute('aria-label')).toContain('chiuso')
    expect(dayButton(/16 luglio 2026/).getAttribute('aria-label')).toContain('pochi posti')
    expect(dayButton(/10 luglio 2026/).getAttribute('aria-disabled')).toBe('true')
  })

  test('R-512 it begins with this week, and the next four are one press away', async () => {
    await show()
    expect(shown).toHaveBeenLastCalledWith({ from: '2026-07-06', to: '2026-08-02' })
    expect(screen.queryByRole('button', { name: / 5 luglio 2026/ })).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Settimane successive' }))
    expect(shown).toHaveBeenLastCalledWith({ from: '2026-08-03', to: '2026-08-30' })
    expect(dayButton(/sabato 15 agosto 2026/)).toBeTruthy()
  })

  test('R-512 one tap is a whole choice, and the second one makes it longer', async () => {
    await show()
    fireEvent.click(dayButton(/18 luglio 2026/))
    expect(changed).toHaveBeenLastCalledWith({ from: '2026-07-18', to: '2026-07-18' })
    fireEvent.click(dayButton(/20 luglio 2026/))
    expect(changed).toHaveBeenLastCalledWith({ from: '2026-07-18', to: '2026-07-20' })
    fireEvent.click(dayButton(/22 luglio 2026/))
    expect(changed).toHaveBeenLastCalledWith({ from: '2026-07-22', to: '2026-07-22' })
    expect(changed).toHaveBeenCalledTimes(3)
  })

  test.each([
    ['en', /18 July 2026/],
    ['fr', /18 juillet 2026/],
    ['nl', /18 juli 2026/],
    ['de', /18\. Juli 2026/],
  ] as const)('R-112 days are spoken in %s', async (language, name) => {
    await show()
    await act(() => setLanguage(language))
    expect(dayButton(name)).toBeTruthy()
    await act(() => setLanguage('it'))
  })

  test('R-512 today in the afternoon is no past day: its afternoon can be chosen', async () => {
    await show({ '2026-07-11': 'afternoon' })
    const today = dayButton(/11 luglio 2026.*solo il pomeriggio/)
    expect(today.className).not.toContain('past')
    expect(screen.getByText('solo il pomeriggio')).toBeDefined()
    fireEvent.click(today)
    fireEvent.click(today)
    expect(changed).toHaveBeenCalledWith({ from: '2026-07-11', to: '2026-07-11' })
  })

  test('R-512 today without anything left is over, not past', async () => {
    await show({ '2026-07-11': 'over' })
    expect(dayButton(/11 luglio 2026.*finito per oggi/).getAttribute('aria-disabled')).toBe('true')
  })
})
