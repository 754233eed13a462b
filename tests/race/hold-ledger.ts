/** What a guest asks for: places for days, whole ones or halves. */
export interface Stay {
  readonly from: string
  readonly to: string
  readonly part: 'full_day' | 'morning' | 'afternoon'
  readonly places: readonly number[]
}

/**
 * Who has which place, as the guests know it: from the answer that gave it to them until they give it up. Two guests in
 * one place at the same time are a double booking that really happened, also when nothing of it is left at the end.
 */
export class HoldLedger {
  readonly #holders = new Map<string, number>()
  readonly #stays = new Map<number, Stay>()

  /** Notes what a customer was given; answers how many half-days of places another one had. */
  hold(customer: number, stay: Stay): number {
    this.#stays.set(customer, stay)
    let doubles = 0
    for (const slot of slotsOf(stay)) {
      if (this.#holders.has(slot)) doubles += 1
      this.#holders.set(slot, customer)
    }
    return doubles
  }

  release(customer: number): void {
    const stay = this.#stays.get(customer)
    this.#stays.delete(customer)
    if (stay === undefined) return
    for (const slot of slotsOf(stay)) if (this.#holders.get(slot) === customer) this.#holders.delete(slot)
  }

  /** How many places are held, each for one stay. */
  get places(): number {
    return [...this.#stays.values()].reduce((sum, { places }) => sum + places.length, 0)
  }
}

/** Every half-day of every place of a stay; its days are of one month. */
function slotsOf({ from, to, part, places }: Stay): string[] {
  const halves = part === 'full_day' ? ['morning', 'afternoon'] : [part]
  const [first, last] = [from, to].map((day) => Number(day.slice(-2)))
  const days = Array.from({ length: (last ?? 0) - (first ?? 0) + 1 }, (_, index) => (first ?? 0) + index)
  return places.flatMap((place) => days.flatMap((day) => halves.map((half) => `${place} ${day} ${half}`)))
}
