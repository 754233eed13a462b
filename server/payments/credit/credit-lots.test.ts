import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { violations } from '../../../tests/invariants/check.ts'
import { CREDIT_INVARIANTS } from '../../../tests/invariants/credit-invariants.ts'
import { bookingDatabase, makeCustomers, setClock } from '../../../tests/race/booking-world.ts'
import type { TestDatabase } from '../../../tests/support/database.ts'

let db: TestDatabase
let people = 0
beforeAll(async () => {
  db = await bookingDatabase()
})
afterAll(() => db.close())

const RETURN_DAYS = 3
const START = Date.parse('2027-07-01T10:00:00Z')
const DAYS = 86_400_000

/** One thing that happens; `n` chooses the order or the days. */
const step = fc.record({
  name: fc.constantFrom('earn', 'earn', 'use', 'use', 'use', 'back', 'day', 'expire'),
  cents: fc.integer({ min: 1, max: 3000 }),
  n: fc.nat(3),
})
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

interface Lot {
  readonly endsOn: number | null
  left: number
}

/** What credit should be, in the simplest words: lots by their last day, and what each order has of which lot. */
class Purse {
  today = 0
  readonly lots: Lot[] = []
  readonly uses = [0, 1, 2].map((): { readonly lot: Lot; cents: number }[] => [])

  usable(): Lot[] {
    const open = this.lots.filter(({ left, endsOn }) => left > 0 && (endsOn === null || endsOn >= this.today))
    return open.toSorted((a, b) => (a.endsOn ?? Infinity) - (b.endsOn ?? Infinity))
  }
  sum(): number {
    return this.usable().reduce((sum, { left }) => sum + left, 0)
  }
  use(order: number, cents: number): boolean {
    if (this.sum() < cents) return false
    let rest = cents
    for (const lot of this.usable()) {
      const part = Math.min(rest, lot.left)
      lot.left -= part
      rest -= part
      if (part > 0) this.uses[order]?.push({ lot, cents: part })
    }
    return true
  }
  standing(order: number): number {
    return (this.uses[order] ?? []).reduce((sum, { cents }) => sum + cents, 0)
  }
}

async function anAccount(): Promise<{ accountId: number; orders: readonly number[] }> {
  const [customer] = await makeCustomers(db, 1, `lots-${(people += 1)}-`)
  if (customer === undefined) throw new Error('no customer was made')
  const rows = await db.sql<{ id: number }>(
    `insert into orders (number, account_id, quote_id, status, method, first_day, service_percent, service_cents, total_cents,
       language, pass_code, refund_policy, category)
     select 'T-' || $1::text || '-' || n, $1::bigint, 'T-' || $1::text || '-' || n, 'confirmed', 'cash', '2027-09-01', 0, 0, 0, 'it', 'T-' || $1::text || '-' || n,
       '{"fullHours": 0, "laterPercent": 0}', 'parking' from generate_series(1, 3) n returning id::integer`,
    [customer.accountId],
  )
  return { accountId: customer.accountId, orders: rows.map(({ id }) => id) }
}

const one = async <T>(text: string, values: unknown[]): Promise<T> => {
  const [row] = await db.sql<{ value: T }>(`select ${text} as value`, values)
  if (row === undefined) throw new Error('no answer')
  return row.value
}

/** Does a step in the database and in the purse; what the two say has to be the same. */
async function take(
  purse: Purse,
  of: { accountId: number; orders: readonly number[] },
  { name, cents, n }: Step,
  at: number,
) {
  const index = n % 3
  const orderId = of.orders[index] ?? 0
  const key = `${of.accountId}:${at}`
  if (name === 'earn') {
    const endsOn = n === 3 ? null : purse.today + n * 2
    await one(`grant_credit($1, $2, 'goodwill', $3, null, resort_today() + $4::integer, $5, '')`, [
      of.accountId,
      cents,
      key,
      endsOn === null ? null : n * 2,
      RETURN_DAYS,
    ])
    purse.lots.push({ endsOn, left: cents })
  } else if (name === 'use') {
    expect(await one('use_credit($1, $2, $3)', [orderId, cents, key])).toBe(purse.use(index, cents))
  } else if (name === 'back') {
    const standing = purse.standing(index)
    // Which of two lots with one last day comes first only the database knows: all of it comes back.
    expect(await one('return_credit($1, $2, $3, false)', [orderId, standing + cents, key])).toBe(standing)
    for (const { lot, cents: part } of purse.uses[index]?.splice(0) ?? []) lot.left += part
  } else if (name === 'day') {
    purse.today += n
    await setClock(db, new Date(START + purse.today * DAYS).toISOString())
  } else {
    await one('expire_credit(1000)', [])
    for (const lot of purse.lots) if (lot.endsOn !== null && lot.endsOn < purse.today) lot.left = 0
  }
}

describe('B-06 lots of credit', () => {
  test('whatever happens: the soonest to end goes first, nothing gets lost, nothing is there twice', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
        await setClock(db, new Date(START).toISOString())
        const [purse, of] = [new Purse(), await anAccount()]
        for (const [at, each] of steps.entries()) {
          // What comes back after its last day is told apart by hand below.
          if (each.name === 'back' && purse.uses.flat().some(({ lot }) => (lot.endsOn ?? Infinity) < purse.today))
            continue
          await take(purse, of, each, at)
          expect(await one('usable_credit($1)', [of.accountId])).toBe(purse.sum())
        }
        expect(await violations((text) => db.sql(text), CREDIT_INVARIANTS)).toEqual([])
      }),
      { numRuns: 40, seed: 2027 },
    )
  })

  test('what comes back after its last day lasts some days more', async () => {
    await setClock(db, new Date(START).toISOString())
    const of = await anAccount()
    const [orderId] = of.orders
    await one(`grant_credit($1, 1000, 'goodwill', $2, null, resort_today(), $3, '')`, [
      of.accountId,
      `late ${of.accountId}`,
      RETURN_DAYS,
    ])
    expect(await one('use_credit($1, 700, $2)', [orderId, `late ${orderId}`])).toBe(true)
    await setClock(db, new Date(START + 5 * DAYS).toISOString())
    await one('expire_credit(1000)', [])
    expect(await one('usable_credit($1)', [of.accountId])).toBe(0)
    expect(await one('return_credit($1, 700, $2, false)', [orderId, `late back ${orderId}`])).toBe(700)
    expect(await one('return_credit($1, 700, $2, false)', [orderId, `late back ${orderId}`])).toBe(0)
    expect(await one('usable_credit($1)', [of.accountId])).toBe(700)
    await setClock(db, new Date(START + (5 + RETURN_DAYS) * DAYS).toISOString())
    expect(await one('usable_credit($1)', [of.accountId])).toBe(700)
    await setClock(db, new Date(START + (6 + RETURN_DAYS) * DAYS).toISOString())
    await one('expire_credit(1000)', [])
    expect(await one('usable_credit($1)', [of.accountId])).toBe(0)
    expect(await violations((text) => db.sql(text), CREDIT_INVARIANTS)).toEqual([])
  })

  test('no entry is changed or taken away, by whatever statement', async () => {
    for (const text of [
      'update credit_entry set amount_cents = amount_cents + 1',
      'delete from credit_entry',
      'truncate credit_entry',
    ])
      await expect(db.sql(text)).rejects.toThrow('append-only')
  })
})
