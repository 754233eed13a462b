import { createHash } from 'node:crypto'
import * as actions from '../../domain/arrivals/action-calls.ts'
import * as views from '../../domain/arrivals/calls.ts'
import type { CallInput } from '../../domain/platform/call.ts'
import type { Payer } from '../support/payment-world.ts'
import { at, DAY, instantOf, type DayWorld, type Guest } from './day-world.ts'
import type { Stay } from './guests.ts'

/** When the second tablet has no network. */
const OFFLINE = { from: at(9, 30), to: at(10, 30) }
/** When the clock frees the places of who did not come: ten o'clock and its grace. */
const CUTOFF_OVER = at(10, 15)
const HASH_BYTES = 16

type ArriveInput = Omit<CallInput<typeof actions.arrive>, 'clientId'>
type Coming = Guest & { readonly stay: Stay }

/** Who has a place comes in the morning, or after lunch for an afternoon; some late, some call, some never. */
export function planArrivals(day: DayWorld): void {
  const offline = new OfflineTablet(day)
  for (const guest of day.guests) {
    const kind = day.below(100)
    const usual = { morning: at(8, 30) + day.below(150), afternoon: at(13, 30) + day.below(120) }
    const lateness = kind < 15 ? 60 + day.below(180) : 0
    const isLost = kind >= 92
    const calls = kind < 5
    day.later(at(8, 25), async () => {
      if (guest.stay === null || isLost) return
      const coming = guest as Coming
      const minute = (guest.stay.part === 'afternoon' ? usual.afternoon : usual.morning) + lateness
      if (calls) day.later(at(9, 15), () => callLate(day, coming, minute))
      day.later(minute, () => (offline.isAway(minute) ? offline.see(coming, minute) : arrive(day, coming)))
    })
  }
  day.later(OFFLINE.from - 5, () => offline.prepare())
  day.later(OFFLINE.to, () => offline.sync())
  // After a reload it sends all of it again.
  day.later(OFFLINE.to + 10, () => offline.sync())
}

/** Shows the pass; what is due is taken in the same step. Now and then both tablets act in the same moment. */
async function arrive(day: DayWorld, { stay }: Coming): Promise<void> {
  const { journal, people } = day
  const tablets: [Payer, Payer] = day.chance(50) ? [people.beach, people.beachToo] : [people.beachToo, people.beach]
  const scan = await journal.must(tablets[0], views.findVisit, { code: stay.passCode, day: DAY })
  journal.count(`scanned: ${scan.verdict}`)
  const open = scan.visits.filter(({ arrivedAt }) => arrivedAt === null)
  const [first] = open
  if (scan.verdict !== 'welcome' || first === undefined) return expectRefusedRightly(day, stay, scan.verdict)
  const tender = day.pick(['cash', 'card_terminal'] as const)
  const collect = first.dueCents > 0 ? { collect: { tender, amountCents: first.dueCents } } : {}
  const input = { visitIds: open.map(({ visitId }) => visitId), day: DAY, ...collect }
  if (!day.chance(12)) {
    const come = await journal.ask(tablets[0], actions.arrive, { ...input, clientId: day.press() })
    if (come.value === null) return
    journal.count(first.dueCents > 0 ? 'arrived and paid' : 'arrived')
    if (day.chance(4)) await undo(day, tablets[0], come.value.actionId, input)
    return
  }
  const both = await Promise.all(
    tablets.map((tablet) => journal.ask(tablet, actions.arrive, { ...input, clientId: day.press() })),
  )
  const codes = both.map(({ code }) => code)
  const winners = codes.filter((code) => code === null).length
  // A third tablet, or the desk's release, may have been faster than both.
  if (winners > 1) throw new Error('two tablets let one guest in twice')
  if (winners === 0) await expectRefusedRightly(day, stay, 'already_arrived')
  journal.count(`two tablets at once: ${winners === 1 ? 'one let the guest in' : codes.join(', ')}`)
}

/** Pressed by mistake: taken back, and done again. */
async function undo(day: DayWorld, tablet: Payer, actionId: number, input: ArriveInput): Promise<void> {
  const back = await day.journal.ask(tablet, actions.undoArrival, { actionId })
  if (back.value === null) return
  day.journal.count('arrival taken back')
  await day.journal.must(tablet, actions.arrive, { ...input, clientId: day.press() })
}

/** Nobody is sent away who has a place: what a scan refuses is no place of today any more. */
async function expectRefusedRightly(day: DayWorld, stay: Stay, verdict: views.ScanVerdict): Promise<void> {
  const [order] = await day.db.sql<{ status: string; stands: boolean; isHere: boolean }>(
    `select o.status, exists (
        select from occupancy s where s.order_id = o.id and s.state = 'booked' and s.days @> $2::date) as stands,
      exists (select from arrival a where a.order_id = o.id and a.day = $2 and a.undone_at is null) as "isHere"
     from orders o where o.id = $1`,
    [stay.orderId, DAY],
  )
  if (order?.stands === true && order.status === 'confirmed' && !order.isHere && verdict !== 'welcome')
    throw new Error(`the guest of order ${stay.orderId} has a place and is refused: ${verdict}`)
}

async function callLate(day: DayWorld, { stay }: Coming, minute: number): Promise<void> {
  const scan = await day.journal.must(day.people.cashier, views.findVisit, { code: stay.passCode, day: DAY })
  const [visit] = scan.visits
  if (scan.verdict !== 'welcome' || visit === undefined) return
  const wish = { visitId: visit.visitId, day: DAY, expectedAt: instantOf(minute), clientId: day.press() }
  const kept = await day.journal.ask(day.people.cashier, actions.arriveLate, wish)
  if (kept.value !== null) day.journal.count('called: comes late')
}

/** The second tablet's hour without a network: what it sees it keeps, and tells it twice. */
class OfflineTablet {
  readonly #day: DayWorld
  #list: actions.DayList | null = null
  readonly #seen: actions.SyncItem[] = []
  /** What each became when it was told first. */
  readonly #told = new Map<string, string>()

  constructor(day: DayWorld) {
    this.#day = day
  }

  isAway(minute: number): boolean {
    return this.#list !== null && minute >= OFFLINE.from && minute < OFFLINE.to && this.#day.chance(50)
  }

  async prepare(): Promise<void> {
    this.#list = await this.#day.journal.must(this.#day.people.beachToo, actions.getDayList, { day: DAY })
  }

  /** Only the list is asked: hashes of passes, as they were before the hour. */
  async see(guest: Coming, minute: number): Promise<void> {
    const salt = this.#list?.salt ?? ''
    const hash = createHash('sha256').update(`${salt}${guest.stay.passCode}`).digest()
    const passHash = hash.subarray(0, HASH_BYTES).toString('base64url')
    const known = this.#list?.visits.filter((visit) => visit.passHashes.includes(passHash)) ?? []
    if (known.length === 0) return this.#day.journal.count('offline: not in the list')
    for (const [index, { visitId, dueCents }] of known.entries()) {
      const collect = index === 0 && dueCents > 0 ? { collect: { tender: 'cash' as const, amountCents: dueCents } } : {}
      this.#seen.push({ clientId: this.#day.press(), visitId, day: DAY, at: instantOf(minute), ...collect })
    }
    this.#day.journal.count('offline: seen')
    // Some of them are seen by the other tablet too, which has a network.
    if (this.#day.chance(15)) await arrive(this.#day, guest)
  }

  async sync(): Promise<void> {
    if (this.#seen.length === 0) return
    const { journal, people } = this.#day
    const isAgain = this.#told.size > 0
    const kept = JSON.parse(JSON.stringify(this.#seen)) as actions.SyncItem[]
    for (let from = 0; from < kept.length; from += 50) {
      const { items } = await journal.must(people.beachToo, actions.syncArrivals, {
        items: kept.slice(from, from + 50),
      })
      for (const { result, reason, clientId } of items) {
        const { at: seenAt = '' } = kept.find((item) => item.clientId === clientId) ?? {}
        const wasInTime = seenAt < instantOf(CUTOFF_OVER)
        // The clock frees the places of those whom only a tablet without a network has seen.
        if (!isAgain && result === 'refused')
          journal.count(`offline: ${wasInTime ? 'seen before' : 'came after'} the clock freed the place`)
        const before = this.#told.get(clientId)
        if (before !== undefined && before !== result) throw new Error(`told again, ${before} became ${result}`)
        this.#told.set(clientId, result)
        journal.count(`${isAgain ? 'synced again' : 'synced'}: ${result}${reason === null ? '' : ` ${reason}`}`)
      }
    }
  }
}
