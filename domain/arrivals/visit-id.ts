import * as z from 'zod/mini'

/** What a visit is a day of: a booked order line, a subscription with its place, or an entry of a carnet. */
export const VISIT_KINDS = ['line', 'subscription', 'entry'] as const
export type VisitKind = (typeof VISIT_KINDS)[number]

/** The claim that a visit stands on; with a day it is one visit. */
export interface Claim {
  readonly kind: VisitKind
  readonly id: number
}

/** A visit's id on the wire: `line:12`, `subscription:5` or `entry:9`. It is the same on each of the claim's days. */
export type VisitId = `${VisitKind}:${number}`

const PATTERN = /^(line|subscription|entry):([1-9]\d{0,14})$/

/** The id of a visit that a device sends. */
export const visitIdField = z.string().check(z.regex(PATTERN, { error: 'not_offered' }))

/** The id of a claim's visits. */
export function visitIdOf({ kind, id }: Claim): VisitId {
  return `${kind}:${id}`
}
