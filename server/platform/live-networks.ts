import { NETWORKS_IN_A_LARGE_ONE } from '../../domain/platform/call.ts'
import { addressPrefix, widerPrefix } from './asker.ts'

const MOST_STREAMS = 10_000
const MOST_OF_NETWORK = 200
/** A network may have a fortieth of what is free, a large one half: whoever comes last finds some room, however many came before. */
const SHARE_OF_FREE = 1 / 40

/** A network that streams are counted by, and as how many ordinary ones. */
interface Counted {
  readonly network: string
  readonly size: number
}

/** Who follows what, by network: how many streams one has, and how many different states of a channel. */
export class LiveNetworks {
  readonly #isTrusted: (address: string) => boolean
  readonly #streams = new Map<string, number>()
  /** Streams of each state that a network follows, by network and channel. */
  readonly #states = new Map<string, Map<string, number>>()
  #open = 0

  constructor(isTrusted: (address: string) => boolean) {
    this.#isTrusted = isTrusted
  }

  /** The network of an address, and the one around it where there is one. */
  networksOf(address: string): readonly Counted[] {
    const prefix = addressPrefix(address)
    const wider = widerPrefix(prefix)
    const own = { network: prefix, size: this.#isTrusted(address) ? NETWORKS_IN_A_LARGE_ONE : 1 }
    return wider === null ? [own] : [own, { network: wider, size: NETWORKS_IN_A_LARGE_ONE }]
  }

  /**
   * Counts a stream in, of a state of a channel of which an ordinary network follows at most `mostStates`; answers how it is counted
   * out again, once, or null when there is no room for it.
   */
  enter(address: string, channel: string, state: string, mostStates: number): (() => void) | null {
    const counted = this.networksOf(address)
    const most = Math.min(MOST_OF_NETWORK, Math.ceil((MOST_STREAMS - this.#open) * SHARE_OF_FREE))
    const hasRoom = counted.every(({ network, size }) => {
      const states = this.#states.get(`${channel}\n${network}`)
      const isNewState = states?.has(state) !== true
      const isTooWide = isNewState && (states?.size ?? 0) >= mostStates * size
      return !isTooWide && (this.#streams.get(network) ?? 0) < most * size
    })
    if (!hasRoom) return null
    this.#count(counted, channel, state, 1)
    return () => this.#count(counted, channel, state, -1)
  }

  #count(counted: readonly Counted[], channel: string, state: string, by: 1 | -1): void {
    this.#open += by
    for (const { network } of counted) {
      add(this.#streams, network, by)
      const key = `${channel}\n${network}`
      const states = this.#states.get(key) ?? new Map<string, number>()
      add(states, state, by)
      if (states.size === 0) this.#states.delete(key)
      else this.#states.set(key, states)
    }
  }
}

function add(counts: Map<string, number>, key: string, by: number): void {
  const count = (counts.get(key) ?? 0) + by
  if (count === 0) counts.delete(key)
  else counts.set(key, count)
}
