import type { World } from './payment-world.ts'

/** What came to pass in all lives together: a model in which nothing happens proves nothing. */
export type Tally = Record<
  | 'runs'
  | 'commands'
  | 'confirmed'
  | 'expired'
  | 'failed'
  | 'cancelled'
  | 'noShow'
  | 'completed'
  | 'givenBack'
  | 'refunds'
  | 'declines'
  | 'repeatedMails'
  | 'creditUsed'
  | 'creditBack'
  | 'creditAlone'
  | 'events',
  number
>

export function emptyTally(): Tally {
  return {
    runs: 0,
    commands: 0,
    confirmed: 0,
    expired: 0,
    failed: 0,
    cancelled: 0,
    noShow: 0,
    completed: 0,
    givenBack: 0,
    refunds: 0,
    declines: 0,
    repeatedMails: 0,
    creditUsed: 0,
    creditBack: 0,
    creditAlone: 0,
    events: 0,
  }
}

export function tally(world: World, commands: number, sums: Tally): void {
  const orders = [...world.orders.values()]
  const count = (status: string) => orders.filter((order) => order.status === status).length
  sums.runs += 1
  sums.commands += commands
  sums.confirmed += count('confirmed')
  sums.expired += count('expired')
  sums.failed += count('failed')
  sums.cancelled += count('cancelled')
  sums.noShow += count('no_show')
  sums.completed += count('completed')
  sums.givenBack += [...world.attempts.values()].filter((attempt) => attempt.use === 'give_back').length
  sums.refunds += world.refunds.filter(({ state }) => state === 'succeeded').length
  sums.declines += orders.reduce((sum, order) => sum + order.tries, 0)
  sums.creditUsed += world.ledger.filter(({ kind }) => kind === 'credit').length
  sums.creditBack += world.ledger.filter(({ kind }) => kind === 'credit_back').length
  sums.events += world.eventsHeard
  sums.creditAlone += orders.filter(({ method, totalCents }) => method === 'no_payment_needed' && totalCents > 0).length
  sums.repeatedMails += [...world.mailed.values()].filter((times) => times > 1).length
}
