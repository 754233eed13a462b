import { expect, test } from 'vitest'
import { booksOf, type Books } from './books.ts'
import { closeDay, CONTROLS, runDay, type Control } from './run-day.ts'
import { reportOf } from './report.ts'
import { wrongRefusals } from './right-refusals.ts'

const seed = Number(process.env['SIMULATION_SEED'] ?? 20_270_814)
const scale = Number(process.env['SIMULATION_SCALE'] ?? 1)
const control = (process.env['SIMULATION_CONTROL'] ?? null) as Control | null
const size = { guests: Math.round(900 * scale), barOrders: Math.round(1500 * scale) }

test(`Q-02 a day of 400 places, ${size.guests} guests and ${size.barOrders} bar orders: every invariant at every step, seed ${seed}`, async () => {
  if (control !== null && !Object.hasOwn(CONTROLS, control)) throw new Error(`there is no control ${control}`)
  const report = await runDay(seed, size, control)
  const { day } = report
  try {
    const books: Books = await booksOf(day)
    process.stdout.write(reportOf({ ...report, seed, books }))
    const ordered = ['cash', 'card'].map((method) => day.journal.done.get(`bar order by ${method}`) ?? 0)
    expect(ordered.reduce((sum, count) => sum + count)).toBe(size.barOrders)
    expect(day.plan.places).toHaveLength(400)
    expect(wrongRefusals(day.journal.refused)).toEqual([])
    expect(books.arrivalsWithoutVisit).toBe(0)
    expect(books.ledgerCents).toBe(books.tillCents + books.providerCents)
    expect(books.ledgerOnlineCents).toBe(books.providerCents)
    expect(books.openCents).toBe(0)
  } finally {
    await closeDay(day)
  }
})
