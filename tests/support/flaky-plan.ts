/**
 * What a bad network does to one exchange. `drop`: the connection is reset before the server hears of it. `lose`: the server does its work,
 * and its answer is lost. `truncate`: half of the answer arrives. `stall`: the answer is kept back for `ms`, then the connection is
 * reset. `delay`: the request waits for `ms` before the server gets it. `double`: the server gets the request twice at once, and one of its
 * answers, drawn by `isSecond`, is passed on.
 */
export type Fault =
  | { readonly kind: 'drop' | 'lose' | 'truncate' }
  | { readonly kind: 'delay' | 'stall'; readonly ms: number }
  | { readonly kind: 'double'; readonly isSecond: boolean }

export type FaultKind = Fault['kind']

export const FAULT_KINDS = ['drop', 'lose', 'truncate', 'stall', 'delay', 'double'] as const satisfies FaultKind[]

/** One request as a plan sees it: `turn` counts those of the same method and path from 1. */
export interface Exchange {
  readonly method: string
  readonly path: string
  readonly turn: number
}

/** What happens to an exchange; null when it goes through unharmed. */
export type Plan = (exchange: Exchange) => Fault | null

/** The network of a good day. */
export const UNHARMED: Plan = () => null

interface Weather {
  readonly seed: number
  /** Share of the exchanges that something happens to, from 0 to 1. */
  readonly rate: number
  readonly kinds?: readonly FaultKind[]
  /** Longest delay and length of a stall, in milliseconds. */
  readonly delayMs?: number
  readonly stallMs?: number
  /** After so many harmful turns of one address in a row the next one goes through, so that every journey ends. */
  readonly mostInARow?: number
  /** Which exchanges the weather is about; all by default. */
  readonly concerns?: (exchange: Exchange) => boolean
}

/** Kinds after which the browser has no answer. */
const HARMFUL: ReadonlySet<FaultKind> = new Set(['drop', 'lose', 'truncate', 'stall'])

/**
 * Draws faults from a seed. What an exchange suffers depends on its method, its path and its turn alone, so that the same seed gives the same
 * weather however requests of different addresses overtake each other.
 */
export function seededPlan(weather: Weather): Plan {
  const { concerns = () => true, mostInARow = 2 } = weather
  const inARow = new Map<string, number>()
  return (exchange) => {
    if (!concerns(exchange)) return null
    const address = `${exchange.method} ${exchange.path}`
    const fault = drawn(weather, exchange)
    const harmed = inARow.get(address) ?? 0
    const isHarmful = fault !== null && HARMFUL.has(fault.kind)
    if (isHarmful && harmed >= mostInARow) {
      inARow.set(address, 0)
      return null
    }
    inARow.set(address, isHarmful ? harmed + 1 : 0)
    return fault
  }
}

function drawn(
  { seed, rate, kinds = FAULT_KINDS, delayMs = 800, stallMs = 2_000 }: Weather,
  { method, path, turn }: Exchange,
): Fault | null {
  const draw = (what: string) => fraction(`${seed} ${method} ${path} ${turn} ${what}`)
  if (draw('whether') >= rate) return null
  const kind = kinds[Math.floor(draw('kind') * kinds.length)] ?? 'drop'
  if (kind === 'delay') return { kind, ms: Math.ceil(draw('ms') * delayMs) }
  if (kind === 'stall') return { kind, ms: stallMs }
  return kind === 'double' ? { kind, isSecond: draw('second') < 0.5 } : { kind }
}

/** A number from 0 to below 1 that belongs to a text: FNV-1a, mixed as murmur3 does at its end. */
function fraction(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32
}
