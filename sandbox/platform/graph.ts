import * as z from 'zod'

/** A value as it is written: as it is, or `[n]` for the n-th node. */
const valueSchema = z.union([z.string(), z.number(), z.boolean(), z.null(), z.tuple([z.int().nonnegative()])])
const nodeSchema = z.union([
  z.strictObject({ object: z.record(z.string(), valueSchema) }),
  z.strictObject({ array: z.array(valueSchema) }),
  z.strictObject({ map: z.array(z.tuple([valueSchema, valueSchema])) }),
  z.strictObject({ set: z.array(valueSchema) }),
  z.strictObject({ date: z.number() }),
])

/** Objects as JSON: one node for each, so that what two of them share is one thing again when it is read. */
export const graphSchema = z.array(nodeSchema).min(1)

type Value = z.output<typeof valueSchema>
type Node = z.output<typeof nodeSchema>
export type Graph = z.output<typeof graphSchema>

/**
 * Writes an object with all that it reaches: plain objects (without what is undefined), arrays, Maps, Sets and Dates;
 * the first node is the object itself. Throws TypeError for anything else, e.g. a function or an own class.
 */
export function encode(root: object): Graph {
  const places = new Map<object, number>()
  const found: object[] = []
  const write = (value: unknown): Value => {
    if (value === null || typeof value === 'string' || typeof value === 'boolean') return value
    if (typeof value === 'number' && Number.isFinite(value)) return value
    if (typeof value !== 'object') throw new TypeError(`a ${typeof value} cannot be kept`)
    const place = places.get(value) ?? found.push(value) - 1
    places.set(value, place)
    return [place]
  }
  write(root)
  const nodes: Node[] = []
  // Grows while it is walked: what a node reaches is put at the end.
  for (const one of found) nodes.push(nodeOf(one, write))
  return nodes
}

function nodeOf(one: object, write: (value: unknown) => Value): Node {
  if (Array.isArray(one)) return { array: one.map(write) }
  if (one instanceof Map) return { map: Array.from(one, ([key, value]) => [write(key), write(value)]) }
  if (one instanceof Set) return { set: Array.from(one, write) }
  if (one instanceof Date) return { date: one.getTime() }
  const prototype: unknown = Object.getPrototypeOf(one)
  if (prototype !== Object.prototype && prototype !== null) {
    throw new TypeError(`a ${one.constructor.name} cannot be kept`)
  }
  const entries = Object.entries(one).filter(([, value]) => value !== undefined)
  return { object: Object.fromEntries(entries.map(([name, value]) => [name, write(value)])) }
}

/** Reads what `encode` wrote. Throws RangeError for a node that is not there. */
export function decode(graph: Graph): object {
  const made = graph.map(emptyOf)
  const at = (place: number): object => {
    const one = made[place]
    if (one === undefined) throw new RangeError(`there is no node ${place}`)
    return one
  }
  const read = (value: Value): unknown => (Array.isArray(value) ? at(value[0]) : value)
  for (const [place, node] of graph.entries()) fill(at(place), node, read)
  return at(0)
}

function emptyOf(node: Node): object {
  if ('map' in node) return new Map()
  if ('set' in node) return new Set()
  if ('date' in node) return new Date(node.date)
  return 'array' in node ? [] : {}
}

function fill(made: object, node: Node, read: (value: Value) => unknown): void {
  if ('map' in node && made instanceof Map) for (const [key, value] of node.map) made.set(read(key), read(value))
  else if ('set' in node && made instanceof Set) for (const value of node.set) made.add(read(value))
  else if ('array' in node && Array.isArray(made)) made.push(...node.array.map(read))
  else if ('object' in node) {
    for (const [name, value] of Object.entries(node.object)) Reflect.set(made, name, read(value))
  }
}
